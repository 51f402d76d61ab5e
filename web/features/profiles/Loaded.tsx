import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { m } from '#texts'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { LoadingRegion } from '#web/ui/loading/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/loading/Skeleton.tsx'

interface Props<Data> {
  query: UseQueryResult<Data>
  /** Of the skeleton, about as high as what follows. */
  height: number | string
  failedText?: string | undefined
  children: (data: Data) => ReactNode
}

/** A part of the profile that is loaded by itself. */
export function Loaded<Data>({ query, height, failedText, children }: Props<Data>) {
  const { data, error, isPending, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (isPending) {
    return (
      <LoadingRegion>
        <Skeleton height={height} radius={8} />
      </LoadingRegion>
    )
  }
  return (
    <LoadProblem
      error={error}
      fallback={failedText ?? m.profiles_part_failed()}
      retrying={isFetching}
      onRetry={refetch}
    />
  )
}
