import { m } from '#texts'
import { NetworkError } from '#web/browser/network-error.ts'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { LoadingRegion } from '#web/ui/display/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/display/Skeleton.tsx'
import styles from './CommentList.module.css'
import { CommentThread } from './CommentThread.tsx'
import type { DiscussionSlots } from './discussion-slots.ts'
import { useComments } from './discussions.queries.ts'

interface Props extends DiscussionSlots {
  crewId: number
  canWrite: boolean
  /** Replies that are being written, by the id of the comment. */
  replies: Readonly<Record<string, string>>
  onReplyTyped: (commentId: number, text: string) => void
}

export function CommentList({ crewId, replies, onReplyTyped, ...rest }: Props) {
  const comments = useComments(crewId)
  const { data, isFetching, isPaused, refetch } = comments
  const error = comments.error ?? (isPaused ? new NetworkError() : undefined)
  if (!data) {
    return error ? (
      <LoadProblem
        error={error}
        fallback={m.discussions_load_failed()}
        retrying={isFetching}
        onRetry={refetch}
      />
    ) : (
      <LoadingRegion className={styles.loading}>
        <Skeleton height={56} />
        <Skeleton height={56} />
      </LoadingRegion>
    )
  }
  if (data.length === 0) {
    return <p className={styles.empty}>{m.discussions_empty()}</p>
  }
  return (
    <>
      <ul>
        {data.map((thread) => (
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
      {comments.hasNextPage ? (
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
