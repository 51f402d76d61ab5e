import type { ApplicationStatus } from '#contract/applications.ts'
import { m } from '#messages'
import { errorWords } from '#web/api/error-words.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LoadingRegion } from '#web/ui/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
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
      <EmptyState
        art="signal"
        panel
        alert
        title={m.applications_load_failed()}
        actions={
          <Button variant="primary" pending={ofCrew.isFetching || ofRoles.isFetching} onClick={retry}>
            {m.shell_try_again()}
          </Button>
        }
      >
        {errorWords(error, '')}
      </EmptyState>
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
