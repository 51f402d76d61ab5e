import { Link } from '@tanstack/react-router'
import { Globe, Rocket } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FreePlayer } from '#contract/beacons/beacons.ts'
import type { SeatKind } from '#contract/crews/seats.ts'
import { m } from '#texts'
import { LanguageCodes } from '#web/features/crews/card/LanguageCodes.tsx'
import { LeaderRating } from '#web/features/crews/card/LeaderRating.tsx'
import { formatMinutes } from '#web/features/crews/crew-formats.ts'
import { kindGlyph } from '#web/features/crews/seats/role-glyph.ts'
import { seatKindLabel } from '#web/features/crews/seats/seat-texts.ts'
import { ClockTime } from '#web/features/crews/time/ClockTime.tsx'
import { TimeRail } from '#web/features/crews/time/TimeRail.tsx'
import { useFormatUntil } from '#web/features/crews/time/use-format-until.ts'
import { useNow } from '#web/features/crews/time/use-now.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { formatTime } from '#web/i18n/format.ts'
import { roleNameText } from '#web/i18n/role-labels.ts'
import { paths } from '#web/paths.ts'
import { BeaconMark } from '#web/ui/drawings/BeaconMark.tsx'
import { Avatar } from '#web/ui/players/Avatar.tsx'
import { PlayerName } from '#web/ui/players/PlayerName.tsx'
import { isAhead } from './beacon-times.ts'
import styles from './FreePlayerCard.module.css'

interface Props {
  free: FreePlayer
  /** The kinds that the reader looks for. */
  wanted: readonly SeatKind[]
  invite: ReactNode
}

const minuteMs = 60_000

const fitText = ({ fits }: FreePlayer, zone: string): string | undefined => {
  if (!fits) return undefined
  const seat = fits.roleName === null ? m.beacons_any_seat() : roleNameText(fits.roleName)
  return fits.startsAt === null
    ? m.beacons_fits_now({ seat, title: fits.title })
    : m.beacons_fits({ seat, title: fits.title, time: formatTime(new Date(fits.startsAt), zone) })
}

/** The card of a crew turned round: for how long someone is free, for which seats, and why they fit. */
export function FreePlayerCard({ free, wanted, invite }: Props) {
  const now = useNow()
  const zone = useViewerZone()
  const formatDay = useFormatUntil()
  const { player, seats, regions, ship, note, languages } = free
  const start = new Date(free.startsAt)
  const end = new Date(free.endsAt)
  const isLater = isAhead(start, now)
  const from = isLater ? start : now
  const left = Math.max(0, Math.round((end.getTime() - from.getTime()) / minuteMs))
  const kinds: readonly SeatKind[] = seats.length > 0 ? seats : ['any']
  const { came, missions } = player.attendance
  const facts = [
    { Icon: Globe, text: regions.map((region) => m.crews_region_name({ region })).join(', ') },
    { Icon: Rocket, text: ship ? m.beacons_brings({ ship }) : '' },
  ].filter(({ text }) => text)
  return (
    <article className={styles.card} data-act="rescue">
      <div className={styles.head}>
        <Avatar name={player.displayName} src={player.profileImage} size={36} />
        <div className={styles.who}>
          <h3 className={styles.name}>
            <PlayerName>
              <Link to={paths.profile} params={{ userId: String(player.id) }} dir="auto">
                {player.displayName}
              </Link>
            </PlayerName>
          </h3>
          <div className={styles.record}>
            <LeaderRating reputation={player.reputation} />
            {missions > 0 ? <span>{m.beacons_came({ came, missions })}</span> : null}
          </div>
        </div>
        <BeaconMark lit size={24} />
      </div>
      <div className={styles.well}>
        <div className={styles.line}>
          <span>{isLater ? m.beacons_from_to({ time: formatDay(free.startsAt) }) : m.beacons_until()}</span>
          <ClockTime className={styles.time} moment={end} zone={zone} />
          <span className={styles.left}>{formatMinutes(left)}</span>
        </div>
        <TimeRail start={from} minutes={left} zone={zone} now={now} />
      </div>
      <ul className={styles.seats} aria-label={m.beacons_seats()}>
        {kinds.map((kind) => {
          const Glyph = kindGlyph(kind)
          return (
            <li key={kind} data-wanted={wanted.includes(kind) || undefined}>
              <Glyph size={15} aria-hidden />
              {seatKindLabel(kind)}
            </li>
          )
        })}
      </ul>
      {note ? (
        <p className={styles.note} dir="auto">
          {note}
        </p>
      ) : null}
      <ul className={styles.facts}>
        <li>
          <LanguageCodes languages={languages} />
        </li>
        {facts.map(({ Icon, text }) => (
          <li key={text}>
            <Icon size={14} aria-hidden />
            {text}
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <span className={styles.fit}>{fitText(free, zone)}</span>
        {invite}
      </div>
    </article>
  )
}
