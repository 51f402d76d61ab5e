import { Link } from '@tanstack/react-router'
import { BadgeCheck, CalendarClock, Globe, Rocket, Server, Shield, UserCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PlayerProfile } from '#contract/profiles/players.ts'
import { m } from '#texts'
import { focusLateHeading } from '#web/browser/focus-late-heading.ts'
import { formatAverage, formatTime, languageName } from '#web/i18n/format.ts'
import { isKnownZone } from '#web/i18n/known-zones.ts'
import { zoneCity } from '#web/i18n/zone-city.ts'
import { paths } from '#web/paths.ts'
import { Flag } from '#web/ui/languages/Flag.tsx'
import { LanguageCode } from '#web/ui/languages/LanguageCode.tsx'
import { Chip } from '#web/ui/marks/Chip.tsx'
import { Stars } from '#web/ui/marks/Stars.tsx'
import { Avatar } from '#web/ui/players/Avatar.tsx'
import { OrganisationTag } from '#web/ui/players/OrganisationTag.tsx'
import styles from './ProfileHeader.module.css'
import { roleLabels } from './profile-texts.ts'
import { useStatistics } from './profiles.queries.ts'

const roleChips = {
  admin: { tone: 'danger', icon: <Shield size={12} aria-hidden /> },
  moderator: { tone: 'warn', icon: <Shield size={12} aria-hidden /> },
  premium: { tone: 'ok', icon: null },
  verified: { tone: 'info', icon: <BadgeCheck size={12} aria-hidden /> },
  citizen: { tone: 'neutral', icon: null },
} as const

interface Props {
  player: PlayerProfile
  now: Date
  formatDate: (moment: Date) => string
  /** The languages of the viewer. */
  spoken: readonly string[]
  /** Below the facts, such as the button to edit the profile. */
  action?: ReactNode
}

export function ProfileHeader({ player, now, formatDate, spoken, action }: Props) {
  const { missions, reputation, attendance } = useStatistics(player.id).data ?? {}
  const { timezone } = player
  return (
    <header className={styles.header}>
      <Avatar name={player.displayName} src={player.profileImage} size={96} />
      <div className={styles.text}>
        <div className={styles.nameRow}>
          <h1 ref={focusLateHeading} className={styles.name} dir="auto">
            {player.displayName}
          </h1>
          <Chip {...roleChips[player.userRole]}>{roleLabels[player.userRole]()}</Chip>
        </div>
        <div className={styles.handles}>
          <span className={styles.handle}>@{player.username}</span>
          {player.citizenId ? (
            <span className={styles.id} dir="auto">
              {player.citizenId}
            </span>
          ) : null}
          {player.isHandleVerified ? <Chip tone="ok">{m.handles_badge()}</Chip> : null}
          {player.organisation ? (
            <OrganisationTag>
              <Link to={paths.search} search={{ search: player.organisation }} dir="auto">
                {player.organisation}
              </Link>
            </OrganisationTag>
          ) : null}
        </div>
        <div className={styles.facts}>
          {reputation && reputation.totalRatings > 0 ? (
            <span className={styles.fact}>
              <Stars value={reputation.averageRating} />
              <b className={styles.average}>{formatAverage(reputation.averageRating)}</b>
              {m.profiles_rating_count({ count: reputation.totalRatings })}
            </span>
          ) : null}
          {attendance ? (
            <span className={styles.fact}>
              <UserCheck size={14} aria-hidden />
              {m.attendance_record(attendance)}
            </span>
          ) : null}
          {missions && missions.completed > 0 ? (
            <span className={styles.fact}>
              <Rocket size={14} aria-hidden />
              {m.profiles_flown({ count: missions.completed })}
            </span>
          ) : null}
          <span className={styles.fact}>
            <Globe size={14} aria-hidden />
            {isKnownZone(timezone)
              ? m.profiles_local_time({
                  zone: zoneCity(timezone),
                  time: formatTime(now, timezone),
                })
              : timezone}
          </span>
          <span className={styles.fact}>
            <CalendarClock size={14} aria-hidden />
            {m.profiles_joined({ date: formatDate(new Date(player.joinDate)) })}
          </span>
          {player.regions.length > 0 ? (
            <span className={styles.fact}>
              <Server size={14} aria-hidden />
              <span className="sr-only">{m.regions_list()}</span>
              {player.regions.map((region) => m.regions_short({ region })).join(', ')}
            </span>
          ) : null}
          <span className={styles.languages}>
            <span className="sr-only">{m.profiles_languages()}</span>
            {player.preferredLanguages.map((code) => (
              <span key={code} className={styles.fact}>
                <Flag language={code} />
                <LanguageCode code={code} name={languageName(code)} match={spoken.includes(code)} />
              </span>
            ))}
          </span>
        </div>
        {action ? <div className={styles.edit}>{action}</div> : null}
      </div>
    </header>
  )
}
