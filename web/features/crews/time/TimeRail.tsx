import type { CSSProperties } from 'react'
import { m } from '#texts'
import { formatMinutes } from '#web/features/crews/crew-formats.ts'
import { formatTime } from '#web/i18n/format.ts'
import { classNames } from '#web/ui/class-names.ts'
import { dayLabel } from './day-texts.ts'
import { nowOnRail, quarters, railSpan } from './game-day.ts'
import styles from './TimeRail.module.css'

type Props = {
  start: Date | null
  minutes: number | null
  /** Whose day is drawn. */
  zone: string
  now: Date
  /** For each hour of the day whether to tint it: the viewer's hours. */
  played?: readonly boolean[] | undefined
  /** Drawn fainter, for a mission that is over. */
  past?: boolean | undefined
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`

const hoursOfQuarter = 6

/** The hours of a quarter in which the viewer plays, as bands. */
const tint = (played: readonly boolean[]): CSSProperties | undefined => {
  if (!played.includes(true)) return undefined
  const bands = played.map((isPlayed, hour) => {
    const band = `${percent(hour / hoursOfQuarter)} ${percent((hour + 1) / hoursOfQuarter)}`
    return `${isPlayed ? 'var(--rail-on)' : 'transparent'} ${band}`
  })
  return { backgroundImage: `linear-gradient(to right, ${bands.join()})` }
}

/** One game day, 06:00 to 06:00, with the mission as a bar in the colour of its activity. */
export function TimeRail({ start, minutes, zone, now, played = [], past }: Props) {
  const cells = quarters.map((quarter, i) => (
    <span
      key={quarter}
      className={styles.quarter}
      style={tint(played.slice(i * hoursOfQuarter, (i + 1) * hoursOfQuarter))}
    />
  ))
  const look = classNames(styles.rail, past && styles.past, !start && styles.none)
  if (!start) {
    return (
      <span className={look} role="img" aria-label={m.crews_no_start()}>
        {cells}
      </span>
    )
  }
  const { left, width } = railSpan(start, minutes, zone)
  const tick = nowOnRail(start, now, zone)
  const time = formatTime(start, zone)
  const startTexts = { day: dayLabel(start, now, zone), time }
  const label = minutes
    ? m.crews_rail_label({ ...startTexts, length: formatMinutes(minutes) })
    : m.crews_rail_label_open(startTexts)
  return (
    <span className={look} role="img" aria-label={label}>
      {cells}
      <span
        className={styles.bar}
        style={{ '--left': percent(left), '--width': percent(width) } as CSSProperties}
      />
      {tick === undefined ? null : (
        <span className={styles.now} style={{ '--now': percent(tick) } as CSSProperties} />
      )}
    </span>
  )
}
