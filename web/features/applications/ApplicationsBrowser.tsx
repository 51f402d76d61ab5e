import type { ApplicationStatus } from '#contract/applications.ts'
import { m } from '#texts'
import { ScreenProblem } from '#web/problems/ScreenProblem.tsx'
import { LoadingRegion } from '#web/ui/display/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/display/Skeleton.tsx'
import { ApplicationFilters } from './ApplicationFilters.tsx'
import { ApplicationList } from './ApplicationList.tsx'
import styles from './ApplicationsBrowser.module.css'
import { ApplicationsEmpty } from './ApplicationsEmpty.tsx'
import { entryOfCrew, entryOfRole } from './application-entry.ts'
import { useApplications, useRoleApplications } from './applications.queries.ts'
import type { LedCrew } from './seats-left.ts'

interface Props {
  crew: LedCrew
  filter: ApplicationStatus | undefined
  when: (moment: string) => string
}

/** All applications of a crew, to it and for its roles, by their status. */
export function ApplicationsBrowser({ crew, filter, when }: Props) {
  const ofCrew = useApplications(crew.id)
  const ofRoles = useRoleApplications(crew.id)
  const retry = () => {
    ofCrew.refetch()
    ofRoles.refetch()
  }
  if (!ofCrew.data || !ofRoles.data) {
    const error = ofCrew.error ?? ofRoles.error
    return error ? (
      <ScreenProblem
        title={m.applications_load_failed()}
        error={error}
        retrying={ofCrew.isFetching || ofRoles.isFetching}
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
  const entries = [...ofCrew.data.map(entryOfCrew), ...ofRoles.data.map(entryOfRole)]
  return (
    <div className={styles.browser}>
      <ApplicationFilters crewId={crew.id} entries={entries} />
      <ApplicationList
        key={filter}
        crew={crew}
        entries={entries}
        belongs={({ status }) => !filter || status === filter}
        look="full"
        when={when}
        empty={<ApplicationsEmpty crewId={crew.id} filter={filter} hasOthers={entries.length > 0} />}
      />
    </div>
  )
}
