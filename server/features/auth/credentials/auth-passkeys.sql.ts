/** Lists and deletes the passkeys of a player; everything else about passkeys is in their own slice. */
import type { Context } from '#server/context.ts'

export const listPasskeysOf = ({ db }: Context, userId: number) =>
  db
    .selectFrom('passkeys')
    .select(['name', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()

export const deletePasskeysOf = ({ db }: Context, userId: number) =>
  db.deleteFrom('passkeys').where('user_id', '=', userId).returning('name').execute()

/** Challenges that authenticators never signed. */
export const deleteExpiredChallenges = async ({ db, now }: Context): Promise<void> => {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now()).execute()
}
