import { Fragment, type ReactNode } from 'react'
import { ListState } from '#web/features/moderation/ListState.tsx'
import { LoadMore } from '#web/features/moderation/LoadMore.tsx'
import { EmptyState } from '#web/ui/display/EmptyState.tsx'
import { Panel } from '#web/ui/display/Panel.tsx'
import styles from './QueueTab.module.css'
import type { useQueue } from './queue.queries.ts'

interface Props<C extends { readonly id: number }> {
  list: ReturnType<typeof useQueue<C>>
  /** Above the list, also while it is empty. */
  filter?: ReactNode
  /** What to look at, above the first case. */
  lead?: string
  emptyTitle: string
  emptyText: string
  card: (each: C) => ReactNode
}

/** The cases that wait for a decision, each on a card. */
export function QueueTab<C extends { readonly id: number }>(props: Props<C>) {
  const { list, filter, lead, emptyTitle, emptyText, card } = props
  return (
    <Panel flush>
      {filter}
      <ListState query={list}>
        {list.data?.length ? (
          <>
            {lead ? <p className={styles.lead}>{lead}</p> : null}
            {list.data.map((each) => (
              <Fragment key={each.id}>{card(each)}</Fragment>
            ))}
          </>
        ) : (
          <EmptyState art="envelope" title={emptyTitle}>
            {emptyText}
          </EmptyState>
        )}
        <LoadMore list={list} />
      </ListState>
    </Panel>
  )
}
