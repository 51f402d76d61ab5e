/** Time codes and recovery codes. */
import { sql } from 'kysely'
import type { Context } from '#server/context.ts'

/** For a row of `users` in the query: whether the player can sign in with something besides a password. */
const hasSecondFactor = sql<boolean>`(
  exists (select from time_codes where time_codes.user_id = users.id and time_codes.confirmed_at is not null)
  or exists (select from passkeys where passkeys.user_id = users.id)
)`

/** Only admins and moderators have to have one. */
const lacksSecondFactor = sql<boolean>`users.user_role in ('admin', 'moderator') and not ${hasSecondFactor}`

/** For a session and its player: a password alone opens no session with the rights of staff. */
export const isWithoutSecondFactor = sql<boolean>`
  users.user_role in ('admin', 'moderator') and not (sessions.has_second_factor and ${hasSecondFactor})
`

export const setSecondFactor = async ({ db }: Context, sessionId: number): Promise<void> => {
  await db.updateTable('sessions').set({ has_second_factor: true }).where('id', '=', sessionId).execute()
}

export const findLacksSecondFactor = async ({ db }: Context, userId: number): Promise<boolean> => {
  const { lacks } = await db
    .selectFrom('users')
    .select(lacksSecondFactor.as('lacks'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return lacks
}

export const findTimeCodes = ({ db }: Context, userId: number) =>
  db
    .selectFrom('time_codes')
    .select(['secret', 'confirmed_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** Replaces a secret that was not confirmed. */
export const replaceTimeCodes = async (
  { db, now }: Context,
  userId: number,
  secret: Buffer,
): Promise<void> => {
  const columns = { secret, created_at: now(), confirmed_at: null, last_step: 0 }
  await db
    .insertInto('time_codes')
    .values({ user_id: userId, ...columns })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute()
}

/** False if a code of this step or a later one was used before: each works once. */
export const takeStep = async ({ db }: Context, userId: number, step: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('time_codes')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const confirmTimeCodes = async ({ db, now }: Context, userId: number): Promise<void> => {
  await db.updateTable('time_codes').set({ confirmed_at: now() }).where('user_id', '=', userId).execute()
}

/** With everything that belongs to them. */
export const deleteCodes = async ({ db }: Context, userId: number): Promise<void> => {
  await db.deleteFrom('time_codes').where('user_id', '=', userId).execute()
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await db.deleteFrom('pending_sign_ins').where('user_id', '=', userId).execute()
}

export const deleteUnconfirmedCodes = async ({ db }: Context, before: Date): Promise<void> => {
  await db
    .deleteFrom('time_codes')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', before)
    .execute()
}

export const replaceRecoveryCodes = async (
  { db }: Context,
  userId: number,
  hashes: readonly Buffer[],
): Promise<void> => {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute()
}

/** False if there is no such code, or it was used before. */
export const takeRecoveryCode = async (
  { db, now }: Context,
  userId: number,
  hash: Buffer,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: now() })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const countRecoveryCodes = async ({ db }: Context, userId: number): Promise<number> => {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select((row) => row.fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return left
}
