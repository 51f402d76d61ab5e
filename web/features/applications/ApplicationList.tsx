import { useRef } from 'react'
import { ApplicationCard, type ApplicationLook } from './ApplicationCard.tsx'
import styles from './ApplicationList.module.css'
import type { ApplicationEntry } from './application-entry.ts'
import { DecideButtons } from './DecideButtons.tsx'

interface Props {
  crewId: number
  entries: readonly ApplicationEntry[]
  look: ApplicationLook
  label: string
  when: (moment: string) => string
  /** Whether the mission still takes people; after it nothing is decided. */
  canAccept: boolean
}

export function ApplicationList({ crewId, entries, look, label, when, canAccept }: Props) {
  const list = useRef<HTMLUListElement>(null)
  return (
    <ul ref={list} className={styles.list} data-look={look} aria-label={label} tabIndex={-1}>
      {entries.map((entry) => (
        <li key={entry.key} className={styles.item}>
          <ApplicationCard entry={entry} look={look} when={when}>
            {canAccept && entry.status === 'pending' ? (
              <DecideButtons
                crewId={crewId}
                entry={entry}
                canAccept={canAccept}
                onDecided={() => list.current?.focus()}
              />
            ) : null}
          </ApplicationCard>
        </li>
      ))}
    </ul>
  )
}
