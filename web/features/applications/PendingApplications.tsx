import { m } from '#texts'
import type { ApplicationCrew } from '#web/features/applications/decide/accept-rule.ts'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { LoadingRegion } from '#web/ui/display/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/display/Skeleton.tsx'
import { ApplicationList } from './ApplicationList.tsx'
import {
  type ApplicationEntry,
  type ApplicationTimes,
  entryOfCrew,
  entryOfRole,
  shownEntries,
} from './application-entry.ts'
import { useApplications, useRoleApplications } from './applications.queries.ts'
import styles from './PendingApplications.module.css'

const isPending = ({ status }: ApplicationEntry): boolean => status === 'pending'

interface Props {
  crew: ApplicationCrew
  times: ApplicationTimes
}

/** Everybody who waits for a decision of the leader. */
export function PendingApplications({ crew, times }: Props) {
  const toCrew = useApplications(crew.id)
  const forRoles = useRoleApplications(crew.id)
  const retry = () => {
    toCrew.refetch()
    forRoles.refetch()
  }
  if (!toCrew.data || !forRoles.data) {
    const error = toCrew.error ?? forRoles.error
    return (
      <div className={styles.body}>
        {error ? (
          <LoadProblem
            error={error}
            fallback={m.applications_load_failed()}
            retrying={toCrew.isFetching || forRoles.isFetching}
            onRetry={retry}
          />
        ) : (
          <LoadingRegion label={m.ui_loading()}>
            <Skeleton height={64} />
          </LoadingRegion>
        )}
      </div>
    )
  }
  const entries = [...toCrew.data.map(entryOfCrew), ...forRoles.data.map(entryOfRole)]
  return (
    <div className={styles.body}>
      <ApplicationList
        key={String(crew.viewer?.canDecide)}
        crew={crew}
        entries={shownEntries(entries, crew.viewer)}
        filter={isPending}
        look="panel"
        times={times}
        empty={<p>{m.bell_decided()}</p>}
      />
    </div>
  )
}
