import { Check } from 'lucide-react'
import type { MatchReason } from '#contract/crews/matching.ts'
import { m } from '#texts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './MatchReasons.module.css'
import { reasonText } from './match-texts.ts'

type Props = { reasons: readonly MatchReason[] | undefined; className?: string | undefined }

/** Why the post fits the viewer, where posts are sorted by that. */
export function MatchReasons({ reasons = [], className }: Props) {
  if (reasons.length === 0) return null
  return (
    <ul className={classNames(styles.reasons, className)} aria-label={m.crews_reasons()}>
      {reasons.map((reason) => (
        <li key={reason.kind} className={styles.reason}>
          <Check size={13} aria-hidden />
          {reasonText(reason)}
        </li>
      ))}
    </ul>
  )
}
