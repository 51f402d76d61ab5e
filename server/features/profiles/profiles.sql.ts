import type { Updateable } from 'kysely'
import type { Context } from '#server/context.ts'
import type { UserRow, UsersTable } from '#server/db/tables/auth.ts'

type ProfileColumns = Pick<
  Updateable<UsersTable>,
  'display_name' | 'bio' | 'citizen_id' | 'preferred_languages' | 'timezone' | 'playtimes'
>

export const updateProfile = (
  { db }: Context,
  userId: number,
  columns: ProfileColumns,
): Promise<UserRow | undefined> =>
  db.updateTable('users').set(columns).where('id', '=', userId).returningAll().executeTakeFirst()

/** False if there is no such player. */
export const setWeekHours = async ({ db }: Context, userId: number, bits: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ week_hours: bits })
    .where('id', '=', userId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
