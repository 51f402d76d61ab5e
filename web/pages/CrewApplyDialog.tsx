import { lazy, Suspense } from 'react'
import type { CrewDetails } from '#contract/crews.ts'
import type { CrewRole } from '#contract/roles.ts'
import { RoleSeats } from '#web/features/crews/RoleSeats.tsx'
import { RoleDetails } from '#web/features/roles/RoleDetails.tsx'
import { loadChunk } from '#web/shell/load-chunk.ts'
import { ApplyDialog } from './apply-dialog.ts'

const RoleApplyDialog = lazy(async () => ({
  default: (await loadChunk(() => import('#web/features/applications/RoleApplyDialog.tsx'))).RoleApplyDialog,
}))

interface Props {
  crew: CrewDetails
  /** What to apply for: the crew as a whole or one of its roles. */
  target: 'crew' | CrewRole
  onClose: () => void
}

export function CrewApplyDialog({ crew, target, onClose }: Props) {
  return (
    <Suspense>
      {target === 'crew' ? (
        <ApplyDialog crew={crew} onClose={onClose} />
      ) : (
        <RoleApplyDialog
          crew={crew}
          role={target}
          details={
            <RoleDetails
              role={target}
              lang={crew.primaryLanguage}
              seats={<RoleSeats role={target} size="details" />}
            />
          }
          onClose={onClose}
        />
      )}
    </Suspense>
  )
}
