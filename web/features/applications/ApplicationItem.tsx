import { useRef } from 'react'
import { m } from '#texts'
import type { ApplicationCrew } from '#web/features/applications/decide/accept-rule.ts'
import { DecideButtons } from '#web/features/applications/decide/DecideButtons.tsx'
import type { Selection } from '#web/features/applications/decide/use-selection.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import styles from './ApplicationList.module.css'
import { type ApplicationLook, ApplicationRow, type PlayerAction } from './ApplicationRow.tsx'
import type { ApplicationTimes } from './application-entry.ts'
import type { ListedEntry } from './listed-entries.ts'

interface Props {
  crew: ApplicationCrew
  entry: ListedEntry
  look: ApplicationLook
  times: ApplicationTimes
  playerAction?: PlayerAction | undefined
  selection: Selection
  /** Whether entries of the list can be ticked, */
  hasTicks: boolean
  /** and this one, too. */
  isSelectable: boolean
}

export function ApplicationItem(props: Props) {
  const { crew, entry, look, times, playerAction, selection, hasTicks, isSelectable } = props
  const item = useRef<HTMLLIElement>(null)
  return (
    // The name is read when the entry gets the focus.
    <li
      ref={item}
      className={classNames(styles.item, hasTicks && styles.selectable)}
      tabIndex={-1}
      aria-label={entry.user.displayName}
    >
      {hasTicks ? (
        <span>
          {isSelectable ? (
            <Checkbox checked={selection.keys.has(entry.key)} onChange={() => selection.toggle(entry.key)}>
              <span className="sr-only">{m.applications_select_name({ name: entry.user.displayName })}</span>
            </Checkbox>
          ) : null}
        </span>
      ) : null}
      <ApplicationRow entry={entry} look={look} times={times} playerAction={playerAction}>
        {(entry.wasPending || entry.status === 'declined') && crew.viewer?.canDecide ? (
          // The key remounts it on a decision, made here or elsewhere, which moves the focus to the entry.
          <DecideButtons key={entry.status} crew={crew} entry={entry} item={item} />
        ) : null}
      </ApplicationRow>
    </li>
  )
}
