import { m } from '#texts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './RailAxis.module.css'

const marks = [
  { hour: '06', name: m.crews_quarter_morning },
  { hour: '12', name: m.crews_quarter_afternoon },
  { hour: '18', name: m.crews_quarter_evening },
  { hour: '24', name: m.crews_quarter_night },
]

/** The quarters of the day below the rails. Screen readers get the label of each rail instead. */
export function RailAxis({ className }: { className?: string | undefined }) {
  return (
    <div className={classNames(styles.axis, className)} aria-hidden>
      {marks.map(({ hour, name }) => (
        <span key={hour}>
          {hour} <span className={styles.name}>{name()}</span>
        </span>
      ))}
    </div>
  )
}
