import type { CrewDetails } from '#contract/crews.ts'
import type { CrewRole } from '#contract/roles.ts'
import { ApplyDialog } from '#web/features/applications/ApplyDialog.tsx'
import { RoleApplyDialog } from '#web/features/applications/RoleApplyDialog.tsx'
import { RoleSeats } from '#web/features/crews/seats/RoleSeats.tsx'
import { RoleDetails } from '#web/features/roles/RoleDetails.tsx'

interface Props {
  crew: CrewDetails
  /** What to apply for: the crew as a whole or one of its roles. */
  target: 'crew' | CrewRole
  onClose: () => void
}

export function CrewApplyDialog({ crew, target, onClose }: Props) {
  if (target === 'crew') return <ApplyDialog crew={crew} forAnySeat onClose={onClose} />
  return (
    <RoleApplyDialog
      crew={crew}
      role={target}
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
