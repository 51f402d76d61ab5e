/** The answer to a banned player who signs in: the reason, and the right to appeal once. */

import { endOfBan } from '#server/accounts/bans.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { Context } from '#server/context.ts'
import type { UserRow } from '#server/db/tables/auth.ts'
import { AppError } from '#server/errors.ts'
import { hashToken, newToken } from '#server/features/auth/auth.secrets.ts'
import * as sql from './auth-bans.sql.ts'

const tokenMs = 60 * 60_000

const issueAppealToken = async (ctx: Context, banId: number): Promise<string> => {
  const token = newToken()
  const expiresAt = new Date(ctx.now().getTime() + tokenMs)
  await sql.replaceAppealToken(ctx, { banId, tokenHash: hashToken(token), expiresAt })
  return token
}

/** Returned and not thrown: the transaction has to commit its changes. The player is locked. */
export const refuseBanned = async (ctx: Context, user: UserRow): Promise<AppError> => {
  const ban = await sql.findCurrentBan(ctx, user.id)
  await recordAudit(ctx, { action: 'login_banned', subjectId: user.id })
  const until = endOfBan(user, ctx.now())?.toISOString() ?? null
  if (!ban) return new AppError('banned', { more: { reason: '', until } })
  return new AppError('banned', {
    more: {
      reason: ban.reason,
      ...(ban.description ? { description: ban.description } : {}),
      until,
      ...(ban.status === null
        ? { appealToken: await issueAppealToken(ctx, ban.id), banId: ban.id }
        : { appealStatus: ban.status, appealNote: ban.note }),
    },
  })
}

/** The ban of an appeal token. The token works once. */
export const redeemAppealToken = async (ctx: Context, token: string): Promise<number> => {
  const taken = await sql.takeAppealToken(ctx, hashToken(token))
  if (!taken) throw new AppError('invalid_token')
  return taken.ban_id
}
