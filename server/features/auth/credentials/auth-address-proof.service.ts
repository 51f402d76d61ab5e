/** Opening the link in a mail proves that its address is the player's. */
import { recordAudit } from '#server/audit/audit.ts'
import { type Context, inTransaction } from '#server/context.ts'
import { violatesUnique } from '#server/db/failures.ts'
import type { UserRow } from '#server/db/tables/auth.ts'
import { AppError } from '#server/errors.ts'
import { hashToken } from '#server/features/auth/auth.secrets.ts'
import * as sql from '#server/features/auth/auth.sql.ts'
import { forgetCodes } from '#server/features/auth/codes/auth-codes.service.ts'
import { publish } from '#server/realtime/publish.ts'
import * as credentials from './auth-credentials.sql.ts'
import { noteSecurity } from './auth-events.service.ts'
import { removePasskeys, unlinkDiscord } from './auth-methods.service.ts'

const isOwn = ({ viewer }: Context, user: UserRow): boolean => viewer?.id === user.id

/** In a session of the account, the one who made it has the address. */
const isMakerUnknown = (ctx: Context, user: UserRow, isOther: boolean): boolean | undefined => {
  if (isOwn(ctx, user)) return false
  return user.email_confirmed_at && !isOther ? undefined : true
}

const endAccess = async (ctx: Context, user: UserRow): Promise<void> => {
  await credentials.deleteCalendarFeed(ctx, user.id)
  await credentials.deleteTokensOf(ctx, user.id)
  await credentials.deleteOtherSessions(ctx, user.id, isOwn(ctx, user) ? ctx.viewer?.sessionId : undefined)
  await publish(ctx, { topic: 'sessions', userId: user.id })
}

/**
 * Someone else may have created the account with this address. What the account was created with stays until its
 * password is reset; other sessions and what was added to it since do not.
 */
const endWhatCameBefore = async (ctx: Context, user: UserRow): Promise<void> => {
  const proved = { ...user, email_confirmed_at: ctx.now() }
  await removePasskeys(ctx, proved)
  if (user.has_password) await unlinkDiscord(ctx, proved)
  await forgetCodes(ctx, proved)
  await endAccess(ctx, user)
}

/** The player who opens the link has access to the address; they need not be signed in. */
export const confirmEmail = async (ctx: Context, token: string): Promise<void> => {
  await ctx.limits.spend('confirmEmailByAddress', ctx.ip)
  try {
    await inTransaction(ctx, async (ctx) => {
      const found = await credentials.findEmailChange(ctx, hashToken(token))
      const user = found && (await sql.lockUser(ctx, found.user_id))
      const change = user && (await credentials.takeEmailChange(ctx, hashToken(token)))
      if (!change) throw new AppError('invalid_token')
      const isOther = change.email !== user.email
      await credentials.setConfirmedEmail(ctx, user.id, change.email, isMakerUnknown(ctx, user, isOther))
      if (!user.email_confirmed_at) await endWhatCameBefore(ctx, { ...user, ...change })
      if (!isOther) return
      // Its player, or a stranger who was given someone else's account: then whoever was in it is out, and a reset takes
      // their codes. Passkeys and codes stay until then, as players open mails on other devices, too.
      if (!isOwn(ctx, user)) await endAccess(ctx, user)
      // A link for a new password that was sent to the old address.
      await credentials.deleteUnfinished(ctx, user.id)
      await recordAudit(ctx, { action: 'email_changed', actorId: user.id, subjectId: user.id })
      await noteSecurity(ctx, user, 'email_changed')
    })
  } catch (error) {
    if (violatesUnique(error, 'users_email_key')) throw new AppError('email_taken')
    throw error
  }
}
