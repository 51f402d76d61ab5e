import { type RawBuilder, sql, type Updateable } from 'kysely'
import type { Context } from '#server/context.ts'
import type { UserRow, UsersTable } from '#server/db/tables/auth.ts'

type ProfileColumns = Pick<
  Updateable<UsersTable>,
  | 'display_name'
  | 'bio'
  | 'citizen_id'
  | 'organisation'
  | 'preferred_languages'
  | 'timezone'
  | 'playtimes'
  | 'regions'
>

/** `firstHours` fill a week that has no hours yet. */
export const updateProfile = (
  { db }: Context,
  userId: number,
  columns: ProfileColumns,
  firstHours: string | null,
): Promise<UserRow | undefined> => {
  const week_hours: RawBuilder<string> = sql`coalesce(week_hours, ${firstHours})`
  return db
    .updateTable('users')
    .set({ ...columns, ...(firstHours !== null && { week_hours }) })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirst()
}

/** False if there is no such player. */
export const setWeekHours = async ({ db }: Context, userId: number, bits: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ week_hours: bits })
    .where('id', '=', userId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
