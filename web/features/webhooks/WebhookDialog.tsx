import { m } from '#texts'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { WebhookSettings } from './WebhookSettings.tsx'
import type { WebhookSubject } from './webhooks.queries.ts'

interface Props {
  subject: WebhookSubject
  /** Of the crew or the search. */
  name: string
  zone: string
  onClose: () => void
}

export function WebhookDialog({ subject, name, zone, onClose }: Props) {
  return (
    <Dialog open onOpenChange={onClose} title={m.webhooks_title()} subtitle={name}>
      <WebhookSettings subject={subject} zone={zone} />
    </Dialog>
  )
}
