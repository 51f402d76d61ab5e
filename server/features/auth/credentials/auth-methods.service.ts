/** What a player signs in with, and how they prove that the account is theirs before anything sensitive. */
import { signInMethodLimits } from '#contract/auth/limits.ts'
import type { SignInMethods } from '#contract/auth/sign-in-methods.ts'
import { issue } from '#contract/issues/issues.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { Context, Viewer } from '#server/context.ts'
import type { UserRow } from '#server/db/tables/auth.ts'
import { AppError } from '#server/errors.ts'
import { passwordMatches, queueHashing } from '#server/features/auth/auth.secrets.ts'
import { getSessionUser } from '#server/features/auth/auth.service.ts'
import { findLacksSecondFactor } from '#server/features/auth/codes/auth-codes.sql.ts'
import { noteSecurity } from './auth-events.service.ts'
import * as sql from './auth-methods.sql.ts'
import { deletePasskeysOf } from './auth-passkeys.sql.ts'

/** Counted before it is checked, so that parallel guesses count too. */
const requirePasswordOf = async (ctx: Context, user: UserRow, password: string): Promise<void> => {
  const matches = await queueHashing(async () => {
    await ctx.limits.spend('passwordByPlayer', String(user.id))
    return passwordMatches(password, user.password_hash)
  })
  if (!matches) {
    await recordAudit(ctx, { action: 'password_check_failed', actorId: user.id, subjectId: user.id })
    throw new AppError('wrong_password')
  }
  await ctx.limits.refund('passwordByPlayer', String(user.id))
}

/** Returns the player if the password is theirs. */
export const requirePassword = async (ctx: Context, viewer: Viewer, password: string): Promise<UserRow> => {
  const user = await getSessionUser(ctx, viewer)
  await requirePasswordOf(ctx, user, password)
  return user
}

const hasRecentSession = (ctx: Context, { sessionId }: Viewer): Promise<boolean> =>
  sql.wasOpenedSince(
    ctx,
    sessionId,
    new Date(ctx.now().getTime() - signInMethodLimits.recentMinutes * 60_000),
  )

/** Where staff need a second factor and have one, the password alone neither adds nor removes a factor. */
const requireOwnFactor = async (ctx: Context, viewer: Viewer): Promise<void> => {
  if (viewer.lockedRole && !(await findLacksSecondFactor(ctx, viewer.id)))
    throw new AppError('second_factor_required')
}

/**
 * Before anything sensitive, since a session may have been left open: returns the player if they have proved again that
 * the account is theirs. Players without a password prove it by having just signed in. Not in a transaction.
 */
export const confirmOwner = async (
  ctx: Context,
  viewer: Viewer,
  password: string | undefined,
): Promise<UserRow> => {
  const user = await getSessionUser(ctx, viewer)
  if (user.has_password) {
    if (password === undefined)
      throw new AppError('invalid_input', { fields: { password: issue('password_required') } })
    await requirePasswordOf(ctx, user, password)
  } else if (!(await hasRecentSession(ctx, viewer))) throw new AppError('sign_in_again')
  await requireOwnFactor(ctx, viewer)
  return user
}

/** How many sign-in methods the account has, by kind. */
export const countSignInMethods = (ctx: Context, viewer: Viewer): Promise<number> =>
  sql.countSignInMethods(ctx, viewer.id)

/** In the transaction that has removed a sign-in method, with the player locked: at least one must remain. */
export const requireAnotherSignInMethod = async (ctx: Context, userId: number): Promise<void> => {
  if ((await sql.countSignInMethods(ctx, userId)) === 0) throw new AppError('last_sign_in_method')
}

/** With the player locked: removes the linked Discord account. Returns whether there was one. */
export const unlinkDiscord = async (ctx: Context, user: UserRow): Promise<boolean> => {
  const unlinked = await sql.deleteDiscordAccount(ctx, user.id)
  if (!unlinked) return false
  await noteSecurity(ctx, user, 'discord_unlinked', unlinked.discord_name)
  return true
}

/** With the player locked. */
export const removePasskeys = async (ctx: Context, user: UserRow): Promise<void> => {
  const removed = await deletePasskeysOf(ctx, user.id)
  if (removed.length === 0) return
  const names = removed.map(({ name }) => name).join(', ')
  await noteSecurity(ctx, user, 'passkey_removed', names)
}

const confirmBy = async (
  ctx: Context,
  viewer: Viewer,
  user: UserRow,
): Promise<SignInMethods['confirmBy']> => {
  if (user.has_password) return 'password'
  return (await hasRecentSession(ctx, viewer)) ? 'session' : 'sign_in'
}

export const getSignInMethods = async (ctx: Context, viewer: Viewer): Promise<SignInMethods> => {
  const user = await getSessionUser(ctx, viewer)
  const discord = await sql.findDiscordAccount(ctx, user.id)
  return {
    hasPassword: user.has_password,
    confirmBy: await confirmBy(ctx, viewer, user),
    discord: discord
      ? {
          name: discord.discord_name,
          linkedAt: discord.linked_at.toISOString(),
          canUnlink: (await sql.countSignInMethods(ctx, user.id)) > 1,
        }
      : null,
  }
}
