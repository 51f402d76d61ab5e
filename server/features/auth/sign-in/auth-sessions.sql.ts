import { type InferResult, sql } from 'kysely'
import { isNotBanned } from '#server/accounts/bans.ts'
import type { Context } from '#server/context.ts'
import { prepared } from '#server/db/prepared.ts'
import type { SessionRow } from '#server/db/tables/auth.ts'
import { isWithoutSecondFactor } from '#server/features/auth/codes/auth-codes.sql.ts'

interface NewSession {
  readonly userId: number
  readonly tokenHash: Buffer
  readonly userAgent: string | undefined
  readonly expiresAt: Date
  readonly hasSecondFactor: boolean
}

export const insertSession = async ({ db, now }: Context, session: NewSession): Promise<void> => {
  await db
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      user_id: session.userId,
      user_agent: session.userAgent ?? null,
      created_at: now(),
      last_seen_at: now(),
      expires_at: session.expiresAt,
      has_second_factor: session.hasSecondFactor,
    })
    .execute()
}

/** Which sessions are valid, for requests and for open streams alike. */
const selectValidSessions = ({ db, now }: Pick<Context, 'db' | 'now'>) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('sessions.expires_at', '>', now())
    .where(isNotBanned(now()))

/** Runs for every request of a player. Prepared, because planning took longer than finding the row. */
export const findLiveSession = async (ctx: Pick<Context, 'db' | 'now'>, tokenHash: Buffer) => {
  const query = selectValidSessions(ctx)
    .select([
      'sessions.id',
      'sessions.user_id',
      'sessions.last_seen_at',
      'users.user_role',
      'users.created_at',
      'users.username',
      'users.display_name',
      'users.timezone',
      isWithoutSecondFactor.as('is_without_second_factor'),
    ])
    .where('sessions.token_hash', '=', tokenHash)
  const { rows } = await sql<InferResult<typeof query>[number]>`${prepared}${query}`.execute(ctx.db)
  return rows[0]
}

export const listValidSessions = (ctx: Pick<Context, 'db' | 'now'>, ids: readonly number[]) =>
  selectValidSessions(ctx).select('sessions.id').where('sessions.id', '=', sql<number>`any(${ids})`).execute()

/** Stored with the player, because a logout deletes the session. Only of those who were not seen since then. */
export const markSeen = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: number,
  since = now(),
): Promise<void> => {
  await db
    .updateTable('users')
    .set({ last_seen_at: now() })
    .where('id', '=', userId)
    .where((eb) => eb.or([eb('last_seen_at', 'is', null), eb('last_seen_at', '<=', since)]))
    .execute()
}

export const extendSession = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  id: number,
  expiresAt: Date,
): Promise<void> => {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now(), expires_at: expiresAt })
    .where('id', '=', id)
    .execute()
}

export const listLiveSessions = ({ db, now }: Context, userId: number): Promise<SessionRow[]> =>
  db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now())
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

export const deleteSessionByToken = ({ db }: Context, tokenHash: Buffer) =>
  db.deleteFrom('sessions').where('token_hash', '=', tokenHash).returning('user_id').executeTakeFirst()

export const deleteSessionOf = async ({ db }: Context, userId: number, id: number): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Keeps the `keep` most recently used sessions. */
export const deleteOldestSessions = async (
  { db }: Context,
  userId: number,
  keep: number,
): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', 'in', (sessions) =>
      sessions
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('last_seen_at', 'desc')
        .orderBy('id', 'desc')
        .offset(keep),
    )
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const deleteSessionsOf = async ({ db }: Context, userId: number): Promise<void> => {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute()
}

export const deleteExpiredSessions = async ({ db, now }: Context): Promise<void> => {
  await db.deleteFrom('sessions').where('expires_at', '<=', now()).execute()
}
