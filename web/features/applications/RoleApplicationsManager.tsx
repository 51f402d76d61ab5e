import { useState } from 'react'
import { m } from '#messages'
import { LoadingRegion } from '#web/ui/LoadingRegion.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { SegmentedControl } from '#web/ui/SegmentedControl.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { ApplicationList } from './ApplicationList.tsx'
import { entryOfRole, inOrder } from './application-entry.ts'
import { useRoleApplications } from './applications.queries.ts'
import { LoadProblem } from './LoadProblem.tsx'
import styles from './RoleApplicationsManager.module.css'

interface Props {
  crewId: number
  canAccept: boolean
  when: (moment: string) => string
}

/** For the leader, below the roles: who applied for which. */
export function RoleApplicationsManager({ crewId, canAccept, when }: Props) {
  const [part, setPart] = useState<'pending' | 'decided'>('pending')
  const { data, error, isFetching, refetch } = useRoleApplications(crewId)
  const entries = inOrder((data ?? []).map(entryOfRole))
  const pending = entries.filter(({ status }) => status === 'pending')
  const decided = entries.filter(({ status }) => status !== 'pending')
  const shown = part === 'pending' ? pending : decided
  const content = () => {
    if (!data && error) {
      return (
        <div className={styles.body}>
          <LoadProblem error={error} retrying={isFetching} onRetry={refetch} />
        </div>
      )
    }
    if (!data) {
      return (
        <LoadingRegion label={m.ui_loading()} className={styles.body}>
          <Skeleton height={48} />
        </LoadingRegion>
      )
    }
    if (shown.length === 0) {
      const words =
        part === 'pending' ? m.applications_roles_none_pending() : m.applications_roles_none_decided()
      return <p className={styles.body}>{words}</p>
    }
    return (
      <ApplicationList
        crewId={crewId}
        entries={shown}
        look="row"
        label={m.applications_roles_title()}
        when={when}
        canAccept={canAccept}
      />
    )
  }
  return (
    <Panel
      title={m.applications_roles_title()}
      headerEnd={
        <SegmentedControl
          label={m.applications_filters()}
          size="sm"
          value={part}
          onChange={setPart}
          options={[
            { value: 'pending', label: m.applications_status_pending(), end: pending.length },
            { value: 'decided', label: m.applications_decided(), end: decided.length },
          ]}
        />
      }
      flush
    >
      {content()}
    </Panel>
  )
}
