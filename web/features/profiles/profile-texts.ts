import type { PlayerStatistics } from '#contract/profiles/players.ts'
import type { UserRole } from '#contract/users/users.ts'
import { m } from '#texts'
import { formatCount } from '#web/i18n/format.ts'
import type { MissionBadge } from './missions/mission-badge.ts'
import type { ProfileTab } from './profile-search.ts'

export const roleLabels: Readonly<Record<UserRole, () => string>> = {
  admin: m.profiles_role_admin,
  moderator: m.profiles_role_moderator,
  premium: m.profiles_role_premium,
  verified: m.profiles_role_verified,
  citizen: m.profiles_role_citizen,
}

export const tabLabels: Readonly<Record<ProfileTab, () => string>> = {
  overview: m.profiles_tab_overview,
  fleet: m.profiles_tab_fleet,
  ratings: m.profiles_tab_ratings,
  missions: m.profiles_tab_missions,
  settings: m.profiles_tab_settings,
}

export const badgeLabels: Readonly<Record<MissionBadge, () => string>> = {
  completed: m.profiles_badge_completed,
  in_progress: m.profiles_badge_in_progress,
  cancelled: m.profiles_badge_cancelled,
  created: m.profiles_badge_created,
  participated: m.profiles_badge_participated,
}

export const missionFigures = ({ missions }: PlayerStatistics) =>
  ({
    created: [m.profiles_created(), formatCount(missions.created)],
    applied: [m.profiles_applied(), formatCount(missions.applied)],
    completed: [m.profiles_completed(), formatCount(missions.completed)],
    led: [m.profiles_led(), formatCount(missions.led)],
    successRate: [
      m.profiles_success_rate(),
      // Nothing has failed yet.
      missions.created + missions.completed === 0
        ? m.profiles_none()
        : m.profiles_percent({ percent: Math.round(missions.successRate * 100) }),
    ],
  }) as const
