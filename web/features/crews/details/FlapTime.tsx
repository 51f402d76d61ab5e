import { formatTime } from '#web/i18n/format.ts'
import styles from './FlapTime.module.css'

/** A start in split-flap figures, as on a departures board. */
export function FlapTime({ moment, zone }: { moment: Date; zone: string }) {
  const time = formatTime(moment, zone)
  const figure = (place: number) => (
    <span className={styles.figure} aria-hidden>
      {time[place]}
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
