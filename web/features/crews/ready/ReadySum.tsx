import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { formatTime } from '#web/i18n/format.ts'
import styles from './ReadySum.module.css'
import { readySum } from './ready-states.ts'

/** For those aboard: how many are ready. Screen readers announce when that changes. */
export function ReadySum({ crew }: { crew: Pick<CrewDetails, 'members' | 'viewer'> }) {
  const zone = useViewerZone()
  const calledAt = crew.viewer?.readyCalledAt
  const sum = readySum(crew.members)
  return (
    // Always rendered: a screen reader announces only changes in what it knows.
    <div role="status">
      {sum && calledAt ? (
        <p className={styles.text}>
          {sum}
          <span className={styles.soft}>
            {' · '}
            {m.ready_called_at({ time: formatTime(new Date(calledAt), zone) })}
          </span>
        </p>
      ) : null}
    </div>
  )
}
