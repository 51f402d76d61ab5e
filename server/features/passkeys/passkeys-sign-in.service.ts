/** Signing in with a passkey, which identifies its player. */
import type { Assertion } from '#contract/passkeys/webauthn.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { Context } from '#server/context.ts'
import type { UserRow } from '#server/db/tables/auth.ts'
import type { PasskeyRow } from '#server/db/tables/passkeys.ts'
import { AppError } from '#server/errors.ts'
import { noteSecurity } from '#server/features/auth/credentials/auth-events.service.ts'
import { finishPasskeySignIn, type NewSession } from '#server/features/auth/sign-in/auth-sign-in.service.ts'
import type { SignInOrigin } from '#server/http/sessions/session.ts'
import { countLogin } from '#server/metrics/registry.ts'
import { isCloned } from './passkeys.policy.ts'
import * as sql from './passkeys.sql.ts'
import { relyingParty, verifyAssertion } from './passkeys.webauthn.ts'
import { issueChallenge, redeemChallenge } from './passkeys-challenges.service.ts'

export const startPasskeySignIn = async (ctx: Context): Promise<string> => {
  await ctx.limits.spend('passkeyChallengeByAddress', ctx.ip)
  return issueChallenge(ctx, null)
}

type Use = Pick<PasskeyRow, 'counter' | 'is_backed_up'>

interface AcceptedPasskey {
  readonly id: number
  readonly owner: UserRow
  readonly use: Use
}

/** Returned and not thrown, for a transaction that has to commit what it records. */
const refusal = async (
  ctx: Context,
  code: 'passkey_unknown' | 'passkey_refused' | 'passkey_cloned',
  subjectId?: number,
): Promise<AppError> => {
  await recordAudit(ctx, { action: 'login_failed', subjectId })
  return new AppError(code)
}

/** Returns the passkey and its player if that passkey has signed the challenge. */
const checkPasskey = async (ctx: Context, assertion: Assertion): Promise<AcceptedPasskey> => {
  const challenge = await redeemChallenge(ctx, assertion, null)
  const passkey = await sql.findPasskey(ctx, Buffer.from(assertion.id, 'base64url'))
  const owner = passkey && (await sql.findOwner(ctx, passkey))
  if (!owner) throw await refusal(ctx, 'passkey_unknown')
  const isOwners = owner.passkey_handle?.equals(Buffer.from(assertion.response.userHandle, 'base64url'))
  const use = isOwners
    ? await verifyAssertion(relyingParty(ctx.config), challenge, assertion, passkey)
    : undefined
  if (!use) throw await refusal(ctx, 'passkey_refused', owner.id)
  if (isCloned(passkey.counter, use.counter))
    await ctx.limits.spend('passkeyClonedByPlayer', String(owner.id))
  return { id: passkey.id, owner, use }
}

/** With the player locked: what was checked may have changed since. */
const recordUse = async (
  ctx: Context,
  user: UserRow,
  id: number,
  use: Use,
): Promise<AppError | undefined> => {
  const passkey = await sql.findPasskeyOf(ctx, user.id, id)
  if (!passkey) return refusal(ctx, 'passkey_unknown', user.id)
  if (isCloned(passkey.counter, use.counter)) {
    await noteSecurity(ctx, user, 'passkey_cloned', passkey.name)
    return refusal(ctx, 'passkey_cloned', user.id)
  }
  await sql.saveUse(ctx, id, use)
  return undefined
}

const signIn = async (ctx: Context, assertion: Assertion, origin: SignInOrigin): Promise<NewSession> => {
  await ctx.limits.spend('passkeySignInByAddress', ctx.ip)
  const { id, owner, use } = await checkPasskey(ctx, assertion)
  const session = await finishPasskeySignIn(ctx, owner, origin, (ctx, user) => recordUse(ctx, user, id, use))
  await ctx.limits.refund('passkeySignInByAddress', ctx.ip)
  return session
}

export const signInWithPasskey = (
  ctx: Context,
  assertion: Assertion,
  origin: SignInOrigin,
): Promise<NewSession> => countLogin(signIn(ctx, assertion, origin))
