import { formatTime } from '#web/i18n/format.ts'
import styles from './FlapTime.module.css'

/** A time in the split-flap style of a departures board. */
export function FlapTime({ moment, zone }: { moment: Date; zone: string }) {
  const time = formatTime(moment, zone)
  const figure = (index: number) => (
    <span className={styles.figure} aria-hidden>
      {time[index]}
    </span>
  )
  return (
    <time className={styles.flap} dateTime={moment.toISOString()}>
      <span className="sr-only">{time}</span>
      {figure(0)}
      {figure(1)}
      <span className={styles.colon} aria-hidden>
        :
      </span>
      {figure(3)}
      {figure(4)}
    </time>
  )
}
