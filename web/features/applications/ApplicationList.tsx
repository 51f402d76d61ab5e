import type { ReactNode } from 'react'
import type { ApplicationLook, PlayerAction } from './ApplicationCard.tsx'
import { ApplicationItem } from './ApplicationItem.tsx'
import styles from './ApplicationList.module.css'
import type { ApplicationCrew } from './accept-rule.ts'
import type { ApplicationEntry } from './application-entry.ts'
import type { EntryFilter } from './listed-entries.ts'
import { useListedEntries } from './use-listed-entries.ts'

interface Props {
  crew: ApplicationCrew
  /** All applications, as the server has them now. */
  entries: readonly ApplicationEntry[]
  /** Which of them are added to this list. Another filter needs another key. */
  filter: EntryFilter
  look: ApplicationLook
  formatAppliedAt: (moment: string) => string
  playerAction?: PlayerAction | undefined
  /** Shown instead of an empty list. */
  empty: ReactNode
}

export function ApplicationList({
  crew,
  entries,
  filter,
  look,
  formatAppliedAt,
  playerAction,
  empty,
}: Props) {
  const listed = useListedEntries(entries, filter)
  if (listed.length === 0) return empty
  return (
    <ul className={styles.list} data-look={look}>
      {listed.map((entry) => (
        <ApplicationItem
          key={entry.key}
          crew={crew}
          entry={entry}
          look={look}
          formatAppliedAt={formatAppliedAt}
          playerAction={playerAction}
        />
      ))}
    </ul>
  )
}
