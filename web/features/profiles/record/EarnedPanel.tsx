import type { PlayerStatistics } from '#contract/profiles/players.ts'
import { m } from '#texts'
import { formatCount } from '#web/i18n/format.ts'
import { Panel } from '#web/ui/display/Panel.tsx'
import styles from './RecordPanel.module.css'

/** What the player got of the takings of missions. Only they get the figure from the server. */
export function EarnedPanel({ statistics }: { statistics: PlayerStatistics | undefined }) {
  const earned = statistics?.earned
  if (!earned) return null
  return (
    <Panel title={m.settlements_earned()}>
      <div className={styles.record}>
        <p>{m.settlements_earned_on({ amount: formatCount(earned.total), count: earned.missions })}</p>
        <p className={styles.rule}>{m.settlements_earned_hint()}</p>
      </div>
    </Panel>
  )
}
