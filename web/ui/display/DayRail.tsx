import type { CSSProperties } from 'react'
import styles from './DayRail.module.css'

/** The day begins in the morning, so that a night is in one piece. */
const firstHour = 6
const marks = [6, 12, 18, 24] as const

const minutesOf = (time: string): number | undefined => {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(time) ?? []
  return hours === undefined
    ? undefined
    : (Number(hours) * 60 + Number(minutes) + 1440 - firstHour * 60) % 1440
}

/** The part of the rail from a time of day to another, in two pieces where it goes on at the other end. */
const spansOf = (from: string, to: string): { start: number; length: number }[] => {
  const [start, end] = [minutesOf(from), minutesOf(to)]
  if (start === undefined || end === undefined || start === end) return []
  if (start < end) return [{ start, length: end - start }]
  return [
    { start, length: 1440 - start },
    { start: 0, length: end },
  ].filter(({ length }) => length > 0)
}

interface Props {
  /** As in "23:00". */
  from: string
  to: string
  label: string
}

/** A day as a bar, with the hours from one time to another filled. */
export function DayRail({ from, to, label }: Props) {
  return (
    <div role="img" aria-label={label} className={styles.day}>
      <div className={styles.rail}>
        {spansOf(from, to).map(({ start, length }) => (
          <span
            key={start}
            className={styles.span}
            style={{ '--start': start / 1440, '--length': length / 1440 } as CSSProperties}
          />
        ))}
      </div>
      <div className={styles.marks} aria-hidden>
        {marks.map((hour) => (
          <span key={hour}>{String(hour).padStart(2, '0')}</span>
        ))}
      </div>
    </div>
  )
}
