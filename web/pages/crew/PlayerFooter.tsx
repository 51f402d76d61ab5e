import type { CrewDetails } from '#contract/crews/crews.ts'
import { DeleteCrewButton } from '#web/features/moderation/reports/DeleteCrewButton.tsx'
import { ReportButton } from '#web/features/reports/ReportButton.tsx'
import { isDeleted } from '#web/i18n/player-names.ts'
import { useUser } from '#web/session/session.ts'
import { CrewFooter } from './CrewFooter.tsx'
import { CrewWebhook } from './CrewWebhook.tsx'

/** What players can do with the post besides: show it in Discord, report it, or delete it as an admin. */
export function PlayerFooter({ crew }: { crew: CrewDetails }) {
  const user = useUser()
  const leader = crew.members[0]
  const canReport = crew.viewer && !crew.viewer.isAuthor && leader && !isDeleted(leader.displayName)
  return (
    <CrewFooter crew={crew} sharing={<CrewWebhook crew={crew} />}>
      {canReport ? <ReportButton crew={crew} player={leader} asCrew /> : null}
      {user?.isAdmin ? <DeleteCrewButton crew={crew} /> : null}
    </CrewFooter>
  )
}
