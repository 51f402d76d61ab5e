import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { daysAway } from '#contract/wire/date-texts.ts'
import { startOfDay } from '#contract/wire/zoned-time.ts'
import { m } from '#texts'
import { ClockTime } from '#web/features/crews/time/ClockTime.tsx'
import { useNow } from '#web/features/crews/time/use-now.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { shortDate } from '#web/i18n/short-date.ts'
import { paths } from '#web/paths.ts'
import type { OwnCrews } from '#web/session/own-crews.ts'
import { overlap, type PlannedMission, plannedMissions } from './overlaps.ts'
import styles from './WeekStrip.module.css'

const days = [0, 1, 2, 3, 4, 5, 6] as const

interface DayProps {
  name: string
  isToday: boolean
  missions: readonly PlannedMission[]
  all: readonly PlannedMission[]
  zone: string
}

function Day({ name, isToday, missions, all, zone }: DayProps) {
  const [weekday, ...date] = name.split(' ')
  return (
    <li className={styles.day} data-today={isToday || undefined}>
      <span className={styles.name}>
        {weekday} <span className={styles.date}>{date.join(' ')}</span>
      </span>
      {missions.map((mission) => {
        const isDoubled = all.some((other) => other !== mission && overlap(other, mission))
        return (
          <Link
            key={mission.id}
            to={paths.crew}
            params={{ id: String(mission.id) }}
            className={styles.mission}
            data-doubled={isDoubled || undefined}
            title={mission.title}
          >
            <span className={styles.time}>
              <ClockTime moment={mission.start} zone={zone} />
              {isDoubled ? <TriangleAlert className={styles.warning} size={12} aria-hidden /> : null}
            </span>
            <span className={styles.title} lang={mission.primaryLanguage} dir="auto">
              {mission.title}
            </span>
            {isDoubled ? <span className="sr-only">{m.overlaps_doubled()}</span> : null}
          </Link>
        )
      })}
    </li>
  )
}

/** The promised times of the next seven days, each a way to its crew. Nothing without any. */
export function WeekStrip({ crews }: { crews: OwnCrews }) {
  const now = useNow()
  const zone = useViewerZone()
  const promised = plannedMissions(crews)
  const dayOf = ({ start }: PlannedMission) => daysAway(start, now, zone)
  const within = promised.filter((each) => each.end > now && dayOf(each) >= 0 && dayOf(each) < days.length)
  if (within.length === 0) return null
  return (
    <section className={styles.week} aria-label={m.overlaps_week()}>
      <ol className={styles.days}>
        {days.map((day) => (
          <Day
            key={day}
            name={shortDate(startOfDay(now, zone, day), zone)}
            isToday={day === 0}
            missions={within.filter((each) => dayOf(each) === day)}
            all={promised}
            zone={zone}
          />
        ))}
      </ol>
      {within.some((each) => within.some((other) => other !== each && overlap(other, each))) ? (
        <p className={styles.note}>{m.overlaps_doubled_note()}</p>
      ) : null}
    </section>
  )
}
