/** The second step of a sign-in: the code that the first step asked for. */

import { isBanned } from '#server/accounts/bans.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { type Context, inTransaction } from '#server/context.ts'
import type { UserRow } from '#server/db/tables/auth.ts'
import { AppError } from '#server/errors.ts'
import { hashToken } from '#server/features/auth/auth.secrets.ts'
import { countGuess } from '#server/features/auth/auth.service.ts'
import { findUser, lockUser } from '#server/features/auth/auth.sql.ts'
import { takeCode } from '#server/features/auth/codes/auth-codes.service.ts'
import type { SignInOrigin } from '#server/http/sessions/session.ts'
import { countLogin } from '#server/metrics/registry.ts'
import { knownBrowser } from './auth.browsers.ts'
import { refuseBanned } from './auth-bans.service.ts'
import * as sql from './auth-pending.sql.ts'
import { type NewSession, openSignIn } from './auth-sign-in.service.ts'

/** The sign-in ends after this many wrong codes. */
const maxWrongCodes = 5

/**
 * Counted by account, so that a new first step gives no new guesses. A browser that the player signed in with before is
 * counted separately: someone who knows the password and guesses codes cannot lock the player out there.
 */
const spendGuess = async (ctx: Context, user: UserRow, browserMark: string | undefined): Promise<string> => {
  const browser = knownBrowser(browserMark, user)
  const key = browser ? `${user.id} ${browser}` : String(user.id)
  await countGuess(ctx, 'codeByAddress', ctx.ip)
  await countGuess(ctx, 'codeByAccount', key)
  await countGuess(ctx, 'codeByAccountDay', key)
  await countGuess(ctx, 'codeByAccountInAll', String(user.id))
  return key
}

const refundGuess = async (ctx: Context, { id }: UserRow, key: string): Promise<void> => {
  await ctx.limits.refund('codeByAddress', ctx.ip)
  await ctx.limits.forget('codeByAccount', key)
  await ctx.limits.refund('codeByAccountDay', key)
  await ctx.limits.refund('codeByAccountInAll', String(id))
}

/** Returned and not thrown: the transaction has to commit the count. */
const refuseCode = async (ctx: Context, pendingId: number, userId: number): Promise<AppError> => {
  await recordAudit(ctx, { action: 'login_code_failed', subjectId: userId })
  if ((await sql.countWrongCode(ctx, pendingId)) < maxWrongCodes) return new AppError('wrong_code')
  await sql.deletePendingSignIn(ctx, pendingId)
  return new AppError('code_expired')
}

const finishWithCode = async (
  ctx: Context,
  tokenHash: Buffer,
  typed: string,
  origin: SignInOrigin,
): Promise<NewSession> => {
  const found = await sql.findPendingSignIn(ctx, tokenHash)
  const before = found && (await findUser(ctx, found.user_id))
  if (!before) throw new AppError('code_expired')
  const key = await spendGuess(ctx, before, origin.browserMark)
  const outcome = await inTransaction(ctx, async (ctx) => {
    const user = await lockUser(ctx, before.id)
    // A new password ends the pending sign-in, and so does a correct code that came first.
    const pending = user && (await sql.findPendingSignIn(ctx, tokenHash))
    if (!pending) throw new AppError('code_expired')
    if (isBanned(user, ctx.now())) return refuseBanned(ctx, user)
    if (!(await takeCode(ctx, user, typed))) return refuseCode(ctx, pending.id, user.id)
    await sql.deletePendingSignIn(ctx, pending.id)
    return openSignIn(ctx, user, origin, true)
  })
  if (outcome instanceof AppError) throw outcome
  await refundGuess(ctx, before, key)
  return outcome
}

/** `token`: of the browser that completed the first step. */
export const loginWithCode = async (
  ctx: Context,
  token: string | undefined,
  code: string,
  origin: SignInOrigin,
): Promise<NewSession> => {
  if (!token) throw new AppError('code_expired')
  return countLogin(finishWithCode(ctx, hashToken(token), code, origin))
}
