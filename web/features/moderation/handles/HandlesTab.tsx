import { m } from '#texts'
import { ListState } from '#web/features/moderation/ListState.tsx'
import { LoadMore } from '#web/features/moderation/LoadMore.tsx'
import { EmptyState } from '#web/ui/display/EmptyState.tsx'
import { Panel } from '#web/ui/display/Panel.tsx'
import styles from './HandleCard.module.css'
import { HandleCard } from './HandleCard.tsx'
import { useHandleProofs } from './handles.queries.ts'

/** The handles that wait to be verified. */
export function HandlesTab() {
  const list = useHandleProofs()
  const { data } = list
  return (
    <Panel flush>
      <ListState query={list}>
        {data?.length ? (
          <>
            <p className={styles.lead}>{m.handles_queue_text()}</p>
            {data.map((proof) => (
              <HandleCard key={proof.id} proof={proof} />
            ))}
          </>
        ) : (
          <EmptyState art="envelope" title={m.handles_queue_empty()}>
            {m.handles_queue_empty_text()}
          </EmptyState>
        )}
        <LoadMore list={list} />
      </ListState>
    </Panel>
  )
}
