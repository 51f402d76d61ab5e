import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { m } from '#texts'
import { NetworkError } from '#web/browser/network-error.ts'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { LoadingRegion } from '#web/ui/loading/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/loading/Skeleton.tsx'
import styles from './CommentList.module.css'

/** In place of comments or the chat until they are loaded. */
export function DiscussionPending({ query }: { query: UseInfiniteQueryResult }) {
  const error = query.error ?? (query.isPaused ? new NetworkError() : undefined)
  return error ? (
    <LoadProblem
      error={error}
      fallback={m.discussions_load_failed()}
      retrying={query.isFetching}
      onRetry={query.refetch}
    />
  ) : (
    <LoadingRegion className={styles.loading}>
      <Skeleton height={56} />
      <Skeleton height={56} />
    </LoadingRegion>
  )
}
