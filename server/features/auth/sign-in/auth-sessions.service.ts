/** Sessions: opened, recognised, listed and ended. */
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import type { SessionRow } from '#server/db/tables/auth.ts'
import { AppError } from '#server/errors.ts'
import { hashToken, newToken } from '#server/features/auth/auth.secrets.ts'
import { deleteOldSanctions } from '#server/features/auth/auth-former-sanctions.service.ts'
import { deleteUnconfirmedCodes, setSecondFactor } from '#server/features/auth/codes/auth-codes.sql.ts'
import {
  deleteCalendarFeed,
  deleteOtherSessions,
  deleteTokensOf,
} from '#server/features/auth/credentials/auth-credentials.sql.ts'
import { deleteArrivalsOf } from '#server/features/auth/credentials/auth-methods.sql.ts'
import { deleteExpiredChallenges } from '#server/features/auth/credentials/auth-passkeys.sql.ts'
import { type SignInOrigin, sessionDays } from '#server/http/sessions/session.ts'
import { recurringJob } from '#server/jobs/job.ts'
import { publish } from '#server/realtime/publish.ts'
import { deleteExpiredAppealTokens } from './auth-bans.sql.ts'
import { deleteExpiredSignIns } from './auth-pending.sql.ts'
import * as sql from './auth-sessions.sql.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
// Often enough for "last seen", rarely enough that reads cause few writes.
const extendAfterMs = 5 * minuteMs
const maxUserAgent = 400
/** Beyond this, the session that was unused for longest ends. */
const maxSessions = 50

const sessionEnd = (now: Date) => new Date(now.getTime() + sessionDays * dayMs)

const publishSessions = (ctx: Context, userId: number): Promise<void> =>
  publish(ctx, { topic: 'sessions', userId })

export const endSessionOfToken = async (ctx: Context, token: string): Promise<void> => {
  const ended = await sql.deleteSessionByToken(ctx, hashToken(token))
  if (ended) await publishSessions(ctx, ended.user_id)
}

/** Every sign-in gets a new token, so that one planted or stolen before it is worthless afterwards. */
export const openSession = async (
  ctx: Context,
  userId: number,
  { previousToken, userAgent }: SignInOrigin,
  hasSecondFactor = false,
): Promise<string> => {
  // Without an event: another tab would immediately refetch the session, with the old cookie, and the answer would
  // clear the new one. The regular check of open streams finds the ended session a few seconds later.
  if (previousToken) await sql.deleteSessionByToken(ctx, hashToken(previousToken))
  if (await sql.deleteOldestSessions(ctx, userId, maxSessions - 1)) await publishSessions(ctx, userId)
  const token = newToken()
  await sql.insertSession(ctx, {
    userId,
    tokenHash: hashToken(token),
    userAgent: userAgent?.slice(0, maxUserAgent),
    expiresAt: sessionEnd(ctx.now()),
    hasSecondFactor,
  })
  await sql.markSeen(ctx, userId)
  return token
}

/** A player who has just set up a second factor need not sign in again to use it. */
export const countSecondFactor = (ctx: Context, { sessionId }: Viewer): Promise<void> =>
  setSecondFactor(ctx, sessionId)

interface CurrentSession {
  readonly viewer: Viewer
  /** The session was extended, so its cookies must be renewed. */
  readonly extended: boolean
}

export const recogniseViewer = async (
  ctx: Pick<Context, 'config' | 'db' | 'now'>,
  token: string,
): Promise<CurrentSession | undefined> => {
  const session = await sql.findLiveSession(ctx, hashToken(token))
  if (!session) return undefined
  const now = ctx.now()
  const extended = now.getTime() - session.last_seen_at.getTime() >= extendAfterMs
  if (extended) {
    await sql.extendSession(ctx, session.id, sessionEnd(now))
    await sql.markSeen(ctx, session.user_id)
  }
  const viewer = {
    id: session.user_id,
    ...(ctx.config.staffNeedsSecondFactor && session.is_without_second_factor
      ? { userRole: 'citizen' as const, lockedRole: session.user_role }
      : { userRole: session.user_role }),
    name: session.display_name ?? session.username,
    timezone: session.timezone,
    sessionId: session.id,
    joinedAt: session.created_at,
  }
  return { viewer, extended }
}

/** For players who act without a session: as often as one is extended. */
export const noteSeen = (ctx: Context, { id }: Pick<Viewer, 'id'>): Promise<void> =>
  sql.markSeen(ctx, id, new Date(ctx.now().getTime() - extendAfterMs))

export const validSessions = async (
  ctx: Pick<Context, 'db' | 'now'>,
  ids: readonly number[],
): Promise<ReadonlySet<number>> => new Set((await sql.listValidSessions(ctx, ids)).map(({ id }) => id))

/**
 * With the player locked, before a sign-in method is added: a new password may have ended the session since the request
 * began.
 */
export const requireSession = async (ctx: Context, { sessionId }: Viewer): Promise<void> => {
  if (!(await validSessions(ctx, [sessionId])).has(sessionId)) throw new AppError('not_signed_in')
}

export const listSessions = (ctx: Context, viewer: Viewer): Promise<SessionRow[]> =>
  sql.listLiveSessions(ctx, viewer.id)

export const endSession = (ctx: Context, viewer: Viewer, id: number): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    if (!(await sql.deleteSessionOf(ctx, viewer.id, id))) throw new AppError('not_found')
    await publishSessions(ctx, viewer.id)
  })

export const endAllSessions = (ctx: Context, viewer: Viewer): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    await sql.deleteSessionsOf(ctx, viewer.id)
    await deleteArrivalsOf(ctx, viewer.id)
    // A player who does this does not know who else is in: programs and secret addresses are as good as a session.
    await deleteTokensOf(ctx, viewer.id)
    await deleteCalendarFeed(ctx, viewer.id)
    await publishSessions(ctx, viewer.id)
  })

/** In a transaction. */
export const endOtherSessions = async (ctx: Context, viewer: Viewer): Promise<void> => {
  await deleteOtherSessions(ctx, viewer.id, viewer.sessionId)
  await publishSessions(ctx, viewer.id)
}

export const expiredSessionsJob = recurringJob('expired-sessions', '17 4 * * *', async (ctx) => {
  await sql.deleteExpiredSessions(ctx)
  await deleteExpiredAppealTokens(ctx)
  await deleteExpiredSignIns(ctx)
  await deleteUnconfirmedCodes(ctx, new Date(ctx.now().getTime() - dayMs))
  await deleteExpiredChallenges(ctx)
  await deleteOldSanctions(ctx)
})
