import type { ReactNode } from 'react'
import { m } from '#texts'
import { NetworkError } from '#web/browser/network-error.ts'
import { ScreenProblem } from '#web/problems/ScreenProblem.tsx'
import { LoadingRegion } from '#web/ui/loading/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/loading/Skeleton.tsx'
import styles from './ListState.module.css'

interface Props {
  query: {
    readonly data: unknown
    readonly error: unknown
    readonly isPaused: boolean
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  children: ReactNode
}

/** Shows a list of the panel once it is loaded, and until then that it is being loaded or why it cannot be. */
export function ListState({ query, children }: Props) {
  if (query.data !== undefined) return children
  const error = query.error ?? (query.isPaused ? new NetworkError() : null)
  if (error) {
    return (
      <ScreenProblem
        title={m.moderation_load_failed()}
        error={error}
        retrying={query.isFetching}
        onRetry={() => query.refetch()}
        framed
      />
    )
  }
  return (
    <LoadingRegion className={styles.loading}>
      <Skeleton height={40} />
      <Skeleton height={40} />
      <Skeleton height={40} />
      <Skeleton height={40} />
    </LoadingRegion>
  )
}
