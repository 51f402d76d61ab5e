import type { LogPicture } from '#contract/logs/logs.ts'
import { RemovePictureButton } from '#web/features/moderation/reports/RemovePictureButton.tsx'
import { ReportPicture } from '#web/features/reports/ReportButton.tsx'
import { useUser } from '#web/session/session.ts'
import { isStaff } from '#web/session/staff.ts'

/** What the viewer can do about the picture of someone else. */
export const useLogActions = (crewId: number) => {
  const user = useUser()
  return ({ id, author, canReport, canRemove }: LogPicture) => (
    <>
      {user && user.id !== author.id ? (
        <ReportPicture crewId={crewId} id={id} authorName={author.displayName} canReport={canReport} />
      ) : null}
      {user && isStaff(user) && !canRemove ? (
        <RemovePictureButton crewId={crewId} id={id} authorName={author.displayName} />
      ) : null}
    </>
  )
}
