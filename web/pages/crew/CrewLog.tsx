import type { CrewDetails } from '#contract/crews/crews.ts'
import type { LogPicture } from '#contract/logs/logs.ts'
import { MissionLogPanel } from '#web/features/logs/MissionLogPanel.tsx'
import { PublicPicture } from '#web/features/logs/PublicPicture.tsx'
import { RemovePictureButton } from '#web/features/moderation/reports/RemovePictureButton.tsx'
import { ReportPicture } from '#web/features/reports/ReportButton.tsx'
import { useUser } from '#web/session/session.ts'
import { isStaff } from '#web/session/staff.ts'

/** The pictures of a completed mission. Those who were not aboard see one at most. */
export function CrewLog({ crew }: { crew: CrewDetails }) {
  const user = useUser()
  if (crew.displayStatus !== 'completed') return null
  const othersActions = ({ id, author, canReport, canRemove }: LogPicture) => (
    <>
      {user && user.id !== author.id ? (
        <ReportPicture crewId={crew.id} id={id} authorName={author.displayName} canReport={canReport} />
      ) : null}
      {user && isStaff(user) && !canRemove ? (
        <RemovePictureButton crewId={crew.id} id={id} authorName={author.displayName} />
      ) : null}
    </>
  )
  const isAboard = crew.viewer?.isAuthor === true || crew.viewer?.isMember === true
  return isAboard ? (
    <MissionLogPanel crew={crew} othersActions={othersActions} />
  ) : (
    <PublicPicture crewId={crew.id} othersActions={othersActions} />
  )
}
