/** Changes of a player's mail address, and what a new password ends. */
import type { Context } from '#server/context.ts'

interface NewEmailChange {
  readonly userId: number
  readonly email: string
  readonly tokenHash: Buffer
  readonly expiresAt: Date
}

export const replaceEmailChange = async ({ db }: Context, change: NewEmailChange): Promise<void> => {
  const columns = { email: change.email, token_hash: change.tokenHash, expires_at: change.expiresAt }
  await db
    .insertInto('email_changes')
    .values({ user_id: change.userId, ...columns })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute()
}

/** The address that waits to be confirmed, new or not. */
export const findPendingEmail = async ({ db, now }: Context, userId: number): Promise<string | undefined> => {
  const change = await db
    .selectFrom('email_changes')
    .select('email')
    .where('user_id', '=', userId)
    .where('expires_at', '>', now())
    .executeTakeFirst()
  return change?.email
}

/** Gives the change a new token. Undefined if it was replaced, dropped or confirmed, or has expired. */
export const renewEmailChange = ({ db, now }: Context, userId: number, email: string, tokenHash: Buffer) =>
  db
    .updateTable('email_changes')
    .from('users')
    .set({ token_hash: tokenHash })
    .whereRef('users.id', '=', 'email_changes.user_id')
    .where('email_changes.user_id', '=', userId)
    .where('email_changes.email', '=', email)
    .where('email_changes.expires_at', '>', now())
    .returning(['users.username', 'users.locale', 'users.email'])
    .executeTakeFirst()

export const findEmailChange = ({ db, now }: Context, tokenHash: Buffer) =>
  db
    .selectFrom('email_changes')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now())
    .executeTakeFirst()

/** Deletes the change, so that only one of two requests with its token gets the row. */
export const takeEmailChange = ({ db, now }: Context, tokenHash: Buffer) =>
  db
    .deleteFrom('email_changes')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now())
    .returning('email')
    .executeTakeFirst()

/** What was started with the old password or address: links to a new address or for a new password, and sign-ins. */
export const deleteUnfinished = async ({ db }: Context, userId: number): Promise<void> => {
  await db.deleteFrom('email_changes').where('user_id', '=', userId).execute()
  await db.deleteFrom('password_resets').where('user_id', '=', userId).execute()
  await db.deleteFrom('pending_sign_ins').where('user_id', '=', userId).execute()
}

/** The secret address of a player's calendar: anyone who had a session may have created it. */
export const deleteCalendarFeed = async ({ db }: Context, userId: number): Promise<void> => {
  await db.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute()
}

/** API tokens: anyone who knew the password may have created them. */
export const deleteTokensOf = async ({ db }: Context, userId: number): Promise<void> => {
  await db.deleteFrom('api_tokens').where('user_id', '=', userId).execute()
}

/**
 * Opening a link proves access to the address that it was sent to. The time of the first such proof is kept.
 * `isMakerUnknown`: undefined if the proof says nothing about it.
 */
export const setConfirmedEmail = async (
  { db, now }: Context,
  userId: number,
  email: string,
  isMakerUnknown: boolean | undefined,
): Promise<void> => {
  await db
    .updateTable('users')
    .set((row) => ({
      email,
      email_confirmed_at: row.fn.coalesce('email_confirmed_at', row.val(now())),
      ...(isMakerUnknown !== undefined && { is_maker_unknown: isMakerUnknown }),
    }))
    .where('id', '=', userId)
    .execute()
}

export const deleteOtherSessions = async (
  { db }: Context,
  userId: number,
  keptSessionId: number | undefined,
): Promise<void> => {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '<>', keptSessionId ?? 0)
    .execute()
}
