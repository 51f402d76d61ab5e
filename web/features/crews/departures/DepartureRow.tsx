import { Link } from '@tanstack/react-router'
import type { CrewSummary } from '#contract/crews/crews.ts'
import { daysAway } from '#contract/wire/date-texts.ts'
import { m } from '#texts'
import { ActivityTile } from '#web/features/crews/card/ActivityTile.tsx'
import { freeSeats, languagesOf, locationText } from '#web/features/crews/crew-facts.ts'
import { activityLabel } from '#web/features/crews/crew-texts.ts'
import { SeatBar } from '#web/features/crews/seats/SeatBar.tsx'
import { SeatMap } from '#web/features/crews/seats/SeatMap.tsx'
import { viewerSeatOf } from '#web/features/crews/seats/seats.ts'
import { dayLabel } from '#web/features/crews/time/day-texts.ts'
import { FlapTime } from '#web/features/crews/time/FlapTime.tsx'
import { playerName } from '#web/i18n/player-names.ts'
import { paths } from '#web/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './DepartureRow.module.css'

/** More seats than these do not fit next to each other. */
const mostDrawn = 9
const hourMs = 60 * 60_000

type Props = { crew: CrewSummary; now: Date; zone: string }

export function DepartureRow({ crew, now, zone }: Props) {
  const start = new Date(crew.scheduledTime ?? now)
  const place = locationText(crew)
  const codes = languagesOf(crew).map((code) => code.toUpperCase())
  const isToday = daysAway(start, now, zone) === 0
  return (
    <li className={styles.row}>
      <FlapTime moment={start} zone={zone} size="sm" isSoon={start.getTime() - now.getTime() < hourMs} />
      <ActivityTile activity={crew.activity} size="sm" className={styles.tile} />
      <div className={styles.text}>
        <Link
          className={classNames('focus-after', styles.title)}
          to={paths.crew}
          params={{ id: String(crew.id) }}
          lang={crew.primaryLanguage}
          dir="auto"
        >
          {crew.title}
        </Link>
        <span className={styles.facts}>
          {isToday ? null : <b className={styles.day}>{dayLabel(start, now, zone)} · </b>}
          <span className="sr-only">{activityLabel(crew.activity)} · </span>
          <bdi>{playerName(crew.authorName)}</bdi>
          {place ? (
            <>
              {' · '}
              <bdi>{place}</bdi>
            </>
          ) : null}
          {` · ${codes.join(', ')}`}
        </span>
      </div>
      <div className={styles.seats}>
        <span className={styles.map}>
          {crew.maxCrewSize > mostDrawn ? (
            <SeatBar taken={crew.currentCrewSize} total={crew.maxCrewSize} />
          ) : (
            <SeatMap crew={crew} size="tiny" viewerSeat={viewerSeatOf(crew.viewer)} />
          )}
        </span>
        <span className={styles.free}>{m.home_seats_free({ count: freeSeats(crew) })}</span>
      </div>
    </li>
  )
}
