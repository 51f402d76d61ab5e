import type { HoursFit } from '#contract/users/week-hours.ts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './HoursFitText.module.css'
import { fitText } from './time-texts.ts'

type Props = { fit: HoursFit | undefined; className?: string | undefined }

/** Whether the mission lies in the viewer's hours. */
export function HoursFitText({ fit, className }: Props) {
  if (!fit) return null
  return <span className={classNames(fit === 'outside' && styles.outside, className)}>{fitText(fit)}</span>
}
