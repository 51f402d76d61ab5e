import { formatTime } from '#web/i18n/format.ts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './FlapTime.module.css'

type Props = {
  moment: Date
  zone: string
  size?: 'sm' | undefined
  /** It starts in less than an hour. */
  isSoon?: boolean | undefined
}

/** A time in the split-flap style of a departures board. */
export function FlapTime({ moment, zone, size, isSoon }: Props) {
  const time = formatTime(moment, zone)
  const figure = (index: number) => (
    <span className={styles.figure} aria-hidden>
      {time[index]}
    </span>
  )
  return (
    <time
      className={classNames(styles.flap, size && styles[size], isSoon && styles.soon)}
      dateTime={moment.toISOString()}
    >
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
