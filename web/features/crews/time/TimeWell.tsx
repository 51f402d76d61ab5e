import type { CrewSummary } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { activityHue } from '#web/features/crews/card/activity-hue.ts'
import { isOver } from '#web/features/crews/crew-facts.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ClockTime } from './ClockTime.tsx'
import { countdownOf } from './countdown.ts'
import { dayLabel } from './day-texts.ts'
import { HoursFitText } from './HoursFitText.tsx'
import { missionTime, type TimedMission } from './mission-time.ts'
import { TimeRail } from './TimeRail.tsx'
import styles from './TimeWell.module.css'
import { plannedText } from './time-texts.ts'
import { useNow } from './use-now.ts'
import { useViewerZone } from './use-viewer-clock.ts'
import { useViewerHours } from './use-viewer-hours.ts'
import { leaderTimeText } from './zone-texts.ts'

export type TimedCrew = TimedMission &
  Pick<CrewSummary, 'activity' | 'timezone'> & {
    readonly viewer?: { readonly isAuthor: boolean } | undefined
  }

/** When a crew starts, or when it did, in the viewer's time zone, with a countdown: the most prominent part of a card. */
export function TimeWell({ crew, className }: { crew: TimedCrew; className?: string | undefined }) {
  const now = useNow()
  const zone = useViewerZone()
  const { played, fit } = useViewerHours(crew)
  const mission = missionTime(crew)
  const start = mission?.start ?? null
  const minutes = mission ? mission.minutes : crew.estimatedDuration
  const past = isOver(crew)
  const left = countdownOf(crew, now, zone)
  const planned = plannedText(crew, now, zone)
  const leader = { zone, leaderZone: crew.timezone, isLeader: crew.viewer?.isAuthor ?? false }
  return (
    <div
      className={classNames(styles.well, past && styles.past, className)}
      data-act={activityHue(crew.activity)}
    >
      {start ? (
        <div className={styles.line}>
          <ClockTime className={styles.time} moment={start} zone={zone} />
          <span className={styles.day}>
            {dayLabel(start, now, zone)}
            {planned ? <span className={styles.planned}>{planned}</span> : null}
          </span>
          <span className={classNames(styles.countdown, left.isSoon && styles.soon)}>{left.text}</span>
        </div>
      ) : (
        <div className={classNames(styles.line, styles.none)}>
          {m.crews_no_start()} {left.text ? <span className={styles.countdown}>{left.text}</span> : null}
        </div>
      )}
      <TimeRail start={start} minutes={minutes} zone={zone} now={now} played={played} past={past} />
      <div className={styles.foot}>
        <span className={styles.leader}>{leaderTimeText(start, now, leader)}</span>
        <HoursFitText fit={fit} className={styles.fit} />
      </div>
    </div>
  )
}
