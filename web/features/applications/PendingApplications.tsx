import { m } from '#texts'
import type { ApplicationCrew } from '#web/features/applications/decide/accept-rule.ts'
import { ApplicationList } from './ApplicationList.tsx'
import styles from './ApplicationsPanel.module.css'
import type { ApplicationEntry, ApplicationTimes } from './application-entry.ts'
import { LoadedApplications } from './LoadedApplications.tsx'

const isPending = ({ status }: ApplicationEntry): boolean => status === 'pending'

interface Props {
  crew: ApplicationCrew
  times: ApplicationTimes
}

/** Everyone who waits for a decision of the leader, in the row of a notice. */
export function PendingApplications({ crew, times }: Props) {
  return (
    <LoadedApplications crew={crew} className={styles.note}>
      {(entries) => (
        <ApplicationList
          key={String(crew.viewer?.canDecide)}
          crew={crew}
          entries={entries}
          filter={isPending}
          look="row"
          times={times}
          empty={<p className={styles.note}>{m.bell_decided()}</p>}
        />
      )}
    </LoadedApplications>
  )
}
