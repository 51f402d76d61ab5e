/** What becomes of passkeys without their player; the rest is a slice of its own. */
import type { Context } from '#server/context.ts'

export const deletePasskeysOf = ({ db }: Context, userId: number, before: Date) =>
  db
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('created_at', '<', before)
    .returning('name')
    .execute()

/** What authenticators were asked to sign and never did. */
export const deleteExpiredChallenges = async ({ db, now }: Context): Promise<void> => {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now()).execute()
}
