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

export const setWeekHours = async ({ db }: Context, userId: number, bits: string): Promise<void> => {
  await db.updateTable('users').set({ week_hours: bits }).where('id', '=', userId).execute()
}
