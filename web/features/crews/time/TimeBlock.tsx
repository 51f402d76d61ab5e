import type { ReactNode } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { activityHue } from '#web/features/crews/card/activity-hue.ts'
import { isOver } from '#web/features/crews/crew-facts.ts'
import { formatMinutes, onOneLine } from '#web/features/crews/crew-formats.ts'
import { isAssumedZone, isKnownZone } from '#web/i18n/known-zones.ts'
import { zoneCity } from '#web/i18n/zone-city.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Panel } from '#web/ui/display/Panel.tsx'
import { countdownOf } from './countdown.ts'
import { FlapTime } from './FlapTime.tsx'
import { HoursFitText } from './HoursFitText.tsx'
import { missionTime } from './mission-time.ts'
import styles from './TimeBlock.module.css'
import { TimeRail } from './TimeRail.tsx'
import { fullDate, plannedText } from './time-texts.ts'
import { useNow } from './use-now.ts'
import { useViewerZone } from './use-viewer-clock.ts'
import { useViewerHours } from './use-viewer-hours.ts'
import { isSameClock, leaderTimeText } from './zone-texts.ts'

interface Props {
  crew: CrewDetails
  /** The series that the mission belongs to. */
  children: ReactNode
}

/** When the mission starts, on the viewer's clock, and on the leader's where that is another. */
export function TimeBlock({ crew, children }: Props) {
  const now = useNow()
  const zone = useViewerZone()
  const { played, fit } = useViewerHours(crew)
  const mission = missionTime(crew)
  const start = mission?.start ?? null
  const minutes = mission ? mission.minutes : crew.estimatedDuration
  const isLeader = crew.viewer?.isAuthor ?? false
  const left = countdownOf(crew, now, zone)
  const isAssumed = isAssumedZone(zone)
  const showsLeaders =
    isKnownZone(crew.timezone) && (isAssumed || !isSameClock(start ?? now, zone, crew.timezone))
  const wasFlown = mission?.status === 'completed' && mission.end !== null
  const lengthText = wasFlown ? m.crew_page_took : m.crew_page_length
  const length = minutes ? lengthText({ time: onOneLine(formatMinutes(minutes)) }) : undefined
  const planned = plannedText(crew, now, zone)
  return (
    <Panel label={m.crew_page_time()} flush>
      <h2 className="sr-only">{m.crew_page_time()}</h2>
      <div className={styles.time} data-act={activityHue(crew.activity)}>
        {start ? <FlapTime moment={start} zone={zone} isSoon={left.isSoon} /> : <span />}
        <div className={styles.text}>
          <div className={styles.strong}>{start ? fullDate(start, now, zone) : m.crews_no_start()}</div>
          <div className={styles.soft}>
            {left.text ? <span className={classNames(left.isSoon && styles.soon)}>{left.text}</span> : null}
            {[left.text ? '' : undefined, length, planned].filter((text) => text !== undefined).join(' · ')}
          </div>
        </div>
        <div className={styles.day}>
          <TimeRail
            start={start}
            minutes={minutes}
            zone={zone}
            now={now}
            played={played}
            past={isOver(crew)}
          />
          <div className={styles.zones}>
            <span>
              {showsLeaders
                ? leaderTimeText(start, now, { zone, leaderZone: crew.timezone, isLeader })
                : null}
            </span>
            <span>
              {isAssumed ? m.crew_page_utc_time() : m.crew_page_your_time({ zone: zoneCity(zone) })}
              {fit ? ' · ' : null}
              <HoursFitText fit={fit} />
            </span>
          </div>
        </div>
      </div>
      {children}
    </Panel>
  )
}
