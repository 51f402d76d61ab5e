import type { ReactNode } from 'react'
import { m } from '#texts'
import type { ApplicationCrew } from '#web/features/applications/decide/accept-rule.ts'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { LoadingRegion } from '#web/ui/loading/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/loading/Skeleton.tsx'
import type { ApplicationEntry } from './application-entry.ts'
import { useApplicationEntries } from './use-application-entries.ts'

interface Props {
  crew: Pick<ApplicationCrew, 'id' | 'viewer'>
  className?: string | undefined
  children: (entries: readonly ApplicationEntry[]) => ReactNode
}

/** The applications to a crew, once they are loaded. */
export function LoadedApplications({ crew, className, children }: Props) {
  const { entries, error, isFetching, refetch } = useApplicationEntries(crew)
  if (entries) return children(entries)
  return (
    <div className={className}>
      {error ? (
        <LoadProblem
          error={error}
          fallback={m.applications_load_failed()}
          retrying={isFetching}
          onRetry={refetch}
        />
      ) : (
        <LoadingRegion label={m.ui_loading()}>
          <Skeleton height={64} />
        </LoadingRegion>
      )}
    </div>
  )
}
