import type { ReadyState } from '#contract/crews/readiness.ts'
import { readyIcons } from '#web/features/crews/ready/ready-icons.ts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './SeatAnswer.module.css'

/** A mark on a seat: what its player has answered to the ready check. */
export function SeatAnswer({ answer }: { answer: ReadyState }) {
  const Icon = readyIcons[answer]
  return (
    <span className={classNames(styles.mark, styles[answer])}>
      <Icon size={10} strokeWidth={3} />
    </span>
  )
}
