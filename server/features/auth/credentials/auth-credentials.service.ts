/** A signed-in player changes their password or address, after proving again that the account is theirs. */
import { recordAudit } from '#server/audit/audit.ts'
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import type { UserRow } from '#server/db/tables/auth.ts'
import { AppError } from '#server/errors.ts'
import { hashPassword, queueHashing } from '#server/features/auth/auth.secrets.ts'
import { forgetFailedCodes } from '#server/features/auth/auth.service.ts'
import * as sql from '#server/features/auth/auth.sql.ts'
import { publish } from '#server/realtime/publish.ts'
import { sendLink, spendConfirmation } from './auth-confirmation.service.ts'
import * as credentials from './auth-credentials.sql.ts'
import { noteSecurity } from './auth-events.service.ts'
import { linkMinutes, sendSecurityMail } from './auth-mails.service.ts'
import { confirmOwner, requirePassword } from './auth-methods.service.ts'

/** In the transaction of a change: the password may have changed since it was checked. Returns the current player. */
export const lockIfPasswordUnchanged = async (ctx: Context, user: UserRow): Promise<UserRow> => {
  const locked = await sql.lockPassword(ctx, user.id, user.password_hash)
  if (!locked) throw new AppError('wrong_password')
  return locked
}

export const changePassword = async (
  ctx: Context,
  viewer: Viewer,
  passwords: { readonly currentPassword: string; readonly newPassword: string },
): Promise<void> => {
  const user = await requirePassword(ctx, viewer, passwords.currentPassword)
  await ctx.limits.spend('passwordChangeByPlayer', String(viewer.id))
  const passwordHash = await queueHashing(() => hashPassword(passwords.newPassword))
  await inTransaction(ctx, async (ctx) => {
    await lockIfPasswordUnchanged(ctx, user)
    await sql.setPassword(ctx, user.id, passwordHash)
    // Anyone who knew the old password may have requested them.
    await credentials.deleteUnfinished(ctx, user.id)
    await credentials.deleteCalendarFeed(ctx, user.id)
    await credentials.deleteTokensOf(ctx, user.id)
    await credentials.deleteOtherSessions(ctx, user.id, viewer.sessionId)
    await publish(ctx, { topic: 'sessions', userId: user.id })
    await recordAudit(ctx, { action: 'password_changed', actorId: user.id, subjectId: user.id })
    await noteSecurity(ctx, user, 'password_changed')
  })
  await forgetFailedCodes(ctx, user)
}

export const requestEmailChange = async (
  ctx: Context,
  viewer: Viewer,
  { email, password }: { readonly email: string; readonly password?: string | undefined },
): Promise<void> => {
  const user = await confirmOwner(ctx, viewer, password)
  await ctx.limits.spend('emailChangeByPlayer', String(viewer.id))
  if (await sql.findUserByLogin(ctx, email)) throw new AppError('email_taken')
  await spendConfirmation(ctx, email)
  await inTransaction(ctx, async (ctx) => {
    await lockIfPasswordUnchanged(ctx, user)
    if (await sql.findUserByLogin(ctx, email)) throw new AppError('email_taken')
    await sendLink(ctx, user.id, email, linkMinutes)
    await recordAudit(ctx, { action: 'email_change_requested', actorId: user.id, subjectId: user.id })
    await sendSecurityMail(ctx, user, 'email_change_requested')
  })
}
