import { useId } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { activityHue } from '#web/features/crews/card/activity-hue.ts'
import { isOver } from '#web/features/crews/crew-facts.ts'
import { formatMinutes, onOneLine } from '#web/features/crews/crew-formats.ts'
import { isAssumedZone, isKnownZone } from '#web/i18n/known-zones.ts'
import { playerName } from '#web/i18n/player-names.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ClockTime } from './ClockTime.tsx'
import { countdownOf } from './countdown.ts'
import { otherWeekday } from './day-texts.ts'
import { FlapTime } from './FlapTime.tsx'
import { HoursFitText } from './HoursFitText.tsx'
import { missionTime } from './mission-time.ts'
import { RailAxis } from './RailAxis.tsx'
import styles from './TimeBlock.module.css'
import { TimeRail } from './TimeRail.tsx'
import { fullDate } from './time-texts.ts'
import { useNow } from './use-now.ts'
import { useViewerZone } from './use-viewer-clock.ts'
import { useViewerHours } from './use-viewer-hours.ts'
import { cityAndOffset, isSameClock, leaderTimeText } from './zone-texts.ts'

/** When the mission starts: in the viewer's time zone, then in the post's, which is the leader's. */
export function TimeBlock({ crew }: { crew: CrewDetails }) {
  const titleId = useId()
  const now = useNow()
  const zone = useViewerZone()
  const { played, fit } = useViewerHours(crew)
  const mission = missionTime(crew)
  const start = mission?.start ?? null
  const minutes = mission ? mission.minutes : crew.estimatedDuration
  const isLeader = crew.viewer?.isAuthor ?? false
  const past = isOver(crew)
  // The leader sees the post's time zone only if its clock differs from theirs.
  const showsPostZone =
    start && isKnownZone(crew.timezone) && !(isLeader && isSameClock(start, zone, crew.timezone))
  const left = countdownOf(crew, now, zone)
  const wasFlown = mission?.status === 'completed' && mission.end !== null
  const lengthText = wasFlown ? m.crew_page_took : m.crew_page_length
  const isAssumed = isAssumedZone(zone)
  const yourTime = isAssumed ? m.crew_page_utc_time() : m.crew_page_your_time({ zone })
  const rail = { start, minutes, now, past, large: true }
  return (
    <section className={styles.block} aria-labelledby={titleId} data-act={activityHue(crew.activity)}>
      <h2 id={titleId} className="sr-only">
        {m.crew_page_time()}
      </h2>
      <div className={styles.header}>
        <div className={styles.start}>
          {start ? <FlapTime moment={start} zone={zone} /> : null}
          <div>
            <div className={styles.strong}>{start ? fullDate(start, now, zone) : m.crews_no_start()}</div>
            <div className={styles.soft}>
              {start ? yourTime : leaderTimeText(null, now, { zone, leaderZone: crew.timezone, isLeader })}{' '}
              {minutes ? lengthText({ time: onOneLine(formatMinutes(minutes)) }) : null}
            </div>
          </div>
        </div>
        {left.text ? (
          <div className={styles.left}>
            <div className={classNames(styles.strong, left.isSoon && styles.soon)}>{left.text}</div>
            <div className={styles.soft}>
              <HoursFitText fit={fit} />
            </div>
          </div>
        ) : null}
      </div>
      <div className={styles.row}>
        <div className={styles.who}>
          {isAssumed ? null : m.crews_you()}
          <span className={styles.zone}>{cityAndOffset(start ?? now, zone)}</span>
        </div>
        <TimeRail {...rail} zone={zone} played={played} />
      </div>
      {showsPostZone ? (
        <div className={styles.row}>
          <div className={styles.who}>
            <bdi>{isLeader ? m.crew_page_rail_post() : playerName(crew.authorName)}</bdi>
            <span className={styles.zone}>
              {[cityAndOffset(start, crew.timezone), otherWeekday(start, zone, crew.timezone)]
                .filter(Boolean)
                .join(', ')}
            </span>
            <ClockTime className={styles.clock} moment={start} zone={crew.timezone} />
          </div>
          <TimeRail {...rail} zone={crew.timezone} />
        </div>
      ) : null}
      <RailAxis className={styles.axis} />
    </section>
  )
}
