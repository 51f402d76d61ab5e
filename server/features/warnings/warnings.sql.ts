import { type Insertable, sql } from 'kysely'
import type { Context } from '#server/context.ts'
import type { WarningRow, WarningsTable } from '#server/db/tables/sanctions.ts'

/**
 * What could keep the player from posting; undefined if their account was deleted. Until the end of the transaction no
 * one can ban or warn them.
 */
export const lockPoster = async ({ db }: Context, userId: number) => {
  const { rows } = await sql<{ banned_until: Date | null; has_open_warning: boolean }>`
    select banned_until, exists (
      select from warnings where user_id = users.id and acknowledged_at is null
    ) as has_open_warning
    from users
    where id = ${userId}
    for share
  `.execute(db)
  return rows[0]
}

export const hasOpenWarning = async ({ db }: Context, userId: number): Promise<boolean> => {
  const row = await db
    .selectFrom('warnings')
    .select('id')
    .where('user_id', '=', userId)
    .where('acknowledged_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

const listed = 50

export const listWarnings = ({ db }: Context, userId: number): Promise<WarningRow[]> =>
  db
    .selectFrom('warnings')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(listed)
    .execute()

export const findWarning = ({ db }: Context, userId: number, id: number) =>
  db.selectFrom('warnings').select('id').where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()

/** False if it was acknowledged before. */
export const acknowledge = async ({ db, now }: Context, id: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('warnings')
    .set({ acknowledged_at: now() })
    .where('id', '=', id)
    .where('acknowledged_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

type NewWarning = Omit<Insertable<WarningsTable>, 'created_at' | 'acknowledged_at'>

/** The player is locked. */
export const insertWarning = async (
  { db, now }: Context,
  warning: NewWarning,
): Promise<{ id: number; warningCount: number }> => {
  const { id } = await db
    .insertInto('warnings')
    .values({ ...warning, created_at: now(), acknowledged_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { warning_count } = await db
    .updateTable('users')
    .set({ warning_count: sql<number>`warning_count + 1` })
    .where('id', '=', warning.user_id)
    .returning('warning_count')
    .executeTakeFirstOrThrow()
  return { id, warningCount: warning_count }
}
