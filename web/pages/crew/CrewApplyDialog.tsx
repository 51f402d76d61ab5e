import type { CrewDetails } from '#contract/crews/crews.ts'
import type { CrewRole } from '#contract/roles/roles.ts'
import { ApplyDialog } from '#web/features/applications/apply/ApplyDialog.tsx'
import { RoleApplyDialog } from '#web/features/applications/apply/RoleApplyDialog.tsx'
import { unmetText } from '#web/features/crews/boarding/condition-texts.ts'
import { CrewOverlap } from '#web/features/crews/overlaps/CrewOverlap.tsx'
import { RoleSeats } from '#web/features/crews/seats/RoleSeats.tsx'
import { RoleDetails } from '#web/features/roles/RoleDetails.tsx'

/** What to apply for: a seat still to be chosen, one that belongs to no role, or one of a role. */
export type ApplyTarget = 'seat' | 'any-seat' | CrewRole

interface Props {
  crew: CrewDetails
  target: ApplyTarget
  onClose: () => void
}

export function CrewApplyDialog({ crew, target, onClose }: Props) {
  const overlap = <CrewOverlap crew={crew} />
  if (target === 'seat' || target === 'any-seat') {
    return (
      <ApplyDialog
        crew={crew}
        forAnySeat={target === 'any-seat'}
        held={crew.viewer?.canWaitFor}
        given={crew.viewer?.canBoard}
        unmet={unmetText(crew.viewer, crew)}
        overlap={overlap}
        onClose={onClose}
      />
    )
  }
  return (
    <RoleApplyDialog
      crew={crew}
      role={target}
      overlap={overlap}
      details={
        <RoleDetails
          role={target}
          lang={crew.primaryLanguage}
          seats={<RoleSeats role={target} crew={crew} size="details" />}
        />
      }
      onClose={onClose}
    />
  )
}
