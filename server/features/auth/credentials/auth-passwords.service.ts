/** A forgotten password: the reset link by mail, and setting a new password with it. */
import type { ResetMethods, resetPassword as resetEndpoint } from '#contract/auth/new-passwords.ts'
import type { Parsed } from '#contract/wire/endpoint.ts'
import { nameInMail } from '#server/accounts/name-in-mail.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { type Context, inTransaction } from '#server/context.ts'
import type { UserRow } from '#server/db/tables/auth.ts'
import { AppError } from '#server/errors.ts'
import { limitedMailboxOf } from '#server/features/auth/auth.names.ts'
import { isStaffRole } from '#server/features/auth/auth.policy.ts'
import { hashPassword, hashToken, newToken, queueHashing } from '#server/features/auth/auth.secrets.ts'
import { forgetFailedCodes, forgetFailedLogins } from '#server/features/auth/auth.service.ts'
import * as sql from '#server/features/auth/auth.sql.ts'
import { forgetCodes } from '#server/features/auth/codes/auth-codes.service.ts'
import { deleteSessionsOf } from '#server/features/auth/sign-in/auth-sessions.sql.ts'
import { job, sentJob } from '#server/jobs/job.ts'
import { sendMail } from '#server/jobs/mail.ts'
import { publish } from '#server/realtime/publish.ts'
import { m } from '#texts'
import {
  deleteCalendarFeed,
  deleteTokensOf,
  deleteUnfinished,
  setConfirmedEmail,
} from './auth-credentials.sql.ts'
import { noteSecurity } from './auth-events.service.ts'
import { removePasskeys, unlinkDiscord } from './auth-methods.service.ts'
import { findDiscordAccount } from './auth-methods.sql.ts'
import { listPasskeysOf } from './auth-passkeys.sql.ts'

const resetMs = 60 * 60_000

/**
 * Known and unknown addresses take the same path: one job. It looks up later whether there is such a player, where no
 * one can measure the time. It also creates the token, and only the hash is stored.
 */
export const forgotPassword = async (ctx: Context, email: string): Promise<void> => {
  await ctx.limits.spend('forgotByAddress', ctx.ip)
  await ctx.limits.spend('forgotByMail', limitedMailboxOf(email))
  await ctx.jobs.send(ctx, resetMailJob, { email })
}

/** Only a player's newest link works. */
export const issueResetLink = async (ctx: Context, user: UserRow): Promise<string> => {
  const token = newToken()
  const expiresAt = new Date(ctx.now().getTime() + resetMs)
  await sql.replaceReset(ctx, { userId: user.id, tokenHash: hashToken(token), expiresAt })
  return `${ctx.config.publicUrl}/reset-password?token=${token}`
}

export const resetMailJob = job(sentJob<{ email: string }>('mail', 'reset-mail'), async (ctx, { email }) => {
  const user = await sql.findUserByLogin(ctx, email)
  if (!user) return
  const link = await issueResetLink(ctx, user)
  const { locale } = user
  await sendMail(ctx.config, {
    to: user.email,
    subject: m.mail_reset_subject({}, { locale }),
    text: m.mail_reset_body({ name: nameInMail(user), link }, { locale }),
    locale,
    button: { label: m.mail_button_password({}, { locale }), link },
  })
})

/**
 * What can be removed with the reset. Someone who has stolen the mailbox of an admin or moderator must not get rid of
 * their second factor this way.
 */
export const listResetMethods = async (ctx: Context, token: string): Promise<ResetMethods> => {
  await ctx.limits.spend('resetLookByAddress', ctx.ip)
  const found = await sql.findReset(ctx, hashToken(token))
  const user = found && (await sql.findUser(ctx, found.user_id))
  if (!user) throw new AppError('invalid_token')
  const passkeys = isStaffRole(user.user_role) ? [] : await listPasskeysOf(ctx, user.id)
  const discord = await findDiscordAccount(ctx, user.id)
  return {
    passkeys: passkeys.map(({ name, created_at }) => ({ name, createdAt: created_at.toISOString() })),
    discord: discord?.discord_name ?? null,
  }
}

/**
 * Before anyone has proved to have the address, someone else may have created the account with it: then nothing stays
 * that signs in to it. Where the one who proved it was not signed in, that stranger may still have the password, and
 * have turned codes on since: they would keep its owner out.
 */
const removeSignInMethods = async (ctx: Context, user: UserRow, isWanted: boolean): Promise<void> => {
  const isFirstProof = user.email_confirmed_at === null
  const proved = { ...user, email_confirmed_at: user.email_confirmed_at ?? ctx.now() }
  if (isWanted || isFirstProof) {
    await unlinkDiscord(ctx, proved)
    if (!isStaffRole(user.user_role)) await removePasskeys(ctx, proved)
  }
  if ((isFirstProof || user.is_maker_unknown) && !isStaffRole(user.user_role)) await forgetCodes(ctx, proved)
}

export const resetPassword = async (
  ctx: Context,
  { token, newPassword, removeSignInMethods: isWanted }: Parsed<typeof resetEndpoint>['body'],
): Promise<void> => {
  const passwordHash = await queueHashing(async () => {
    await ctx.limits.spend('resetByAddress', ctx.ip)
    return hashPassword(newPassword)
  })
  const user = await inTransaction(ctx, async (ctx) => {
    const found = await sql.findReset(ctx, hashToken(token))
    const user = found && (await sql.lockUser(ctx, found.user_id))
    if (!user || !(await sql.takeReset(ctx, hashToken(token)))) throw new AppError('invalid_token')
    await sql.setPassword(ctx, user.id, passwordHash)
    await removeSignInMethods(ctx, user, isWanted)
    await setConfirmedEmail(ctx, user.id, user.email, false)
    await deleteSessionsOf(ctx, user.id)
    // Anyone who knew the old password may have requested another address.
    await deleteUnfinished(ctx, user.id)
    await deleteCalendarFeed(ctx, user.id)
    await deleteTokensOf(ctx, user.id)
    await publish(ctx, { topic: 'sessions', userId: user.id })
    await recordAudit(ctx, { action: 'password_reset', actorId: user.id, subjectId: user.id })
    await noteSecurity(ctx, { ...user, email_confirmed_at: ctx.now() }, 'password_reset')
    return user
  })
  // After a reset the player can sign in immediately, no matter how often the old password or a code was guessed.
  await forgetFailedLogins(ctx, user)
  await forgetFailedCodes(ctx, user)
}
