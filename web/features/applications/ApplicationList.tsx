import { type ReactNode, useState } from 'react'
import { useDelayedActs } from '#web/dialogs/use-delayed-acts.ts'
import { AcceptSelected } from '#web/features/applications/decide/AcceptSelected.tsx'
import type { ApplicationCrew } from '#web/features/applications/decide/accept-rule.ts'
import { useSelection } from '#web/features/applications/decide/use-selection.ts'
import type { ApplicationLook, PlayerAction } from './ApplicationCard.tsx'
import { ApplicationItem } from './ApplicationItem.tsx'
import styles from './ApplicationList.module.css'
import { type ApplicationEntry, type ApplicationTimes, declineKey } from './application-entry.ts'
import { type EntryFilter, type ListedEntry, updateEntries } from './listed-entries.ts'

/** The entries of one list while it is open. Another filter needs another key, and so starts another list. */
const useListedEntries = (
  latest: readonly ApplicationEntry[],
  filter: EntryFilter,
): readonly ListedEntry[] => {
  const [state, setState] = useState(() => ({ latest, listed: updateEntries([], latest, filter) }))
  if (state.latest === latest) return state.listed
  const next = { latest, listed: updateEntries(state.listed, latest, filter) }
  setState(next)
  return next.listed
}

interface Props {
  crew: ApplicationCrew
  /** All applications, as the server has them now. */
  entries: readonly ApplicationEntry[]
  /** Which of them are added to this list. Another filter needs another key. */
  filter: EntryFilter
  look: ApplicationLook
  times: ApplicationTimes
  playerAction?: PlayerAction | undefined
  /** Shown instead of an empty list. */
  empty: ReactNode
}

export function ApplicationList({ crew, entries, filter, look, times, playerAction, empty }: Props) {
  const listed = useListedEntries(entries, filter)
  const selection = useSelection()
  const delayed = useDelayedActs()
  const selectable = crew.viewer?.canDecide
    ? listed.filter((entry) => entry.status === 'pending' && !delayed.has(declineKey(entry)))
    : []
  // Once there, they stay: without them the entries would move when one is decided.
  const [hasTicks, setHasTicks] = useState(false)
  if (selectable.length > 1 && !hasTicks) setHasTicks(true)
  if (listed.length === 0) return empty
  return (
    <>
      {hasTicks ? (
        <div className={styles.many} data-look={look}>
          <AcceptSelected crew={crew} entries={selectable} selection={selection} />
        </div>
      ) : null}
      <ul className={styles.list} data-look={look}>
        {listed.map((entry) => (
          <ApplicationItem
            key={entry.key}
            crew={crew}
            entry={entry}
            look={look}
            times={times}
            playerAction={playerAction}
            selection={selection}
            hasTicks={hasTicks}
            isSelectable={selectable.includes(entry)}
          />
        ))}
      </ul>
    </>
  )
}
