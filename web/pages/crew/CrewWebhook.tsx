import { useEffect, useEffectEvent } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { useOnDemand } from '#web/dialogs/use-on-demand.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'

// Only for the leader.
const importPanel = async () => (await import('#web/features/webhooks/WebhookPanel.tsx')).WebhookPanel

const canConnect = ({ viewer }: CrewDetails): boolean => viewer?.canEdit === true

/** The Discord channel that shows the crew. Absent for everybody but its leader, and when the mission is over. */
export function CrewWebhook({ crew }: { crew: CrewDetails }) {
  const zone = useViewerZone()
  const { Part: WebhookPanel, load } = useOnDemand(importPanel, { isSilent: true })
  const loadPanel = useEffectEvent((crew: CrewDetails) => {
    if (canConnect(crew) && !WebhookPanel) load()
  })
  // After a failure again with the next change of the crew: the server answers then.
  useEffect(() => loadPanel(crew), [crew])
  return canConnect(crew) && WebhookPanel ? <WebhookPanel crewId={crew.id} zone={zone} /> : null
}
