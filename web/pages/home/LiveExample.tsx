import { m } from '#texts'
import { beaconLabel } from '#web/features/crews/board/live/board-beacons.ts'
import { StatusChip } from '#web/features/crews/card/StatusChip.tsx'
import { Beacon } from '#web/ui/drawings/Beacon.tsx'
import styles from './LiveExample.module.css'

/** Two made-up posts that have just changed. */
export function LiveExample() {
  const posts = [
    { beacon: 'new', title: m.home_live_new(), status: 'open', left: 3 },
    { beacon: 'updated', title: m.home_live_updated(), status: 'open', left: 1 },
  ] as const
  return (
    <ul className={styles.posts}>
      {posts.map(({ beacon, title, status, left }) => (
        <li key={beacon} className={styles.post}>
          <Beacon>{beaconLabel(beacon)}</Beacon>
          <StatusChip status={status}>{m.board_left({ count: left })}</StatusChip>
          <span className={styles.title}>{title}</span>
        </li>
      ))}
    </ul>
  )
}
