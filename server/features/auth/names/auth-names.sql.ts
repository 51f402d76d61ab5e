import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import type { UserRow } from '#server/db/tables/auth.ts'

/** As in the index `users_folded_name`. */
const foldedUsername = sql<string>`
  replace(replace(translate(lower(username collate "C"), '01i_-', 'oll'), 'rn', 'm'), 'vv', 'w')
`

export const isUsernameOfOther = async (
  { db }: Context,
  userId: number,
  folded: readonly string[],
): Promise<boolean> => {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where(foldedUsername, 'in', folded)
    .where('id', '<>', userId)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return user !== undefined
}

/** Players who are not staff and have chosen a name, by id. */
export const listChosenNames = ({ db }: Context, afterId: number, limit: number) =>
  db
    .selectFrom('users')
    .select(['id', 'display_name', 'citizen_id'])
    .where('id', '>', afterId)
    .where('user_role', 'not in', ['admin', 'moderator'])
    .where((eb) => eb.or([eb('display_name', 'is not', null), eb('citizen_id', 'is not', null)]))
    .orderBy('id')
    .limit(limit)
    .execute()

export const setNames = (
  { db }: Context,
  userId: number,
  names: { readonly display_name: string | null; readonly citizen_id: string | null },
): Promise<Pick<UserRow, 'username' | 'display_name' | 'organisation'>> =>
  db
    .updateTable('users')
    .set(names)
    .where('id', '=', userId)
    .returning(['username', 'display_name', 'organisation'])
    .executeTakeFirstOrThrow()
