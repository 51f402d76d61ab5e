import type { OwnProfile } from '#contract/profiles.ts'
import type { UserRow } from '#server/features/auth/auth.table.ts'
import { viewSessionUser } from '#server/features/auth/auth.view.ts'

export const viewOwnProfile = (user: UserRow): OwnProfile => ({ ...viewSessionUser(user), bio: user.bio })
