import { m } from '#texts'
import { Panel } from '#web/ui/display/Panel.tsx'
import { WebhookSettings } from './WebhookSettings.tsx'

interface Props {
  crewId: number
  zone: string
}

/** For the leader of a crew: the Discord channel that shows it. */
export function WebhookPanel({ crewId, zone }: Props) {
  return (
    <Panel title={m.webhooks_title()}>
      <WebhookSettings subject={{ kind: 'crew', id: crewId }} zone={zone} />
    </Panel>
  )
}
