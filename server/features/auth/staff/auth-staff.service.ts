/** Admins and moderators, and what must hold before one of them acts, is banned or is demoted. */
import type { UserRole } from '#contract/users/users.ts'
import { isBanned } from '#server/accounts/bans.ts'
import type { Context, Viewer } from '#server/context.ts'
import type { UserRow } from '#server/db/tables/auth.ts'
import { AppError, orNotFound } from '#server/errors.ts'
import * as sql from '#server/features/auth/auth.sql.ts'
import { clearNamesLike } from '#server/features/auth/names/auth-names.service.ts'
import { deleteSessionsOf } from '#server/features/auth/sign-in/auth-sessions.sql.ts'
import { sendNotice } from '#server/notices/notices.ts'
import { publish } from '#server/realtime/publish.ts'

type Staff = readonly UserRow[]

/**
 * Locks all admins and moderators. Every change of a player's role, bans or warnings does this first, then locks the
 * player: what it checks about either holds until it commits, and two such changes never wait for each other.
 */
export const lockStaff = (ctx: Context): Promise<Staff> => sql.lockStaff(ctx)

export const lockPlayer = async (ctx: Context, userId: number): Promise<UserRow> =>
  orNotFound(await sql.lockUser(ctx, userId))

/** Besides this one, there has to be another admin who can sign in. */
export const requireOtherAdmin = (ctx: Context, staff: Staff, userId: number): void => {
  const now = ctx.now()
  const remain = staff.filter(
    (user) => user.user_role === 'admin' && user.id !== userId && !isBanned(user, now),
  )
  if (remain.length === 0) throw new AppError('last_admin')
}

/** The viewer was authorised, but may have been banned or demoted since. */
export const requireStillStaff = (
  ctx: Context,
  staff: Staff,
  viewer: Viewer,
  roles: readonly UserRole[] = ['admin'],
): UserRow => {
  const user = staff.find(({ id }) => id === viewer.id)
  if (!user || !roles.includes(user.user_role)) throw new AppError('not_allowed')
  if (isBanned(user, ctx.now())) throw new AppError('not_signed_in')
  return user
}

/** Takes effect with the next request, on every node, and closes open streams. */
export const endSessionsOf = async (ctx: Context, userId: number, cause?: 'banned'): Promise<void> => {
  await deleteSessionsOf(ctx, userId)
  await publish(ctx, { topic: 'sessions', userId, ...(cause && { cause }) })
}

const rank = (role: UserRole): number => (role === 'admin' ? 2 : role === 'moderator' ? 1 : 0)

/** A loss of rights ends the player's sessions. All staff and the player are locked. A reset by mail takes no second factor from staff, so the mailbox has to be theirs before. */
export const setRole = async (ctx: Context, user: UserRow, role: UserRole): Promise<void> => {
  if (rank(role) > 0 && !user.email_confirmed_at) throw new AppError('email_unconfirmed')
  await sql.setRole(ctx, user.id, role)
  if (rank(role) < rank(user.user_role)) await endSessionsOf(ctx, user.id)
  if (rank(user.user_role) === 0 && rank(role) > 0) await clearNamesLike(ctx, user)
  await sendNotice(ctx, {
    kind: 'required',
    to: [user.id],
    notice: { type: 'user_role_changed', data: { role } },
  })
}
