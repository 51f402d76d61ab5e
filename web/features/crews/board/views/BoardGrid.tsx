import { m } from '#texts'
import { type BeaconKind, beaconLabel } from '#web/features/crews/board/live/board-beacons.ts'
import type { Layout } from '#web/features/crews/board/live/steady-list.ts'
import { MissionCard } from '#web/features/crews/card/MissionCard.tsx'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import styles from './BoardGrid.module.css'
import { underWayFirst } from './group-by-time.ts'

export type BoardViewProps = {
  layout: Layout
  beaconOf: (id: number) => BeaconKind | undefined
  /** Whether the post was removed. */
  isRemoved: (id: number) => boolean
  onOpen: (id: number) => void
}

type Props = BoardViewProps & {
  /** Missions under way come first, under a heading of their own. */
  byTime: boolean
}

export function BoardGrid({ layout, beaconOf, isRemoved, onOpen, byTime }: Props) {
  const zone = useViewerZone()
  const all = { key: 'all', title: m.board_results(), note: '', crews: layout.shown }
  const groups = byTime ? underWayFirst(layout, zone) : [all]
  const hasHeadings = groups.some(({ key }) => key === 'now')
  const beacon = (id: number) => {
    const kind = beaconOf(id)
    return kind && beaconLabel(kind)
  }
  return groups.map((group) => (
    <section key={group.key} className={styles.group}>
      <h2 className={hasHeadings ? styles.title : 'sr-only'}>
        {hasHeadings ? group.title : all.title}
        {group.note ? <small className={styles.note}>{group.note}</small> : null}
      </h2>
      <ul className={styles.grid}>
        {group.crews.map((crew) => (
          <li key={crew.id}>
            <MissionCard
              crew={crew}
              beacon={beacon(crew.id)}
              removed={isRemoved(crew.id)}
              onOpen={() => onOpen(crew.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  ))
}
