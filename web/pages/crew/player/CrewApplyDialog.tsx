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
  const role = target === 'seat' || target === 'any-seat' ? undefined : target
  // A seat that is given at once needs no application.
  if (!role || crew.viewer?.canBoard.includes(role.id)) {
    return (
      <ApplyDialog
        crew={crew}
        forAnySeat={target === 'any-seat'}
        chosenId={role?.id}
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
      role={role}
      overlap={overlap}
      details={
        <RoleDetails
          role={role}
          lang={crew.primaryLanguage}
          seats={<RoleSeats role={role} crew={crew} size="details" />}
        />
      }
      onClose={onClose}
    />
  )
}
