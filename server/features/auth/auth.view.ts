import type { Session } from '#contract/auth/auth.ts'
import type { SessionUser } from '#contract/users/users.ts'
import type { Viewer } from '#server/context.ts'
import type { SessionRow, UserRow } from '#server/db/tables/auth.ts'

export const viewSessionUser = (user: UserRow): SessionUser => ({
  id: user.id,
  username: user.username,
  displayName: user.display_name ?? user.username,
  email: user.email,
  starCitizenHandle: user.citizen_id ?? user.username,
  citizenId: user.citizen_id,
  organisation: user.organisation,
  profileImage: user.profile_image,
  userRole: user.user_role,
  isAdmin: user.user_role === 'admin',
  timezone: user.timezone,
  preferredLanguages: user.preferred_languages,
  playtimes: user.playtimes,
  regions: user.regions,
  createdAt: user.created_at.toISOString(),
})

export const viewSession = (session: SessionRow, viewer: Viewer): Session => ({
  id: session.id,
  isCurrent: session.id === viewer.sessionId,
  userAgent: session.user_agent,
  createdAt: session.created_at.toISOString(),
  lastSeenAt: session.last_seen_at.toISOString(),
})
