import { playerListLimits } from '#contract/players/limits.ts'
import { m } from '#texts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './FoundMore.module.css'

/** Below as many players as a search finds at most. */
export function FoundMore({ className }: { className?: string | undefined }) {
  return (
    <p className={classNames(styles.note, className)}>
      {m.players_found_more({ count: playerListLimits.found })}
    </p>
  )
}
