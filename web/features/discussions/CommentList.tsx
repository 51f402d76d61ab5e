import { useState } from 'react'
import { m } from '#texts'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import styles from './CommentList.module.css'
import { CommentThread } from './CommentThread.tsx'
import { DiscussionPending } from './DiscussionPending.tsx'
import type { DiscussionSlots } from './discussion-slots.ts'
import { useComments } from './discussions.queries.ts'

interface Props extends DiscussionSlots {
  crewId: number
  canWrite: boolean
  /** Replies that are being written, by the id of the comment. */
  replies: Readonly<Record<string, string>>
  onReplyTyped: (commentId: number, text: string) => void
}

const shownAtFirst = 1

export function CommentList({ crewId, replies, onReplyTyped, ...rest }: Props) {
  const comments = useComments(crewId)
  const { data } = comments
  const [showsAll, setShowsAll] = useState(false)
  if (!data) return <DiscussionPending query={comments} />
  if (data.length === 0) {
    return <p className={styles.empty}>{m.discussions_empty()}</p>
  }
  // One more is not worth a button.
  const isShort = !showsAll && data.length > shownAtFirst + 1
  const shown = isShort ? data.slice(0, shownAtFirst) : data
  return (
    <>
      <ul>
        {shown.map((thread) => (
          <li key={thread.id} className={styles.thread}>
            <CommentThread
              crewId={crewId}
              thread={thread}
              reply={replies[thread.id] ?? ''}
              onReplyTyped={(text) => onReplyTyped(thread.id, text)}
              {...rest}
            />
          </li>
        ))}
      </ul>
      {isShort ? (
        <Button size="sm" onClick={() => setShowsAll(true)}>
          {m.discussions_show_all({ count: data.length })}
        </Button>
      ) : null}
      {comments.hasNextPage && !isShort ? (
        <Button size="sm" pending={comments.isFetchingNextPage} onClick={() => comments.fetchNextPage()}>
          {m.discussions_older()}
        </Button>
      ) : null}
      {comments.isFetchNextPageError ? (
        <LoadProblem
          error={comments.error}
          fallback={m.discussions_load_failed()}
          retrying={comments.isFetchingNextPage}
          onRetry={comments.fetchNextPage}
        />
      ) : null}
    </>
  )
}
