import type { AdminUser, getUser } from '#contract/user-list/user-list.ts'
import type { Answer } from '#contract/wire/endpoint.ts'
import { endOfBan, isBanned } from '#server/accounts/bans.ts'
import type { UserDetails } from './users.sql.ts'
import type { ListedUser } from './users-list.sql.ts'

export const viewUser = (user: ListedUser, now: Date): AdminUser => ({
  id: user.id,
  username: user.username,
  displayName: user.display_name ?? user.username,
  citizenId: user.citizen_id,
  isHandleVerified: user.verified_handle !== null,
  email: user.email,
  profileImage: user.profile_image,
  userRole: user.user_role,
  isAdmin: user.user_role === 'admin',
  isBanned: isBanned(user, now),
  bannedUntil: endOfBan(user, now)?.toISOString() ?? null,
  warningCount: user.warning_count,
  joinDate: user.created_at.toISOString(),
  lastActive: user.last_seen_at?.toISOString() ?? null,
})

/** Inside JSON the database writes times with its own offset. */
const isoTime = (time: string): string => new Date(time).toISOString()
const isoTimeOrNull = (time: string | null): string | null => time && isoTime(time)

export const viewUserDetails = (user: UserDetails, now: Date): Answer<typeof getUser> => ({
  ...viewUser(user, now),
  reputation: {
    averageRating: user.rating_count > 0 ? user.rating_sum / user.rating_count : 0,
    totalRatings: user.rating_count,
  },
  crewsLed: user.crews_led,
  missionsCompleted: user.completed,
  missionsCancelled: user.cancelled,
  sessionCount: user.sessions,
  bans: user.bans.map((ban) => ({
    ...ban,
    createdAt: isoTime(ban.createdAt),
    endsAt: isoTimeOrNull(ban.endsAt),
    liftedAt: isoTimeOrNull(ban.liftedAt),
  })),
  warnings: user.warnings.map((warning) => ({
    ...warning,
    createdAt: isoTime(warning.createdAt),
    acknowledgedAt: isoTimeOrNull(warning.acknowledgedAt),
  })),
  reports: user.reports.map((report) => ({ ...report, createdAt: isoTime(report.createdAt) })),
})
