import type { CSSProperties } from 'react'
import { m } from '#texts'
import styles from './SeatBar.module.css'

/** The seats of a crew that is too large to draw each of them. */
export function SeatBar({ taken, total }: { taken: number; total: number }) {
  return (
    <span className={styles.seats} role="img" aria-label={m.crews_seats_taken_label({ taken, total })}>
      <span className={styles.bar} style={{ '--share': taken / total } as CSSProperties} />
      <span className={styles.text}>{m.crews_seats_taken({ taken, total })}</span>
    </span>
  )
}
