/** Deletes the passkeys of a player; everything else about passkeys is in their own slice. */
import type { Context } from '#server/context.ts'

export const deletePasskeysOf = ({ db }: Context, userId: number, before: Date) =>
  db
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('created_at', '<', before)
    .returning('name')
    .execute()

/** Challenges that authenticators never signed. */
export const deleteExpiredChallenges = async ({ db, now }: Context): Promise<void> => {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now()).execute()
}
