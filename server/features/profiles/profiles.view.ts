import type { OwnProfile } from '#contract/profiles/profiles.ts'
import type { UserRow } from '#server/db/tables/auth.ts'
import { viewSessionUser } from '#server/features/auth/auth.view.ts'

export { viewAttendance, viewLeading, viewReputation } from './profiles.reputation.ts'

export const viewOwnProfile = (user: UserRow): OwnProfile => ({
  ...viewSessionUser(user),
  bio: user.bio,
  isHandleVerified: user.verified_handle !== null,
})
