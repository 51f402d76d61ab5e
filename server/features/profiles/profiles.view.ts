import type { OwnProfile } from '#contract/profiles.ts'
import type { UserRow } from '#server/db/tables/auth.ts'
import { viewSessionUser } from '#server/features/auth/auth.view.ts'
import { rankOf } from './profiles.rank.ts'

export const viewOwnProfile = (user: UserRow): OwnProfile => ({ ...viewSessionUser(user), bio: user.bio })

/** Stars received in all and by how many, as an average. */
export const viewReputation = (sum: number, count: number) => ({
  averageRating: count > 0 ? sum / count : 0,
  totalRatings: count,
})

export const viewRank = (activityScore: number) => rankOf(activityScore)
