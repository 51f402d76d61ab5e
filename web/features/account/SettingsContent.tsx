import type { ReactNode } from 'react'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { LoadingRegion } from '#web/ui/loading/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/loading/Skeleton.tsx'

interface Props<Data> {
  query: {
    readonly data: Data | undefined
    readonly error: unknown
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  /** What to say if it cannot be loaded. */
  fallback: string
  /** What keeps its place until then: the same controls, out of reach. */
  pending?: ReactNode
  children: (data: Data) => ReactNode
}

/** What a section shows once its data is there. */
export function SettingsContent<Data>({ query, fallback, pending, children }: Props<Data>) {
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  return error ? (
    <LoadProblem error={error} fallback={fallback} retrying={isFetching} onRetry={refetch} />
  ) : (
    <LoadingRegion>{pending ?? <Skeleton height={72} radius={8} />}</LoadingRegion>
  )
}
