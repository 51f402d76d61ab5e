import { type Insertable, sql } from 'kysely'
import type { Locale } from '#contract/locales/locales.ts'
import type { UserRole } from '#contract/users/users.ts'
import type { Context } from '#server/context.ts'
import type { UserRow, UsersTable } from '#server/db/tables/auth.ts'
import { foldLogin } from './auth.names.ts'

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

export const setLocale = async ({ db }: Context, userId: number, locale: Locale): Promise<void> => {
  await db.updateTable('users').set({ locale }).where('id', '=', userId).execute()
}

export const setPassword = async ({ db }: Context, userId: number, passwordHash: string): Promise<void> => {
  await db
    .updateTable('users')
    .set({ password_hash: passwordHash, has_password: true })
    .where('id', '=', userId)
    .execute()
}

/** Before anything else of the player is locked, so that two concurrent changes of one player cannot deadlock. */
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
