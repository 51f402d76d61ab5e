import { m } from '#texts'
import { NetworkError } from '#web/browser/network-error.ts'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { useUser } from '#web/session/session.ts'
import { LoadingRegion } from '#web/ui/display/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/display/Skeleton.tsx'
import { ChatComposer } from './ChatComposer.tsx'
import { ChatLog } from './ChatLog.tsx'
import styles from './CommentList.module.css'
import type { DiscussionSlots } from './discussion-slots.ts'
import { useChat } from './discussions.queries.ts'

interface Props extends DiscussionSlots {
  crewId: number
  text: string
  onTyped: (text: string) => void
}

/** What those aboard write to each other. */
export function CrewChat({ crewId, text, onTyped, ...slots }: Props) {
  const query = useChat(crewId)
  const { data, isFetching, isPaused, refetch } = query
  const error = query.error ?? (isPaused ? new NetworkError() : undefined)
  const user = useUser()
  const others = (data?.people ?? []).filter(({ id }) => id !== user?.id)
  const log = () => {
    if (data) {
      const older = {
        hasMore: query.hasNextPage,
        pending: query.isFetchingNextPage,
        error: query.isFetchNextPageError ? query.error : undefined,
        load: () => void query.fetchNextPage(),
      }
      return <ChatLog crewId={crewId} chat={data} older={older} {...slots} />
    }
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
  return (
    <>
      {log()}
      <ChatComposer crewId={crewId} people={others} text={text} onTyped={onTyped} />
    </>
  )
}
