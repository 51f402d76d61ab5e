import { type ReactNode, useRef, useState } from 'react'
import { m } from '#texts'
import type { ApplicationCrew } from '#web/features/applications/decide/accept-rule.ts'
import { Panel } from '#web/ui/display/Panel.tsx'
import { SegmentedControl } from '#web/ui/fields/SegmentedControl.tsx'
import { ApplicationList } from './ApplicationList.tsx'
import type { PlayerAction } from './ApplicationRow.tsx'
import styles from './ApplicationsPanel.module.css'
import type { ApplicationEntry, ApplicationTimes } from './application-entry.ts'
import { LoadedApplications } from './LoadedApplications.tsx'
import { useApplicationEntries } from './use-application-entries.ts'

interface Props {
  crew: ApplicationCrew
  times: ApplicationTimes
  playerAction: PlayerAction
  /** Above the applications. */
  seats?: ReactNode
}

const filters = {
  pending: ({ status }: ApplicationEntry) => status === 'pending',
  decided: ({ status }: ApplicationEntry) => status !== 'pending',
}

/** For those who lead: everyone who applied, in full. */
export function ApplicationsManager({ crew, times, playerAction, seats }: Props) {
  const panel = useRef<HTMLElement>(null)
  const [shown, setShown] = useState<keyof typeof filters>('pending')
  const { entries = [] } = useApplicationEntries(crew)
  const emptyText = () => {
    if (entries.length === 0 && crew.viewer?.canDecide) return m.applications_panel_empty()
    return shown === 'pending' ? m.applications_none_pending() : m.applications_none_decided()
  }
  return (
    <Panel
      ref={panel}
      flush
      title={m.applications_title()}
      headerEnd={
        entries.length > 0 ? (
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
        ) : null
      }
    >
      {seats}
      <LoadedApplications crew={crew} className={styles.note}>
        {(all) => (
          <ApplicationList
            key={`${shown} ${crew.viewer?.canDecide}`}
            crew={crew}
            entries={all}
            filter={filters[shown]}
            look="row"
            times={times}
            playerAction={playerAction}
            empty={<p className={styles.note}>{emptyText()}</p>}
          />
        )}
      </LoadedApplications>
    </Panel>
  )
}
