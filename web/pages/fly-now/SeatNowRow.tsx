import { Link, useNavigate } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import type { SeatNow } from '#contract/fly-now/fly-now.ts'
import { m } from '#texts'
import { SeatNowButton } from '#web/features/applications/SeatNowButton.tsx'
import { ActivityTile } from '#web/features/crews/card/ActivityTile.tsx'
import { reasonText } from '#web/features/crews/card/match-texts.ts'
import { ClockTime } from '#web/features/crews/time/ClockTime.tsx'
import { countdownOf } from '#web/features/crews/time/countdown.ts'
import { missionTime } from '#web/features/crews/time/mission-time.ts'
import { useNow } from '#web/features/crews/time/use-now.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { payText, roleNameLang, roleNameText } from '#web/i18n/role-labels.ts'
import { paths } from '#web/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './SeatNowRow.module.css'

/** More reasons say no more. */
const shownReasons = 3

/** One of the best seats: when, in which mission, why it fits, and one click. */
export function SeatNowRow({ seat, isFirst }: { seat: SeatNow; isFirst: boolean }) {
  const { crew, roleId, roleName, isAtOnce, reasons } = seat
  const now = useNow()
  const zone = useViewerZone()
  const navigate = useNavigate()
  const start = missionTime(crew)?.start
  const left = countdownOf(crew, now, zone)
  const role = crew.roles.find(({ id }) => id === roleId)
  const texts = [
    ...(isAtOnce ? [m.boarding_takes_you()] : []),
    ...reasons.map(reasonText).filter(Boolean),
  ].slice(0, shownReasons)
  return (
    <li className={styles.row}>
      <div className={styles.when}>
        {start ? <ClockTime className={styles.time} moment={start} zone={zone} /> : null}
        <small className={classNames(left.isSoon && styles.soon)}>{left.text}</small>
      </div>
      <ActivityTile activity={crew.activity} className={styles.tile} />
      <div>
        <h2 className={styles.title} lang={crew.primaryLanguage} dir="auto">
          <Link to={paths.crew} params={{ id: String(crew.id) }}>
            {crew.title}
          </Link>
        </h2>
        <p className={styles.seat}>
          <b lang={roleName === null ? undefined : roleNameLang(roleName, crew.primaryLanguage)}>
            {roleName === null ? m.crews_any_seat() : roleNameText(roleName)}
          </b>
          {role ? ` · ${payText(role)}` : null}
        </p>
        <ul className={styles.why} aria-label={m.crews_reasons()}>
          {texts.map((text) => (
            <li key={text}>
              <Check size={13} aria-hidden />
              {text}
            </li>
          ))}
        </ul>
      </div>
      <SeatNowButton
        seat={seat}
        variant={isFirst ? 'primary' : isAtOnce ? 'soft' : 'secondary'}
        className={styles.button}
        onDone={() => navigate({ to: paths.crew, params: { id: String(crew.id) } })}
      />
    </li>
  )
}
