/** Sign-ins that wait for a code. */
import type { Context } from '#server/context.ts'

/** Whether a sign-in of this player needs a code. */
export const hasTimeCodes = async ({ db }: Context, userId: number): Promise<boolean> => {
  const row = await db
    .selectFrom('time_codes')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

interface NewPendingSignIn {
  readonly userId: number
  readonly way: 'password' | 'discord'
  readonly tokenHash: Buffer
  readonly expiresAt: Date
}

export const insertPendingSignIn = async ({ db }: Context, pending: NewPendingSignIn): Promise<void> => {
  await db
    .insertInto('pending_sign_ins')
    .values({
      user_id: pending.userId,
      way: pending.way,
      token_hash: pending.tokenHash,
      expires_at: pending.expiresAt,
    })
    .execute()
}

/** Keeps the `keep` newest of a player. */
export const deleteOldestPendingSignIns = async (
  { db }: Context,
  userId: number,
  keep: number,
): Promise<void> => {
  await db
    .deleteFrom('pending_sign_ins')
    .where('id', 'in', (pending) =>
      pending
        .selectFrom('pending_sign_ins')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('id', 'desc')
        .offset(keep),
    )
    .execute()
}

export const deleteExpiredSignIns = async ({ db, now }: Context): Promise<void> => {
  await db.deleteFrom('pending_sign_ins').where('expires_at', '<=', now()).execute()
}

export const findPendingSignIn = ({ db, now }: Context, tokenHash: Buffer) =>
  db
    .selectFrom('pending_sign_ins')
    .select(['id', 'user_id'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now())
    .executeTakeFirst()

/** Returns how many there are, including this one. */
export const countWrongCode = async ({ db }: Context, id: number): Promise<number> => {
  const { wrong_codes } = await db
    .updateTable('pending_sign_ins')
    .set((row) => ({ wrong_codes: row('wrong_codes', '+', 1) }))
    .where('id', '=', id)
    .returning('wrong_codes')
    .executeTakeFirstOrThrow()
  return wrong_codes
}

export const deletePendingSignIn = async ({ db }: Context, id: number): Promise<void> => {
  await db.deleteFrom('pending_sign_ins').where('id', '=', id).execute()
}
