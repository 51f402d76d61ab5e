import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import type { UserRow } from '#server/db/tables/auth.ts'
import type { PasskeyRow } from '#server/db/tables/passkeys.ts'

interface NewChallenge {
  readonly tokenHash: Buffer
  /** Null for a sign-in. */
  readonly userId: number | null
  readonly expiresAt: Date
}

/** Of the challenges to add a passkey, only a player's newest works. */
export const storeChallenge = async ({ db }: Context, challenge: NewChallenge): Promise<void> => {
  const columns = { token_hash: challenge.tokenHash, expires_at: challenge.expiresAt }
  await db
    .insertInto('passkey_challenges')
    .values({ ...columns, user_id: challenge.userId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute()
}

/** Deletes the challenge, so that only one of two requests with it gets true. */
export const takeChallenge = async (
  { db, now }: Context,
  tokenHash: Buffer,
  userId: number | null,
): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenges')
    .where('token_hash', '=', tokenHash)
    .where('user_id', 'is not distinct from', userId)
    .where('expires_at', '>', now())
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The id by which passkeys know the player: created with the first passkey, and never changed. */
export const ensureHandle = async ({ db }: Context, userId: number): Promise<Buffer> => {
  const { passkey_handle } = await db
    .updateTable('users')
    .set({ passkey_handle: sql<Buffer>`coalesce(passkey_handle, ${randomBytes(32)})` })
    .where('id', '=', userId)
    .returning(sql<Buffer>`passkey_handle`.as('passkey_handle'))
    .executeTakeFirstOrThrow()
  return passkey_handle
}

export const listPasskeys = ({ db }: Context, userId: number): Promise<PasskeyRow[]> =>
  db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('id').execute()

type NewPasskey = Omit<PasskeyRow, 'id' | 'created_at' | 'last_used_at'>

export const insertPasskey = ({ db, now }: Context, passkey: NewPasskey): Promise<PasskeyRow> =>
  db
    .insertInto('passkeys')
    .values({ ...passkey, created_at: now(), last_used_at: null })
    .returningAll()
    .executeTakeFirstOrThrow()

export const findPasskey = ({ db }: Context, credentialId: Buffer): Promise<PasskeyRow | undefined> =>
  db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst()

export const findOwner = (
  { db }: Context,
  { user_id }: Pick<PasskeyRow, 'user_id'>,
): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', user_id).executeTakeFirst()

export const findPasskeyOf = ({ db }: Context, userId: number, id: number): Promise<PasskeyRow | undefined> =>
  db.selectFrom('passkeys').selectAll().where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()

export const saveUse = async (
  { db, now }: Context,
  id: number,
  use: Pick<PasskeyRow, 'counter' | 'is_backed_up'>,
): Promise<void> => {
  await db
    .updateTable('passkeys')
    .set({ ...use, last_used_at: now() })
    .where('id', '=', id)
    .execute()
}

export const renamePasskey = ({ db }: Context, userId: number, id: number, name: string) =>
  db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()

export const deletePasskey = ({ db }: Context, userId: number, id: number): Promise<PasskeyRow | undefined> =>
  db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()
