import { Hash } from 'lucide-react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { DeleteCrewButton } from '#web/features/moderation/reports/DeleteCrewButton.tsx'
import { WebhookButton } from '#web/features/webhooks/WebhookButton.tsx'
import { CrewFooter } from '#web/pages/crew/CrewFooter.tsx'
import { useUser } from '#web/session/session.ts'

/** Opens the Discord channel that shows the crew. Absent for everyone but its leader, and when the mission is over. */
function CrewWebhook({ crew: { id, title, viewer } }: { crew: CrewDetails }) {
  const zone = useViewerZone()
  if (!viewer?.canEdit) return null
  return (
    <WebhookButton subject={{ kind: 'crew', id }} name={title} zone={zone}>
      <Hash aria-hidden />
      {m.webhooks_title()}
    </WebhookButton>
  )
}

/** What players can do with the post besides: show it in Discord, or delete it as an admin. */
export function PlayerFooter({ crew }: { crew: CrewDetails }) {
  const user = useUser()
  return (
    <CrewFooter crew={crew} sharing={<CrewWebhook crew={crew} />}>
      {user?.isAdmin ? <DeleteCrewButton crew={crew} /> : null}
    </CrewFooter>
  )
}
