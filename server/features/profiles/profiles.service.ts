import { isDeepStrictEqual } from 'node:util'
import type { ProfileChanges } from '#contract/profiles/changes.ts'
import { bitsOfPlaytimes } from '#contract/users/week-hours.ts'
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import type { UserRow } from '#server/db/tables/auth.ts'
import { AppError } from '#server/errors.ts'
import { getSessionUser } from '#server/features/auth/auth.service.ts'
import { requireFreeNames } from '#server/features/auth/names/auth-names.service.ts'
import { refreshGuests } from '#server/realtime/publish.ts'
import { lockLedCrews, renameLeader } from '#server/words/leader-lines.ts'
import { requireCleanWords } from '#server/words/require-clean-words.ts'
import * as sql from './profiles.sql.ts'

/** On the profile, and some of it on posts, in lists and in discussions. */
const shownToGuests = [
  'display_name',
  'bio',
  'citizen_id',
  'verified_handle',
  'organisation',
  'preferred_languages',
  'timezone',
  'regions',
] as const satisfies readonly (keyof UserRow)[]

const looksTheSame = (before: UserRow, after: UserRow): boolean =>
  shownToGuests.every((column) => isDeepStrictEqual(before[column], after[column]))

export const updateOwnProfile = async (
  ctx: Context,
  viewer: Viewer,
  changes: ProfileChanges,
): Promise<UserRow> => {
  const { displayName, bio, citizenId, organisation, preferredLanguages, timezone, playtimes, regions } =
    changes
  requireCleanWords(ctx, { displayName, bio, citizenId, organisation })
  const columns = {
    ...(displayName !== undefined && { display_name: displayName }),
    ...(bio !== undefined && { bio }),
    ...(citizenId !== undefined && { citizen_id: citizenId || null }),
    ...(organisation !== undefined && { organisation: organisation || null }),
    ...(preferredLanguages && { preferred_languages: preferredLanguages }),
    ...(timezone !== undefined && { timezone }),
    ...(playtimes && { playtimes }),
    ...(regions && { regions }),
  }
  const before = await getSessionUser(ctx, viewer)
  if (Object.keys(columns).length === 0) return before
  await ctx.limits.spend('profileByPlayer', String(viewer.id))
  const isOnPosts = displayName !== undefined || organisation !== undefined
  const user = await inTransaction(ctx, async (ctx) => {
    if (isOnPosts) await lockLedCrews(ctx.db, viewer.id)
    if (displayName !== undefined || citizenId)
      await requireFreeNames(ctx, viewer.id, { displayName, citizenId })
    const user = await sql.updateProfile(ctx, viewer.id, columns, bitsOfPlaytimes(playtimes ?? []))
    if (user && isOnPosts) {
      const { username, display_name } = user
      await renameLeader(ctx.db, user.id, {
        username,
        displayName: display_name,
        organisation: user.organisation,
      })
    }
    return user
  })
  if (!user) throw new AppError('not_signed_in')
  if (!looksTheSame(before, user)) refreshGuests(ctx)
  return user
}
