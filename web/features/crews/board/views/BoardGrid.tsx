import { m } from '#texts'
import { type BeaconKind, beaconLabel } from '#web/features/crews/board/live/board-beacons.ts'
import type { Layout } from '#web/features/crews/board/live/steady-list.ts'
import { MissionCard } from '#web/features/crews/card/MissionCard.tsx'
import styles from './BoardGrid.module.css'

export type BoardViewProps = {
  layout: Layout
  beaconOf: (id: number) => BeaconKind | undefined
  /** Whether the post was removed. */
  isRemoved: (id: number) => boolean
  onOpen: (id: number) => void
}

export function BoardGrid({ layout, beaconOf, isRemoved, onOpen }: BoardViewProps) {
  const beacon = (id: number) => {
    const kind = beaconOf(id)
    return kind && beaconLabel(kind)
  }
  return (
    <section>
      <h2 className="sr-only">{m.board_results()}</h2>
      <ul className={styles.grid}>
        {layout.shown.map((crew) => (
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
  )
}
