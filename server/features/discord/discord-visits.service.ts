/**
 * The way of a browser to Discord and back. The browser keeps a secret in a cookie, which is also the verifier of
 * Discord's code; only its hash is stored here. So only this browser can come back, once and within a limited time.
 */
import { sameSitePath } from '#contract/wire/same-site-path.ts'
import type { Context, Viewer } from '#server/context.ts'
import { hashOfToken, issueToken } from '#server/features/auth/credentials/auth-tokens.service.ts'
import { recurringJob } from '#server/jobs/job.ts'
import * as sql from './discord.sql.ts'
import { authorizationAddress } from './discord-identity.service.ts'

export const visitMinutes = 10

export interface Departure {
  /** The address that the browser is sent to. */
  readonly address: string
  /** The token that the browser keeps. */
  readonly token: string
}

/** `viewer`: a player who links their existing account. */
export const sendToDiscord = async (ctx: Context, next: string, viewer?: Viewer): Promise<Departure> => {
  const { token: state, tokenHash: stateHash } = issueToken()
  const { token, tokenHash } = issueToken()
  const address = authorizationAddress(ctx.config, state, token)
  await ctx.limits.spend('discordByAddress', ctx.ip)
  await sql.insertVisit(ctx, {
    token_hash: tokenHash,
    state_hash: stateHash,
    session_id: viewer?.sessionId ?? null,
    next,
    expires_at: new Date(ctx.now().getTime() + visitMinutes * 60_000),
  })
  return { address, token }
}

/** To sign in or sign up. */
export const goToDiscord = (ctx: Context, next: string | undefined): Promise<Departure> =>
  sendToDiscord(ctx, sameSitePath(next) ?? '/search')

export interface Visit {
  /** The session of a player who links their account. */
  readonly sessionId: number | null
  readonly next: string
}

/** Undefined if another browser was sent there, or if this one is back already. */
export const endVisit = async (
  ctx: Context,
  token: string | undefined,
  state: string | undefined,
): Promise<Visit | undefined> => {
  if (!token || !state) return undefined
  const visit = await sql.takeVisit(ctx, hashOfToken(token), hashOfToken(state))
  return visit && { sessionId: visit.session_id, next: visit.next }
}

export const expiredVisitsJob = recurringJob('expired-discord-visits', '27 4 * * *', sql.deleteExpired)
