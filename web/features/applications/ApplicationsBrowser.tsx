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
import { entryOfCrew, entryOfRole, inOrder } from './application-entry.ts'
import { useApplications, useRoleApplications } from './applications.queries.ts'

interface Props {
  crewId: number
  filter: ApplicationStatus | undefined
  canAccept: boolean
  when: (moment: string) => string
}

/** All applications of a crew, to it and for its roles, by their status. */
export function ApplicationsBrowser({ crewId, filter, canAccept, when }: Props) {
  const ofCrew = useApplications(crewId)
  const ofRoles = useRoleApplications(crewId)
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
  const entries = inOrder([...ofCrew.data.map(entryOfCrew), ...ofRoles.data.map(entryOfRole)])
  const shown = entries.filter(({ status }) => !filter || status === filter)
  return (
    <div className={styles.browser}>
      <ApplicationFilters crewId={crewId} entries={entries} />
      {shown.length === 0 ? (
        <ApplicationsEmpty crewId={crewId} filter={filter} hasOthers={entries.length > 0} />
      ) : (
        <ApplicationList
          crewId={crewId}
          entries={shown}
          look="full"
          label={m.applications_title()}
          when={when}
          canAccept={canAccept}
        />
      )}
    </div>
  )
}
