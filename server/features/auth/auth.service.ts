import type { login as loginEndpoint } from '#contract/auth.ts'
import type { register as registerEndpoint } from '#contract/new-passwords.ts'
import type { Parsed } from '#contract/wire/endpoint.ts'
import type { Locale } from '#contract/wire/languages.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import { violatesUnique } from '#server/db/failures.ts'
import type { SessionRow, UserRow } from '#server/db/tables/auth.ts'
import { AppError } from '#server/errors.ts'
import { sessionDays } from '#server/http/session.ts'
import { recurringJob } from '#server/jobs/job.ts'
import { publish } from '#server/realtime/publish.ts'
import { hashPassword, hashToken, newToken, passwordMatches } from './auth.secrets.ts'
import * as sql from './auth.sql.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
// Often enough for "last seen", seldom enough that reading costs no writes.
const extendAfterMs = 5 * minuteMs
const longestUserAgent = 400

interface SignedIn {
  readonly user: UserRow
  readonly token: string
}

const sessionEnd = (now: Date) => new Date(now.getTime() + sessionDays * dayMs)

/** Every sign-in gets a token of its own, so that one known before it is worth nothing after it. */
const openSession = async (ctx: Context, userId: number, userAgent: string | undefined): Promise<string> => {
  const token = newToken()
  await sql.insertSession(ctx, {
    userId,
    tokenHash: hashToken(token),
    userAgent: userAgent?.slice(0, longestUserAgent),
    expiresAt: sessionEnd(ctx.now()),
  })
  await sql.markSeen(ctx, userId)
  return token
}

export const register = async (
  ctx: Context,
  draft: Parsed<typeof registerEndpoint>['body'],
  userAgent: string | undefined,
): Promise<SignedIn> => {
  await ctx.limits.spend('registerByAddress', ctx.ip)
  const passwordHash = await hashPassword(draft.password)
  try {
    return await inTransaction(ctx, async (ctx) => {
      const user = await sql.insertUser(ctx, {
        username: draft.username,
        email: draft.email,
        password_hash: passwordHash,
        timezone: draft.timezone,
        preferred_languages: draft.preferredLanguages,
        playtimes: draft.playtimes,
        locale: ctx.locale,
      })
      await recordAudit(ctx, { action: 'registered', actorId: user.id, subjectId: user.id })
      return { user, token: await openSession(ctx, user.id, userAgent) }
    })
  } catch (error) {
    if (violatesUnique(error, 'users_username_key')) throw new AppError('username_taken')
    if (violatesUnique(error, 'users_email_key')) throw new AppError('email_taken')
    throw error
  }
}

const tellSessions = (ctx: Context, userId: number): Promise<void> =>
  publish(ctx, { topic: 'sessions', userId })

const endSessionOfToken = async (ctx: Context, token: string): Promise<void> => {
  const ended = await sql.deleteSessionByToken(ctx, hashToken(token))
  if (ended) await tellSessions(ctx, ended.user_id)
}

export const login = async (
  ctx: Context,
  attempt: Parsed<typeof loginEndpoint>['body'],
  previousToken: string | undefined,
  userAgent: string | undefined,
): Promise<SignedIn> => {
  // Counted before the password is looked at: parallel guesses cannot slip past the count.
  try {
    await ctx.limits.spend('loginByAddress', ctx.ip)
    await ctx.limits.spend('loginByName', attempt.username)
  } catch (error) {
    if (error instanceof AppError) await recordAudit(ctx, { action: 'login_limited' })
    throw error
  }
  const user = await sql.findUserByLogin(ctx, attempt.username)
  const matches = await passwordMatches(attempt.password, user?.password_hash)
  if (!user || !matches) {
    await recordAudit(ctx, { action: 'login_failed', subjectId: user?.id })
    throw new AppError('invalid_credentials')
  }
  await ctx.limits.forget('loginByName', attempt.username)
  await ctx.limits.refund('loginByAddress', ctx.ip)
  return inTransaction(ctx, async (ctx) => {
    // A reset may have come in between; the password that was right then opens nothing now.
    if (!(await sql.lockPassword(ctx, user.id, user.password_hash))) throw new AppError('invalid_credentials')
    if (previousToken) await endSessionOfToken(ctx, previousToken)
    if (user.locale !== ctx.locale) await sql.setLocale(ctx, user.id, ctx.locale)
    await recordAudit(ctx, { action: 'login_succeeded', actorId: user.id, subjectId: user.id })
    return { user, token: await openSession(ctx, user.id, userAgent) }
  })
}

export const logout = async (ctx: Context, token: string | undefined): Promise<void> => {
  if (token) await inTransaction(ctx, (ctx) => endSessionOfToken(ctx, token))
}

interface Recognised {
  readonly viewer: Viewer
  /** The session was moved on, so its cookies should be too. */
  readonly extended: boolean
}

/** `spoken`: the language of the page that asks, where it says so. Mails and notices come in it from now on. */
export const recogniseViewer = async (
  ctx: Pick<Context, 'db' | 'now'>,
  token: string,
  spoken: Locale | undefined,
): Promise<Recognised | undefined> => {
  const session = await sql.findLiveSession(ctx, hashToken(token))
  if (!session) return undefined
  const now = ctx.now()
  const extended = now.getTime() - session.last_seen_at.getTime() >= extendAfterMs
  if (extended) {
    await sql.extendSession(ctx, session.id, sessionEnd(now))
    await sql.markSeen(ctx, session.user_id)
  }
  if (spoken && spoken !== session.locale) await sql.setLocale(ctx, session.user_id, spoken)
  const viewer = {
    id: session.user_id,
    userRole: session.user_role,
    name: session.display_name ?? session.username,
    sessionId: session.id,
    joinedAt: session.created_at,
  }
  return { viewer, extended }
}

export const standingSessions = async (
  ctx: Pick<Context, 'db' | 'now'>,
  ids: readonly number[],
): Promise<ReadonlySet<number>> => new Set((await sql.listStanding(ctx, ids)).map(({ id }) => id))

export const getSessionUser = async (ctx: Context, viewer: Viewer): Promise<UserRow> => {
  const user = await sql.findUser(ctx, viewer.id)
  if (!user) throw new AppError('not_signed_in')
  return user
}

export const listSessions = (ctx: Context, viewer: Viewer): Promise<SessionRow[]> =>
  sql.listLiveSessions(ctx, viewer.id)

export const endSession = (ctx: Context, viewer: Viewer, id: number): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    if (!(await sql.deleteSessionOf(ctx, viewer.id, id))) throw new AppError('not_found')
    await tellSessions(ctx, viewer.id)
  })

export const endAllSessions = (ctx: Context, viewer: Viewer): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    await sql.deleteSessionsOf(ctx, viewer.id)
    await tellSessions(ctx, viewer.id)
  })

export const expiredSessionsJob = recurringJob('expired-sessions', '17 4 * * *', sql.deleteExpiredSessions)
