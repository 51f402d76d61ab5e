import { m } from '#texts'
import { QueueTab } from '#web/features/moderation/queue/QueueTab.tsx'
import { HandleCard } from './HandleCard.tsx'
import { useHandleProofs } from './handles.queries.ts'

/** The handles that wait to be verified. */
export function HandlesTab() {
  return (
    <QueueTab
      list={useHandleProofs()}
      lead={m.handles_queue_text()}
      emptyTitle={m.handles_queue_empty()}
      emptyText={m.handles_queue_empty_text()}
      card={(proof) => <HandleCard proof={proof} />}
    />
  )
}
