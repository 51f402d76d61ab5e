import type { ApplicationStatus } from '#contract/applications/applications.ts'
import type { ApplicationCrew } from '#web/features/applications/decide/accept-rule.ts'
import { ApplicationFilters } from './ApplicationFilters.tsx'
import { ApplicationList } from './ApplicationList.tsx'
import type { PlayerAction } from './ApplicationRow.tsx'
import styles from './ApplicationsBrowser.module.css'
import { ApplicationsEmpty } from './ApplicationsEmpty.tsx'
import type { ApplicationTimes } from './application-entry.ts'
import { LoadedApplications } from './LoadedApplications.tsx'

interface Props {
  crew: ApplicationCrew
  /** Undefined: every status. */
  status: ApplicationStatus | undefined
  times: ApplicationTimes
  playerAction?: PlayerAction | undefined
}

/** All applications to a crew, filtered by status. */
export function ApplicationsBrowser({ crew, status, times, playerAction }: Props) {
  return (
    <LoadedApplications crew={crew}>
      {(entries) => (
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
      )}
    </LoadedApplications>
  )
}
