import { ListChecks } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { m } from '#texts'
import { useDelayedActs } from '#web/dialogs/use-delayed-acts.ts'
import { AcceptSelected } from '#web/features/applications/decide/AcceptSelected.tsx'
import type { ApplicationCrew } from '#web/features/applications/decide/accept-rule.ts'
import { useSelection } from '#web/features/applications/decide/use-selection.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { ApplicationGroup } from './ApplicationGroup.tsx'
import { ApplicationItem } from './ApplicationItem.tsx'
import styles from './ApplicationList.module.css'
import type { ApplicationLook, PlayerAction } from './ApplicationRow.tsx'
import { type ApplicationEntry, type ApplicationTimes, declineKey } from './application-entry.ts'
import { type EntryFilter, type ListedEntry, updateEntries } from './listed-entries.ts'
import { groupBySeat } from './seat-groups.ts'

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

/** Applications by seat, each with what can be decided. */
export function ApplicationList({ crew, entries, filter, look, times, playerAction, empty }: Props) {
  const listed = useListedEntries(entries, filter)
  const selection = useSelection()
  const delayed = useDelayedActs()
  const [isSelecting, setSelecting] = useState(false)
  const selectable = crew.viewer?.canDecide
    ? listed.filter((entry) => entry.status === 'pending' && !delayed.has(declineKey(entry)))
    : []
  if (listed.length === 0) return empty
  // Those that wait for a decision come first.
  const groups = [true, false].flatMap((wasPending) =>
    groupBySeat(
      listed.filter((entry) => entry.wasPending === wasPending),
      crew.roles,
    ).map((group) => ({ ...group, key: `${group.key} ${wasPending}` })),
  )
  const toggleSelecting = () => {
    selection.clear()
    setSelecting(!isSelecting)
  }
  const list = (items: readonly ListedEntry[]) => (
    <ul className={styles.list} data-look={look}>
      {items.map((entry) => (
        <ApplicationItem
          key={entry.key}
          crew={crew}
          entry={entry}
          look={look}
          times={times}
          playerAction={playerAction}
          selection={selection}
          hasTicks={isSelecting}
          isSelectable={selectable.includes(entry)}
        />
      ))}
    </ul>
  )
  return (
    <div className={styles.groups} data-look={look}>
      {crew.roles.length === 0 && listed.every(({ roleName }) => roleName === null)
        ? list(listed)
        : groups.map((group) => (
            <ApplicationGroup
              key={group.key}
              crew={crew}
              group={group}
              heading={look === 'full' ? 'h2' : 'h3'}
            >
              {list(group.entries)}
            </ApplicationGroup>
          ))}
      {isSelecting || selectable.length > 1 ? (
        <div className={styles.many}>
          <Button size="sm" variant="ghost" aria-pressed={isSelecting} onClick={toggleSelecting}>
            <ListChecks aria-hidden />
            {m.applications_select_several()}
          </Button>
          {isSelecting ? <AcceptSelected crew={crew} entries={selectable} selection={selection} /> : null}
        </div>
      ) : null}
    </div>
  )
}
