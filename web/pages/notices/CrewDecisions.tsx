import { m } from '#texts'
import { PendingApplications } from '#web/features/applications/PendingApplications.tsx'
import { useCrew } from '#web/features/crews/crews.queries.ts'
import { useLocalTime } from '#web/features/crews/time/use-local-time.ts'
import { useFormatAgo } from '#web/pages/crew/use-format-ago.ts'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { LoadingRegion } from '#web/ui/loading/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/loading/Skeleton.tsx'
import styles from './NoticesPage.module.css'

/** The applications to a crew, in the row of their notices. */
export function CrewDecisions({ crewId }: { crewId: number }) {
  const { data: crew, error, isFetching, refetch } = useCrew(crewId)
  const times = { formatAppliedAt: useFormatAgo(), formatLocalTime: useLocalTime() }
  if (crew) return <PendingApplications crew={crew} times={times} />
  return (
    <div className={styles.body}>
      {error ? (
        <LoadProblem
          error={error}
          fallback={m.bell_decide_failed()}
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
