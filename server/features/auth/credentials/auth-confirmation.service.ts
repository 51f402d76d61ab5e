/** Links that confirm a mail address. An account works without, but notices are mailed only to a confirmed address. */
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import type { UserRow } from '#server/db/tables/auth.ts'
import { AppError } from '#server/errors.ts'
import { limitedMailboxOf } from '#server/features/auth/auth.names.ts'
import { hashToken, newToken } from '#server/features/auth/auth.secrets.ts'
import * as sql from '#server/features/auth/auth.sql.ts'
import * as credentials from './auth-credentials.sql.ts'
import { confirmationHours, emailChangeMailJob, linkMinutes } from './auth-mails.service.ts'

/** Limited by receiver, not by sender: the address may be a stranger's. Not in a transaction. */
export const spendConfirmation = (ctx: Context, email: string): Promise<void> =>
  ctx.limits.spend('confirmationByMail', limitedMailboxOf(email))

/** The job that sends the mail creates the link: only the mail contains the token. */
export const sendLink = async (
  ctx: Context,
  userId: number,
  email: string,
  minutes: number,
): Promise<void> => {
  await credentials.replaceEmailChange(ctx, {
    userId,
    email,
    tokenHash: hashToken(newToken()),
    expiresAt: new Date(ctx.now().getTime() + minutes * 60_000),
  })
  await ctx.jobs.send(ctx, emailChangeMailJob, { userId, email })
}

const sendConfirmation = (ctx: Context, { id, email }: UserRow): Promise<void> =>
  sendLink(ctx, id, email, confirmationHours * 60)

/** To a new player. The account already exists and works without the link, so a failure to send it is only logged. */
export const welcome = async (ctx: Context, user: UserRow): Promise<void> => {
  try {
    await spendConfirmation(ctx, user.email)
    await inTransaction(ctx, (ctx) => sendConfirmation(ctx, user))
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return
    ctx.log.error({ err: error }, 'confirmation not sent')
  }
}

/** The new address, if the player is changing theirs: repeating its link must not end the change. */
export const findNewEmail = async (
  ctx: Context,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
): Promise<string | undefined> => {
  const pending = await credentials.findPendingEmail(ctx, id)
  return pending === email ? undefined : pending
}

export const requestConfirmation = async (ctx: Context, viewer: Viewer): Promise<void> => {
  const before = await sql.findUser(ctx, viewer.id)
  if (!before) throw new AppError('not_signed_in')
  if (before.email_confirmed_at) throw new AppError('email_confirmed')
  const receiver = (await findNewEmail(ctx, before)) ?? before.email
  await spendConfirmation(ctx, receiver)
  await inTransaction(ctx, async (ctx) => {
    const user = await sql.lockUser(ctx, viewer.id)
    if (!user) throw new AppError('not_signed_in')
    if (user.email_confirmed_at) throw new AppError('email_confirmed')
    const newEmail = await findNewEmail(ctx, user)
    // Whatever changed the address meanwhile has sent a link itself.
    if ((newEmail ?? user.email) !== receiver) return
    await (newEmail ? sendLink(ctx, user.id, newEmail, linkMinutes) : sendConfirmation(ctx, user))
  })
}
