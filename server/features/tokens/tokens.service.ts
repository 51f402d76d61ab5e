/** Tokens with which a player's programs call the API: created, recognised, listed and ended. */
import { tokenLimits } from '#contract/tokens/fields.ts'
import type { createToken as createTokenEndpoint } from '#contract/tokens/tokens.ts'
import type { Parsed } from '#contract/wire/endpoint.ts'
import type { TokenScope } from '#contract/wire/token-scopes.ts'
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import type { ApiTokenRow } from '#server/db/tables/tokens.ts'
import { AppError, orNotFound } from '#server/errors.ts'
import { lockIfPasswordUnchanged } from '#server/features/auth/credentials/auth-credentials.service.ts'
import { noteSecurity } from '#server/features/auth/credentials/auth-events.service.ts'
import { confirmOwner } from '#server/features/auth/credentials/auth-methods.service.ts'
import { hashOfToken, issueToken } from '#server/features/auth/credentials/auth-tokens.service.ts'
import { lockPlayer } from '#server/features/auth/staff/auth-staff.service.ts'
import * as sql from './tokens.sql.ts'

/** Lets secret scanners find a leaked token, and distinguishes it from every other secret. */
const prefix = 'cb_'
const tokenPattern = /^cb_[\w-]{43}$/

// As for sessions: often enough for "last used", rarely enough that reads cause few writes.
const markAfterMs = 5 * 60_000

type TokenDraft = Parsed<typeof createTokenEndpoint>['body']

export const listTokens = (ctx: Context, viewer: Viewer): Promise<ApiTokenRow[]> =>
  sql.listTokens(ctx, viewer.id)

/** The token itself is in the response; only its hash is stored. */
export const createToken = async (
  ctx: Context,
  viewer: Viewer,
  { name, scopes, password }: TokenDraft,
): Promise<{ token: string; row: ApiTokenRow }> => {
  const user = await confirmOwner(ctx, viewer, password)
  await ctx.limits.spend('tokenByPlayer', String(viewer.id))
  const { token, tokenHash } = issueToken(prefix)
  const row = await inTransaction(ctx, async (ctx) => {
    await lockIfPasswordUnchanged(ctx, user)
    if ((await sql.countTokens(ctx, user.id)) >= tokenLimits.perPlayer) throw new AppError('too_many_tokens')
    const row = await sql.insertToken(ctx, { user_id: user.id, name, scopes, token_hash: tokenHash })
    await noteSecurity(ctx, user, 'token_made', name)
    return row
  })
  return { token, row }
}

export const endToken = (ctx: Context, viewer: Viewer, id: number): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const user = await lockPlayer(ctx, viewer.id)
    const { name } = orNotFound(await sql.deleteToken(ctx, user.id, id))
    await noteSecurity(ctx, user, 'token_ended', name)
  })

interface TokenCaller {
  readonly viewer: Viewer
  readonly scopes: readonly TokenScope[]
}

/** Undefined if it is not a token or has ended, and while its player is banned. */
export const recogniseToken = async (
  ctx: Pick<Context, 'db' | 'now'>,
  token: string,
): Promise<TokenCaller | undefined> => {
  const found = tokenPattern.test(token) ? await sql.findToken(ctx, hashOfToken(token)) : undefined
  if (!found) return undefined
  const lastUse = found.last_used_at?.getTime() ?? 0
  if (ctx.now().getTime() - lastUse >= markAfterMs) await sql.markUsed(ctx, found.id)
  const viewer: Viewer = {
    id: found.user_id,
    // A token does not carry the rights of staff.
    userRole: 'citizen',
    name: found.display_name ?? found.username,
    timezone: found.timezone,
    sessionId: 0,
    joinedAt: found.created_at,
  }
  return { viewer, scopes: found.scopes }
}
