import { useRef } from 'react'
import { ApplicationCard, type ApplicationLook, type PlayerAction } from './ApplicationCard.tsx'
import styles from './ApplicationList.module.css'
import type { ApplicationCrew } from './accept-rule.ts'
import { DecideButtons } from './DecideButtons.tsx'
import type { ListedEntry } from './listed-entries.ts'

interface Props {
  crew: ApplicationCrew
  entry: ListedEntry
  look: ApplicationLook
  formatAppliedAt: (moment: string) => string
  playerAction?: PlayerAction | undefined
}

export function ApplicationItem({ crew, entry, look, formatAppliedAt, playerAction }: Props) {
  const item = useRef<HTMLLIElement>(null)
  return (
    // The name is read when the entry gets the focus.
    <li ref={item} className={styles.item} tabIndex={-1} aria-label={entry.user.displayName}>
      <ApplicationCard
        entry={entry}
        look={look}
        postLang={crew.primaryLanguage}
        formatAppliedAt={formatAppliedAt}
        playerAction={playerAction}
      >
        {(entry.wasPending || entry.status === 'declined') && crew.viewer?.canEdit ? (
          // The key remounts it on a decision, made here or elsewhere, which moves the focus to the entry.
          <DecideButtons key={entry.status} crew={crew} entry={entry} look={look} item={item} />
        ) : null}
      </ApplicationCard>
    </li>
  )
}
