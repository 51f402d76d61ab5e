import { useQuery } from '@tanstack/react-query'
import type { CrewSummary } from '#contract/crews/crews.ts'
import type { SeatKind } from '#contract/crews/seats.ts'
import { ApplyDialog } from '#web/features/applications/apply/ApplyDialog.tsx'
import { unmetText } from '#web/features/crews/boarding/condition-texts.ts'
import { crewQuery } from '#web/features/crews/crews.queries.ts'
import { CrewOverlap } from '#web/features/crews/overlaps/CrewOverlap.tsx'

interface Props {
  crew: CrewSummary
  wanted?: readonly SeatKind[] | undefined
  onClose: () => void
}

/** From a card, which does not know yet which seats the player can take at once. */
export function BoardApplyDialog({ crew, wanted, onClose }: Props) {
  const isAsked = crew.givesAtOnce
  const { data, isPending } = useQuery({ ...crewQuery(crew.id), enabled: isAsked })
  // The form must not change under the player's hands.
  if (isAsked && isPending) return null
  return (
    <ApplyDialog
      crew={crew}
      wanted={wanted}
      given={data?.viewer?.canBoard}
      unmet={unmetText(data?.viewer, crew)}
      overlap={<CrewOverlap crew={crew} />}
      onClose={onClose}
    />
  )
}
