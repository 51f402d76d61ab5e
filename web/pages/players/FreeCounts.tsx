import { useQuery } from '@tanstack/react-query'
import { m } from '#texts'
import { freePlayerCountQuery } from '#web/features/crews/beacons/free-count.queries.ts'
import { seatKindLabel } from '#web/features/crews/seats/seat-texts.ts'
import styles from './FreePlayers.module.css'

/** For guests: how many are free for which seats, without names. */
export function FreeCounts() {
  const { data } = useQuery(freePlayerCountQuery())
  if (!data) return null
  return (
    <>
      <p className={styles.count} role="status">
        {data.total > 0 ? m.beacons_free_now({ count: data.total }) : m.beacons_free_none()}
      </p>
      <ul className={styles.kinds}>
        {data.seats.map(({ kind, count }) => (
          <li key={kind}>
            <b>{count}</b>
            {seatKindLabel(kind)}
          </li>
        ))}
      </ul>
    </>
  )
}
