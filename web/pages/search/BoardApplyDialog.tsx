import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CrewSummary } from '#contract/crews/crews.ts'
import type { SeatKind } from '#contract/crews/seats.ts'
import { OfferAnswers } from '#web/features/account/offer/OfferAnswers.tsx'
import { ApplyDialog } from '#web/features/applications/apply/ApplyDialog.tsx'
import { unmetText } from '#web/features/crews/boarding/condition-texts.ts'
import { crewQuery } from '#web/features/crews/crews.queries.ts'
import { CrewOverlap } from '#web/features/crews/overlaps/CrewOverlap.tsx'
import styles from './BoardApplyDialog.module.css'

interface Props {
  crew: CrewSummary
  wanted?: readonly SeatKind[] | undefined
  onClose: () => void
}

/**
 * From a card, which does not know yet which seats the player can take at once. Who has applied is offered, once, to get
 * the answer on their device or by email.
 */
export function BoardApplyDialog({ crew, wanted, onClose }: Props) {
  const isAsked = crew.givesAtOnce
  const [hasApplied, setApplied] = useState(false)
  const { data, isPending } = useQuery({ ...crewQuery(crew.id), enabled: isAsked })
  if (hasApplied)
    return (
      <div className={styles.offer}>
        <OfferAnswers kind="decision" />
      </div>
    )
  // The form must not change under the player's hands.
  if (isAsked && isPending) return null
  return (
    <ApplyDialog
      crew={crew}
      wanted={wanted}
      given={data?.viewer?.canBoard}
      unmet={unmetText(data?.viewer, crew)}
      overlap={<CrewOverlap crew={crew} />}
      onApplied={() => setApplied(true)}
      onClose={onClose}
    />
  )
}
