import { useRef, useState } from 'react'
import { m } from '#texts'
import type { ApplicationCrew } from '#web/features/applications/decide/accept-rule.ts'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { LoadingRegion } from '#web/ui/display/LoadingRegion.tsx'
import { Panel } from '#web/ui/display/Panel.tsx'
import { Skeleton } from '#web/ui/display/Skeleton.tsx'
import { SegmentedControl } from '#web/ui/fields/SegmentedControl.tsx'
import { ApplicationList } from './ApplicationList.tsx'
import {
  type ApplicationEntry,
  type ApplicationTimes,
  entryOfRole,
  shownEntries,
} from './application-entry.ts'
import { useRoleApplications } from './applications.queries.ts'
import styles from './RoleApplicationsManager.module.css'

interface Props {
  crew: ApplicationCrew
  times: ApplicationTimes
}

const filters = {
  pending: ({ status }: ApplicationEntry) => status === 'pending',
  decided: ({ status }: ApplicationEntry) => status !== 'pending',
}

/** For the leader, below the roles: who applied for which role. Empty for a crew that never had roles. */
export function RoleApplicationsManager({ crew, times }: Props) {
  const panel = useRef<HTMLElement>(null)
  const [shown, setShown] = useState<keyof typeof filters>('pending')
  const { data, error, isFetching, refetch } = useRoleApplications(crew.id)
  const entries = shownEntries((data ?? []).map(entryOfRole), crew.viewer)
  // A removed role leaves its applications behind.
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
    const emptyText =
      shown === 'pending' ? m.applications_roles_none_pending() : m.applications_roles_none_decided()
    return (
      <ApplicationList
        key={`${shown} ${crew.viewer?.canDecide}`}
        crew={crew}
        entries={entries}
        filter={filters[shown]}
        look="row"
        times={times}
        empty={<p className={styles.body}>{emptyText}</p>}
      />
    )
  }
  return (
    <Panel
      ref={panel}
      title={m.applications_roles_title()}
      headerEnd={
        <SegmentedControl
          label={m.applications_filters()}
          size="sm"
          value={shown}
          onChange={setShown}
          options={[
            {
              value: 'pending',
              label: m.applications_status_pending(),
              end: entries.filter(filters.pending).length,
            },
            {
              value: 'decided',
              label: m.applications_decided(),
              end: entries.filter(filters.decided).length,
            },
          ]}
        />
      }
      flush
    >
      {content()}
    </Panel>
  )
}
