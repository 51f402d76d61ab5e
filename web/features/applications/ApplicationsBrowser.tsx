import type { ApplicationStatus } from '#contract/applications/applications.ts'
import { m } from '#texts'
import type { ApplicationCrew } from '#web/features/applications/decide/accept-rule.ts'
import { ScreenProblem } from '#web/problems/ScreenProblem.tsx'
import { LoadingRegion } from '#web/ui/display/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/display/Skeleton.tsx'
import type { PlayerAction } from './ApplicationCard.tsx'
import { ApplicationFilters } from './ApplicationFilters.tsx'
import { ApplicationList } from './ApplicationList.tsx'
import styles from './ApplicationsBrowser.module.css'
import { ApplicationsEmpty } from './ApplicationsEmpty.tsx'
import { type ApplicationTimes, entryOfCrew, entryOfRole, shownEntries } from './application-entry.ts'
import { useApplications, useRoleApplications } from './applications.queries.ts'

interface Props {
  crew: ApplicationCrew
  /** Undefined: every status. */
  status: ApplicationStatus | undefined
  times: ApplicationTimes
  playerAction?: PlayerAction | undefined
}

/** All applications to a crew and for its roles, filtered by status. */
export function ApplicationsBrowser({ crew, status, times, playerAction }: Props) {
  const toCrew = useApplications(crew.id)
  const forRoles = useRoleApplications(crew.id)
  const retry = () => {
    toCrew.refetch()
    forRoles.refetch()
  }
  if (!toCrew.data || !forRoles.data) {
    const error = toCrew.error ?? forRoles.error
    return error ? (
      <ScreenProblem
        title={m.applications_load_failed()}
        error={error}
        retrying={toCrew.isFetching || forRoles.isFetching}
        onRetry={retry}
      />
    ) : (
      <LoadingRegion label={m.ui_loading()} className={styles.browser}>
        <Skeleton height={44} />
        <Skeleton height={132} />
        <Skeleton height={132} />
      </LoadingRegion>
    )
  }
  const entries = shownEntries(
    [...toCrew.data.map(entryOfCrew), ...forRoles.data.map(entryOfRole)],
    crew.viewer,
  )
  return (
    <div className={styles.browser}>
      <ApplicationFilters crewId={crew.id} entries={entries} />
      <ApplicationList
        key={`${status} ${crew.viewer?.canDecide}`}
        crew={crew}
        entries={entries}
        filter={(entry) => !status || entry.status === status}
        look="full"
        times={times}
        playerAction={playerAction}
        empty={<ApplicationsEmpty crewId={crew.id} status={status} hasOthers={entries.length > 0} />}
      />
    </div>
  )
}
