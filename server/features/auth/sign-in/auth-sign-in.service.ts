/** Every sign-in ends here: in a session, or in the request for a code. */

import { isBanned } from '#server/accounts/bans.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { type Context, inTransaction } from '#server/context.ts'
import type { UserRow } from '#server/db/tables/auth.ts'
import { AppError } from '#server/errors.ts'
import { hashToken, newToken } from '#server/features/auth/auth.secrets.ts'
import * as sql from '#server/features/auth/auth.sql.ts'
import { pendingMinutes, type SignInOrigin } from '#server/http/sessions/session.ts'
import { markBrowser } from './auth.browsers.ts'
import { refuseBanned } from './auth-bans.service.ts'
import * as pending from './auth-pending.sql.ts'
import { openSession } from './auth-sessions.service.ts'

/** Ways to sign in after which a code can be required. */
type WayIn = 'password' | 'discord'

export interface NewSession {
  readonly user: UserRow
  readonly token: string
  readonly browserMark: string
}

/** `code`: the browser keeps the token, and the player has to enter a code. */
export type SignIn =
  | ({ readonly kind: 'session' } & NewSession)
  | { readonly kind: 'code'; readonly token: string }

/** Beyond this, the oldest one ends. */
const maxPending = 20

/** The player is locked, and not banned. */
export const openSignIn = async (
  ctx: Context,
  user: UserRow,
  origin: SignInOrigin,
  hasSecondFactor: boolean,
): Promise<NewSession> => {
  await recordAudit(ctx, { action: 'login_succeeded', actorId: user.id, subjectId: user.id })
  const token = await openSession(ctx, user.id, origin, hasSecondFactor)
  return { user, token, browserMark: markBrowser(user) }
}

const askForCode = async (ctx: Context, user: UserRow, way: WayIn): Promise<SignIn> => {
  await pending.deleteOldestPendingSignIns(ctx, user.id, maxPending - 1)
  const token = newToken()
  const expiresAt = new Date(ctx.now().getTime() + pendingMinutes * 60_000)
  await pending.insertPendingSignIn(ctx, { userId: user.id, way, tokenHash: hashToken(token), expiresAt })
  await recordAudit(ctx, { action: 'login_code_needed', subjectId: user.id })
  return { kind: 'code', token }
}

/**
 * `user` is the player as they were when their proof was checked. Not in a transaction: what `work` and `refuseBanned`
 * write has to be stored, even though they refuse the player.
 */
const admitPlayer = async <T>(
  ctx: Context,
  user: UserRow,
  work: (ctx: Context, locked: UserRow) => Promise<T | AppError>,
): Promise<T> => {
  const outcome = await inTransaction(ctx, async (ctx) => {
    // Meanwhile a reset may have changed the password, which ends everything else, or the player may have been banned.
    const locked = await sql.lockPassword(ctx, user.id, user.password_hash)
    if (!locked) throw new AppError('invalid_credentials')
    return isBanned(locked, ctx.now()) ? refuseBanned(ctx, locked) : work(ctx, locked)
  })
  if (outcome instanceof AppError) throw outcome
  return outcome
}

/** `takeProof` returns the reason if the player's proof is refused after all. */
export const finishSignIn = (
  ctx: Context,
  user: UserRow,
  origin: SignInOrigin,
  way: WayIn,
  takeProof?: (ctx: Context) => Promise<AppError | undefined>,
): Promise<SignIn> =>
  admitPlayer(ctx, user, async (ctx, locked): Promise<SignIn | AppError> => {
    const refusal = await takeProof?.(ctx)
    if (refusal) return refusal
    if (await pending.hasTimeCodes(ctx, user.id)) return askForCode(ctx, locked, way)
    return { kind: 'session', ...(await openSignIn(ctx, locked, origin, false)) }
  })

/**
 * A passkey is two factors in one: no code is required. `recordUse` returns the reason if the passkey is refused after
 * all.
 */
export const finishPasskeySignIn = (
  ctx: Context,
  user: UserRow,
  origin: SignInOrigin,
  recordUse: (ctx: Context, locked: UserRow) => Promise<AppError | undefined>,
): Promise<NewSession> =>
  admitPlayer(
    ctx,
    user,
    async (ctx, locked) => (await recordUse(ctx, locked)) ?? openSignIn(ctx, locked, origin, true),
  )
