import type { Context } from '#server/context.ts'

export const listWaitingIds = async ({ db }: Context, crewId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('waitlist_entries')
    .select('user_id')
    .where('crew_id', '=', crewId)
    .where('removed_at', 'is', null)
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** False if the player does not wait. */
export const deleteEntry = async ({ db }: Context, crewId: number, userId: number): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('waitlist_entries')
    .where('crew_id', '=', crewId)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
