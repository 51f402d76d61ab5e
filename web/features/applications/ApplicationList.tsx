import type { ReactNode } from 'react'
import type { ApplicationLook } from './ApplicationCard.tsx'
import { ApplicationItem } from './ApplicationItem.tsx'
import styles from './ApplicationList.module.css'
import type { ApplicationEntry } from './application-entry.ts'
import type { LedCrew } from './seats-left.ts'
import type { Belongs } from './shown-entries.ts'
import { useShownEntries } from './use-shown-entries.ts'

interface Props {
  crew: LedCrew
  /** All there are, as the server has them now. */
  entries: readonly ApplicationEntry[]
  /** Which of them come into this list. Another choice needs another key. */
  belongs: Belongs
  look: ApplicationLook
  when: (moment: string) => string
  /** In place of a list without entries. */
  empty: ReactNode
}

export function ApplicationList({ crew, entries, belongs, look, when, empty }: Props) {
  const shown = useShownEntries(entries, belongs)
  if (shown.length === 0) return empty
  return (
    <ul className={styles.list} data-look={look}>
      {shown.map((entry) => (
        <ApplicationItem key={entry.key} crew={crew} entry={entry} look={look} when={when} />
      ))}
    </ul>
  )
}
