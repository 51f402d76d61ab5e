import { Hash } from 'lucide-react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { WebhookButton } from '#web/features/webhooks/WebhookButton.tsx'

/** Opens the Discord channel that shows the crew. Absent for everybody but its leader, and when the mission is over. */
export function CrewWebhook({ crew: { id, title, viewer } }: { crew: CrewDetails }) {
  const zone = useViewerZone()
  if (!viewer?.canEdit) return null
  return (
    <WebhookButton subject={{ kind: 'crew', id }} name={title} zone={zone}>
      <Hash aria-hidden />
      {m.webhooks_title()}
    </WebhookButton>
  )
}
