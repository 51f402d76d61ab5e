/**
 * Challenges that authenticators sign: once, within minutes, and for the purpose that the challenge was created for.
 */
import type { Assertion, Attestation } from '#contract/passkeys/webauthn.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { hashOfToken, issueToken } from '#server/features/auth/credentials/auth-tokens.service.ts'
import { challengeMs } from './passkeys.challenges.ts'
import * as sql from './passkeys.sql.ts'
import { challengeOf } from './passkeys.webauthn.ts'

/** With a player, to add a passkey; without one, to sign in. */
export const issueChallenge = async (ctx: Context, userId: number | null): Promise<string> => {
  const { token, tokenHash } = issueToken()
  const expiresAt = new Date(ctx.now().getTime() + challengeMs)
  await sql.storeChallenge(ctx, { tokenHash, userId, expiresAt })
  return token
}

/** Not in a transaction: a challenge is used up, whatever the outcome of its answer. */
export const redeemChallenge = async (
  ctx: Context,
  answer: Assertion | Attestation,
  userId: number | null,
): Promise<string> => {
  const challenge = challengeOf(answer)
  if (!(await sql.takeChallenge(ctx, hashOfToken(challenge), userId))) throw new AppError('passkey_expired')
  return challenge
}
