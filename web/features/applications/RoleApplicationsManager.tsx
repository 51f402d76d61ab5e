import { useState } from 'react'
import { m } from '#texts'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { LoadingRegion } from '#web/ui/display/LoadingRegion.tsx'
import { Panel } from '#web/ui/display/Panel.tsx'
import { Skeleton } from '#web/ui/display/Skeleton.tsx'
import { SegmentedControl } from '#web/ui/fields/SegmentedControl.tsx'
import { ApplicationList } from './ApplicationList.tsx'
import { type ApplicationEntry, entryOfRole } from './application-entry.ts'
import { useRoleApplications } from './applications.queries.ts'
import styles from './RoleApplicationsManager.module.css'
import type { LedCrew } from './seats-left.ts'

interface Props {
  crew: LedCrew
  when: (moment: string) => string
}

const parts = {
  pending: ({ status }: ApplicationEntry) => status === 'pending',
  decided: ({ status }: ApplicationEntry) => status !== 'pending',
}

/** For the leader, below the roles: who applied for which. Nothing where there never was a role to apply for. */
export function RoleApplicationsManager({ crew, when }: Props) {
  const [part, setPart] = useState<keyof typeof parts>('pending')
  const { data, error, isFetching, refetch } = useRoleApplications(crew.id)
  const entries = (data ?? []).map(entryOfRole)
  // A role that was removed leaves its applications behind.
  if (crew.roles.length === 0 && entries.length === 0) return null
  const content = () => {
    if (!data && error) {
      return (
        <div className={styles.body}>
          <LoadProblem
            error={error}
            fallback={m.applications_load_failed()}
            retrying={isFetching}
            onRetry={refetch}
          />
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
    const words =
      part === 'pending' ? m.applications_roles_none_pending() : m.applications_roles_none_decided()
    return (
      <ApplicationList
        key={part}
        crew={crew}
        entries={entries}
        belongs={parts[part]}
        look="row"
        when={when}
        empty={<p className={styles.body}>{words}</p>}
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
            {
              value: 'pending',
              label: m.applications_status_pending(),
              end: entries.filter(parts.pending).length,
            },
            { value: 'decided', label: m.applications_decided(), end: entries.filter(parts.decided).length },
          ]}
        />
      }
      flush
    >
      {content()}
    </Panel>
  )
}
