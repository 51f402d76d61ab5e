import type { OwnProfile } from '#contract/profiles.ts'
import type { UserRow } from '#server/db/tables/auth.ts'
import { viewSessionUser } from '#server/features/auth/auth.view.ts'

export { rankOf } from './profiles.rank.ts'

export const viewOwnProfile = (user: UserRow): OwnProfile => ({ ...viewSessionUser(user), bio: user.bio })

/** From the sum of all stars and the number of ratings. */
export const viewReputation = (sum: number, count: number) => ({
  averageRating: count > 0 ? sum / count : 0,
  totalRatings: count,
})
