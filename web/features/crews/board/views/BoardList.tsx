import { m } from '#texts'
import { useNow } from '#web/features/crews/time/use-now.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import type { BoardViewProps } from './BoardGrid.tsx'
import styles from './BoardList.module.css'
import { BoardRow } from './BoardRow.tsx'
import { bestFirst, groupByTime } from './group-by-time.ts'

type Props = BoardViewProps & {
  /** The crews that fit best come first, whenever they start. */
  byMatch: boolean
}

/** Like a departures board: one row per crew, grouped by start time. */
export function BoardList({ layout, beaconOf, isRemoved, onOpen, byMatch }: Props) {
  const now = useNow()
  const zone = useViewerZone()
  const groups = byMatch ? bestFirst(layout) : groupByTime(layout, now, zone)
  return (
    <div className={styles.board}>
      <div className={styles.columns} aria-hidden>
        <span>{m.board_column_time()}</span>
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
