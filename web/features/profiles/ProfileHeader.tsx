import { Link } from '@tanstack/react-router'
import { BadgeCheck, CalendarClock, Globe, Server, Shield } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PlayerProfile } from '#contract/profiles/players.ts'
import { rankOf, reliability } from '#contract/profiles/ranks.ts'
import { zoneCityIn } from '#contract/wire/zone-cities.ts'
import { m } from '#texts'
import { focusLateHeading } from '#web/browser/focus-late-heading.ts'
import { formatAverage, formatCount, formatTime, languageName } from '#web/i18n/format.ts'
import { isKnownZone } from '#web/i18n/known-zones.ts'
import { currentLocale } from '#web/i18n/language.ts'
import { rankLabels } from '#web/i18n/rank-labels.ts'
import { paths } from '#web/paths.ts'
import { Chip } from '#web/ui/display/Chip.tsx'
import { Stars } from '#web/ui/display/Stars.tsx'
import { Flag } from '#web/ui/languages/Flag.tsx'
import { LanguageCode } from '#web/ui/languages/LanguageCode.tsx'
import { Avatar } from '#web/ui/players/Avatar.tsx'
import { OrganisationTag } from '#web/ui/players/OrganisationTag.tsx'
import { Figures } from './Figures.tsx'
import { Loaded } from './Loaded.tsx'
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
  const statistics = useStatistics(player.id)
  const { rank, reputation } = statistics.data ?? {}
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
          {rank ? <Chip tone="beacon">{rankLabels[rankOf(rank.activityScore)]()}</Chip> : null}
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
          <span className={styles.fact}>
            <Globe size={14} aria-hidden />
            {isKnownZone(timezone)
              ? m.profiles_local_time({
                  zone: zoneCityIn(timezone, currentLocale()),
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
      <div className={styles.figures}>
        <Loaded query={statistics} height={52}>
          {({ missions, rank, reputation }) => (
            <Figures
              figures={[
                [m.profiles_missions_done(), formatCount(missions.completed)],
                [
                  m.profiles_reliable(),
                  reputation.totalRatings > 0
                    ? m.profiles_percent({ percent: reliability(reputation.averageRating) })
                    : m.profiles_none(),
                ],
                [m.profiles_activity_score(), formatCount(rank.activityScore)],
              ]}
            />
          )}
        </Loaded>
      </div>
    </header>
  )
}
