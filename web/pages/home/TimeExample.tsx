import { localTextOf, momentOf, startOfDay } from '#contract/wire/zoned-time.ts'
import { ClockTime } from '#web/features/crews/time/ClockTime.tsx'
import { countdown } from '#web/features/crews/time/countdown.ts'
import { dayLabel } from '#web/features/crews/time/day-texts.ts'
import { HoursFitText } from '#web/features/crews/time/HoursFitText.tsx'
import { RailAxis } from '#web/features/crews/time/RailAxis.tsx'
import { TimeRail } from '#web/features/crews/time/TimeRail.tsx'
import { useNow } from '#web/features/crews/time/use-now.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { isSameClock, leaderTimeText } from '#web/features/crews/time/zone-texts.ts'
import styles from './TimeExample.module.css'

const clock = '20:30'
const minutes = 150
/** From 06:00 on: the evening. */
const played = Array.from({ length: 24 }, (_, hour) => hour >= 12 && hour < 18)

const startOn = (day: Date, zone: string): Date =>
  momentOf(`${localTextOf(day, zone).slice(0, 'yyyy-mm-dd'.length)}T${clock}`, zone) ?? day

/** The next time that clocks show 20:30. */
const nextStart = (now: Date, zone: string): Date => {
  const today = startOn(now, zone)
  return today > now ? today : startOn(startOfDay(now, zone, 1), zone)
}

/** A made-up mission in the viewer's own time, as cards show it. */
export function TimeExample() {
  const now = useNow()
  const zone = useViewerZone()
  const start = nextStart(now, zone)
  const leaderZone = isSameClock(start, zone, 'Europe/London') ? 'Europe/Berlin' : 'Europe/London'
  const left = countdown({ start, minutes, end: null, status: 'open' }, now, zone)
  return (
    <div data-act="mining">
      <div className={styles.line}>
        <ClockTime className={styles.time} moment={start} zone={zone} />
        <span>{dayLabel(start, now, zone)}</span>
        <span className={styles.countdown}>{left.text}</span>
      </div>
      <TimeRail start={start} minutes={minutes} zone={zone} now={now} played={played} />
      <RailAxis className={styles.axis} />
      <div className={styles.foot}>
        <span>{leaderTimeText(start, now, { zone, leaderZone, isLeader: false })}</span>
        <HoursFitText fit="inside" />
      </div>
    </div>
  )
}
