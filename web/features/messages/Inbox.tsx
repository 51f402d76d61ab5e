import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import type { Message } from '#contract/messages/messages.ts'
import { m } from '#texts'
import { Reference } from '#web/problems/Reference.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { EmptyState } from '#web/ui/display/EmptyState.tsx'
import { LoadingRegion } from '#web/ui/loading/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/loading/Skeleton.tsx'
import { ConversationPane } from './ConversationPane.tsx'
import { FormerMemberPane } from './FormerMemberPane.tsx'
import styles from './Inbox.module.css'
import { InboxEmpty } from './InboxEmpty.tsx'
import type { InboxFormats, RenderReport } from './inbox-formats.ts'
import { MessageRow } from './MessageRow.tsx'
import { useFolder } from './messages.queries.ts'
import type { MessagesSearch } from './messages-search.ts'
import { OlderEntries } from './OlderEntries.tsx'
import { usePaneFocus } from './use-pane-focus.ts'

interface Props extends InboxFormats {
  search: MessagesSearch
  paused: boolean
  renderReport: RenderReport
}

/** The list of messages, and beside it the open one. On a phone one takes the place of the other. */
export function Inbox({ search, paused, renderReport, ...formats }: Props) {
  const folder = search.folder ?? 'inbox'
  const query = useFolder(folder, paused)
  const { data: messages, error, isPending, isFetching, refetch } = query
  // Without a choice the first message is open; one that arrives later must not take its place.
  const [first, setFirst] = useState<Message>()
  const isChosen = search.open !== undefined || search.with !== undefined
  const { list, pane } = usePaneFocus(`${search.open} ${search.with}`, isChosen)
  if (!first && messages?.[0]) setFirst(messages[0])
  if (isPending) {
    return (
      <LoadingRegion label={m.messages_loading()} className={styles.loading}>
        <Skeleton height={96} radius={12} />
        <Skeleton height={96} radius={12} />
        <Skeleton height={96} radius={12} />
      </LoadingRegion>
    )
  }
  if (!messages) {
    return (
      <EmptyState
        art="signal"
        panel
        alert
        title={m.messages_load_failed()}
        actions={
          <Button variant="primary" pending={isFetching} onClick={() => refetch()}>
            <RefreshCw aria-hidden />
            {m.shell_try_again()}
          </Button>
        }
      >
        {m.messages_load_failed_text()}
        <Reference error={error} />
      </EmptyState>
    )
  }
  if (messages.length === 0 && search.with === undefined) return <InboxEmpty folder={folder} />
  const openId = isChosen ? search.open : first?.id
  const open = messages.find(({ id }) => id === openId)
  // A conversation stays open when its message leaves the list, because it was read.
  const playerId = search.with ?? (open ?? (isChosen ? undefined : first))?.partner?.id
  const openPart = () => {
    if (playerId !== undefined) {
      // With the choice in the key: it scrolls to its end when it appears, and on a phone it was hidden before.
      const key = `${playerId} ${isChosen}`
      return (
        <ConversationPane
          key={key}
          playerId={playerId}
          search={search}
          renderReport={renderReport}
          {...formats}
        />
      )
    }
    if (open) return <FormerMemberPane key={open.id} message={open} search={search} {...formats} />
    return (
      <EmptyState art="envelope" title={m.messages_choose()}>
        {m.messages_choose_text()}
      </EmptyState>
    )
  }
  return (
    <div className={styles.panes} data-chosen={isChosen || undefined}>
      <div ref={list} className={styles.list} tabIndex={-1}>
        {messages.length === 0 ? <p className={styles.none}>{m.messages_empty()}</p> : null}
        <ul aria-label={m.messages_list()}>
          {messages.map((message) => (
            <MessageRow
              key={message.id}
              message={message}
              search={search}
              isOpen={message.id === openId}
              formatAge={formats.formatAge}
            />
          ))}
        </ul>
        <OlderEntries
          block
          query={query}
          label={m.messages_older()}
          failedText={m.messages_load_failed_text()}
          className={styles.older}
        />
      </div>
      <div ref={pane} className={styles.open} tabIndex={-1}>
        {openPart()}
      </div>
    </div>
  )
}
