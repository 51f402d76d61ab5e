import { useState } from 'react'
import { m } from '#texts'
import type { ApplicationCrew } from '#web/features/applications/decide/accept-rule.ts'
import styles from './ApplicationsPanel.module.css'
import type { ApplicationEntry } from './application-entry.ts'
import { ShortApplication } from './ShortApplication.tsx'
import { groupBySeat } from './seat-groups.ts'

/** As many whole rows as the card has room for: about 16rem. */
const maxRows = 4

interface Props {
  crew: ApplicationCrew
  entries: readonly ApplicationEntry[]
}

/** The first that wait for a decision, by seat. Once all of them are decided, the next ones take their places. */
export function ShortApplications({ crew, entries }: Props) {
  const pending = groupBySeat(
    entries
      .filter(({ status }) => status === 'pending')
      .toSorted((a, b) => a.appliedAt.localeCompare(b.appliedAt)),
    crew.roles,
  ).flatMap((group) => group.entries)
  const [shown, setShown] = useState<readonly string[]>([])
  const byKey = new Map(entries.map((entry) => [entry.key, entry]))
  const rows = shown.flatMap((key) => byKey.get(key) ?? [])
  // No row moves up under a finger: those decided here keep their place until the card is worked off.
  const isWorkedOff = rows.every(({ status }) => status !== 'pending')
  const more = pending.filter(({ key }) => !shown.includes(key))
  if (more.length > 0 && (isWorkedOff || shown.length < maxRows)) {
    const kept = isWorkedOff ? [] : shown
    setShown([...kept, ...more.slice(0, maxRows - kept.length).map(({ key }) => key)])
  }
  if (rows.length === 0) {
    const emptyText = () => {
      if (entries.length > 0) return m.applications_panel_decided()
      return crew.viewer?.canDecide ? m.applications_panel_empty() : m.applications_panel_none()
    }
    return <p className={styles.note}>{emptyText()}</p>
  }
  const left = more.length
  return (
    <>
      <ul>
        {rows.map((entry) => (
          <ShortApplication key={entry.key} crew={crew} entry={entry} />
        ))}
      </ul>
      {left > 0 ? <p className={styles.note}>{m.applications_panel_more({ count: left })}</p> : null}
    </>
  )
}
