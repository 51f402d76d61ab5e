import { Fragment, useState } from 'react'
import type { Comment } from '#contract/discussions/discussions.ts'
import { m } from '#texts'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { useUser } from '#web/session/session.ts'
import { Divider } from '#web/ui/display/Divider.tsx'
import { KeyboardArea } from '#web/ui/display/KeyboardArea.tsx'
import styles from './ChatLog.module.css'
import { CommentActions } from './CommentActions.tsx'
import { CommentCard } from './CommentCard.tsx'
import type { DiscussionSlots } from './discussion-slots.ts'
import { type Chat, useReadChat } from './discussions.queries.ts'
import { MentionText } from './MentionText.tsx'
import { OlderMessages } from './OlderMessages.tsx'
import { useChatEnd } from './use-chat-end.ts'

interface Props extends DiscussionSlots {
  crewId: number
  isOver: boolean
  chat: Chat
  older: { hasMore: boolean; pending: boolean; error: unknown; load: () => void }
}

/** The messages, the newest at the bottom, with a line above what came since the last visit. */
export function ChatLog({ crewId, isOver, chat, older, formatWrittenAt, ...slots }: Props) {
  const { messages, readUpTo, people } = chat
  const user = useUser()
  const { mutate: markRead } = useReadChat(crewId)
  // The line stays where it was when the chat was opened.
  const [readBefore] = useState(readUpTo)
  const { log, end, onScroll } = useChatEnd({
    messages,
    viewerId: user?.id,
    onSeen: (id) => {
      if (id > (readUpTo ?? 0)) markRead(id)
    },
  })
  const isNew = ({ id, author }: Comment) => id > (readBefore ?? 0) && author?.id !== user?.id
  const firstNew = readBefore === null ? undefined : messages.find(isNew)
  return (
    <KeyboardArea
      ref={log}
      className={styles.log}
      role="log"
      aria-label={m.chat_title()}
      // New messages alone: the ages of the others change every minute.
      aria-relevant="additions"
      // What comes above is not new.
      aria-busy={older.pending}
      onScroll={onScroll}
    >
      {older.hasMore ? <OlderMessages log={log} pending={older.pending} onLoad={older.load} /> : null}
      {older.error ? (
        <LoadProblem
          error={older.error}
          fallback={m.discussions_load_failed()}
          retrying={older.pending}
          onRetry={older.load}
        />
      ) : null}
      {messages.length === 0 ? (
        <p className={styles.empty}>{isOver ? m.discussions_empty_after() : m.discussions_empty_crew()}</p>
      ) : null}
      {messages.map((message) => (
        <Fragment key={message.id}>
          {message === firstNew ? <Divider>{m.chat_new()}</Divider> : null}
          <CommentCard
            comment={message}
            formatWrittenAt={formatWrittenAt}
            renderPlain={(text) => <MentionText text={text} people={people} />}
            actions={<CommentActions crewId={crewId} comment={message} {...slots} />}
          />
        </Fragment>
      ))}
      <div ref={end} className={styles.end} />
    </KeyboardArea>
  )
}
