import { type Insertable, sql } from 'kysely'
import type { UserRole } from '#contract/users/users.ts'
import type { Locale } from '#contract/wire/languages.ts'
import type { Context } from '#server/context.ts'
import { isNotBanned } from '#server/db/bans.ts'
import type { SessionRow, UserRow, UsersTable } from '#server/db/tables/auth.ts'
import { foldLogin } from './auth.names.ts'
import { isWithoutSecondFactor } from './auth-codes.sql.ts'

type NewUser = Pick<
  Insertable<UsersTable>,
  | 'username'
  | 'email'
  | 'email_confirmed_at'
  | 'password_hash'
  | 'has_password'
  | 'timezone'
  | 'preferred_languages'
  | 'playtimes'
  | 'week_hours'
  | 'locale'
>

export const insertUser = ({ db, now }: Context, user: NewUser): Promise<UserRow> =>
  db
    .insertInto('users')
    .values({ ...user, created_at: now() })
    .returningAll()
    .executeTakeFirstOrThrow()

export const findUser = ({ db }: Context, id: number): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()

/** Mail addresses contain an @ and names cannot, so one of the two indexes is enough. */
export const findUserByLogin = ({ db }: Context, login: string): Promise<UserRow | undefined> => {
  const column = sql.ref(login.includes('@') ? 'email' : 'username')
  return db
    .selectFrom('users')
    .selectAll()
    .where(sql`lower(${column} collate "C")`, '=', foldLogin(login))
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

export const setLocale = async (
  { db }: Pick<Context, 'db'>,
  userId: number,
  locale: Locale,
): Promise<void> => {
  await db.updateTable('users').set({ locale }).where('id', '=', userId).execute()
}

export const setPassword = async ({ db }: Context, userId: number, passwordHash: string): Promise<void> => {
  await db
    .updateTable('users')
    .set({ password_hash: passwordHash, has_password: true })
    .where('id', '=', userId)
    .execute()
}

/** Before anything else of the player is locked, so that two changes of one player at once cannot deadlock. */
export const lockUser = ({ db }: Context, id: number): Promise<UserRow | undefined> =>
  db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Locks the player if this is still their password; undefined if it is not. */
export const lockPassword = (
  { db }: Context,
  userId: number,
  passwordHash: string,
): Promise<UserRow | undefined> =>
  db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .where('password_hash', '=', passwordHash)
    .forUpdate()
    .executeTakeFirst()

export const setRole = async ({ db }: Context, userId: number, role: UserRole): Promise<void> => {
  await db.updateTable('users').set({ user_role: role }).where('id', '=', userId).execute()
}

/** Admins and moderators. */
const staff = ({ db }: Context) =>
  db.selectFrom('users').selectAll().where('user_role', 'in', ['admin', 'moderator']).orderBy('id')

export const listStaff = (ctx: Context): Promise<UserRow[]> => staff(ctx).execute()

export const lockStaff = (ctx: Context): Promise<UserRow[]> => staff(ctx).forNoKeyUpdate().execute()

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

export const findLiveSession = (ctx: Pick<Context, 'db' | 'now'>, tokenHash: Buffer) =>
  selectValidSessions(ctx)
    .select([
      'sessions.id',
      'sessions.user_id',
      'sessions.last_seen_at',
      'users.user_role',
      'users.created_at',
      'users.username',
      'users.display_name',
      'users.locale',
      'users.timezone',
      isWithoutSecondFactor.as('is_without_second_factor'),
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .executeTakeFirst()

export const listValidSessions = (ctx: Pick<Context, 'db' | 'now'>, ids: readonly number[]) =>
  selectValidSessions(ctx).select('sessions.id').where('sessions.id', '=', sql<number>`any(${ids})`).execute()

/** Stored with the player, because a logout deletes the session. */
export const markSeen = async ({ db, now }: Pick<Context, 'db' | 'now'>, userId: number): Promise<void> => {
  await db.updateTable('users').set({ last_seen_at: now() }).where('id', '=', userId).execute()
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

interface NewReset {
  readonly userId: number
  readonly tokenHash: Buffer
  readonly expiresAt: Date
}

export const replaceReset = async ({ db }: Context, reset: NewReset): Promise<void> => {
  await db
    .insertInto('password_resets')
    .values({ user_id: reset.userId, token_hash: reset.tokenHash, expires_at: reset.expiresAt })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((row) => ({
        token_hash: row.ref('excluded.token_hash'),
        expires_at: row.ref('excluded.expires_at'),
      })),
    )
    .execute()
}

export const findReset = ({ db, now }: Context, tokenHash: Buffer) =>
  db
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now())
    .executeTakeFirst()

/** Deletes the token, so that only one of two requests with it gets the row. */
export const takeReset = ({ db, now }: Context, tokenHash: Buffer) =>
  db
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now())
    .returning('user_id')
    .executeTakeFirst()
