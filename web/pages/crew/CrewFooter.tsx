import type { CrewDetails } from '#contract/crews/crews.ts'
import { CrewStats } from '#web/features/crews/details/CrewStats.tsx'
import { ShareCrew } from '#web/features/crews/details/ShareCrew.tsx'
import { DeleteCrewButton } from '#web/features/moderation/reports/DeleteCrewButton.tsx'
import { ReportButton } from '#web/features/reports/ReportButton.tsx'
import { isDeleted } from '#web/i18n/player-names.ts'
import { useUser } from '#web/session/session.ts'
import styles from './CrewLayout.module.css'
import { CrewWebhook } from './CrewWebhook.tsx'

/** Facts about the post, and what one can do with it: share it, show it in Discord, report it, or delete it as an admin. */
export function CrewFooter({ crew }: { crew: CrewDetails }) {
  const user = useUser()
  const leader = crew.members[0]
  const canReport = crew.viewer && !crew.viewer.isAuthor && leader && !isDeleted(leader.displayName)
  return (
    <div className={styles.stats}>
      <CrewStats crew={crew} />
      <ShareCrew crew={crew}>
        <CrewWebhook crew={crew} />
      </ShareCrew>
      {canReport ? <ReportButton crew={crew} player={leader} asCrew /> : null}
      {user?.isAdmin ? <DeleteCrewButton crew={crew} /> : null}
    </div>
  )
}
