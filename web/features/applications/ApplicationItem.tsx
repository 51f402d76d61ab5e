import { useRef } from 'react'
import { ApplicationCard, type ApplicationLook } from './ApplicationCard.tsx'
import styles from './ApplicationList.module.css'
import { ApplicationStatusChip } from './ApplicationStatusChip.tsx'
import { DecideButtons } from './DecideButtons.tsx'
import type { LedCrew } from './seats-left.ts'
import type { ShownEntry } from './shown-entries.ts'

interface Props {
  crew: LedCrew
  entry: ShownEntry
  look: ApplicationLook
  when: (moment: string) => string
}

export function ApplicationItem({ crew, entry, look, when }: Props) {
  const item = useRef<HTMLLIElement>(null)
  return (
    <li ref={item} className={styles.item} tabIndex={-1}>
      <ApplicationCard entry={entry} look={look} when={when}>
        {entry.waited && crew.viewer?.canEdit ? (
          // Anew with each status: the focus then leaves the buttons for the entry, wherever the decision was made.
          <DecideButtons
            key={entry.status}
            crew={crew}
            entry={entry}
            item={item}
            decided={look === 'full' ? null : <ApplicationStatusChip status={entry.status} />}
          />
        ) : null}
      </ApplicationCard>
    </li>
  )
}
