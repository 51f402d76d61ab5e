import { m } from '#texts'
import type { Layout } from '#web/features/crews/board/live/steady-list.ts'
import { useNow } from '#web/features/crews/time/use-now.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { isAssumedZone } from '#web/i18n/known-zones.ts'
import type { BoardViewProps } from './BoardGrid.tsx'
import styles from './BoardList.module.css'
import { BoardRow } from './BoardRow.tsx'
import { bestFirst, foundFirst, groupByTime, type TimeGroup } from './group-by-time.ts'

/** What comes first: missions by their time, what fits the player best, or what is called like the search. */
export type ListOrder = 'time' | 'match' | 'found'

type Props = BoardViewProps & { order: ListOrder }

const groupsOf = (order: ListOrder, layout: Layout, now: Date, zone: string): TimeGroup[] => {
  if (order === 'match') return bestFirst(layout)
  return order === 'found' ? foundFirst(layout) : groupByTime(layout, now, zone)
}

/** Like a departures board: one row per crew, grouped by start time. */
export function BoardList({ layout, beaconOf, isRemoved, onOpen, order }: Props) {
  const now = useNow()
  const zone = useViewerZone()
  const groups = groupsOf(order, layout, now, zone)
  return (
    <div className={styles.board}>
      <div className={styles.columns} aria-hidden>
        <span>{isAssumedZone(zone) ? zone : m.board_column_time()}</span>
        <span>{m.board_column_mission()}</span>
        <span>{m.board_column_seats()}</span>
        <span className={styles.where}>{m.board_column_where()}</span>
        <span>{m.board_column_status()}</span>
      </div>
      {groups.map((group) => (
        <section key={group.key} className={styles.group}>
          <h2 className={styles.title}>
            {group.title}
            {group.note ? <small className={styles.note}>{group.note}</small> : null}
          </h2>
          <ul>
            {group.crews.map((crew) => (
              <li key={crew.id}>
                <BoardRow
                  crew={crew}
                  now={now}
                  zone={zone}
                  beacon={beaconOf(crew.id)}
                  removed={isRemoved(crew.id)}
                  onOpen={() => onOpen(crew.id)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
