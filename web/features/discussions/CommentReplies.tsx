import { type ReactNode, useState } from 'react'
import type { Comment, CommentThread } from '#contract/discussions/discussions.ts'
import { m } from '#texts'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import styles from './CommentThread.module.css'
import { useReplies } from './discussions.queries.ts'

interface Props {
  crewId: number
  thread: CommentThread
  card: (reply: Comment) => ReactNode
}

/** The newest replies come with the thread; the earlier ones are loaded when the reader asks for them. */
export function CommentReplies({ crewId, thread, card }: Props) {
  const [isOpened, setIsOpened] = useState(false)
  const loaded = useReplies(crewId, thread.id, isOpened)
  const replies = loaded.data ?? thread.replies
  const earlier = thread.replyCount - replies.length
  if (thread.replyCount === 0) return null
  const showEarlier = () => (isOpened ? void loaded.fetchNextPage() : setIsOpened(true))
  return (
    <>
      {earlier > 0 ? (
        <Button
          size="sm"
          variant="ghost"
          pending={isOpened && loaded.isFetching && !loaded.isRefetching}
          onClick={showEarlier}
        >
          {m.discussions_earlier_replies({ count: earlier })}
        </Button>
      ) : null}
      {isOpened && loaded.error ? (
        <LoadProblem
          error={loaded.error}
          fallback={m.discussions_load_failed()}
          retrying={loaded.isFetching}
          onRetry={loaded.refetch}
        />
      ) : null}
      <ul className={styles.replies} aria-label={m.discussions_replies()}>
        {replies.map((each) => (
          <li key={each.id}>{card(each)}</li>
        ))}
      </ul>
    </>
  )
}
