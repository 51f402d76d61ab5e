/** What changes when a crew gets another leader. */
import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'

/**
 * Locks what is counted for everybody aboard. All at once: the former leader and the new one would not be in the order of
 * the players, in which everybody else locks them.
 */
export const lockCounts = async ({ db }: Context, { id, author_id }: CrewRow): Promise<void> => {
  await sql`
    select from player_counts
    where user_id = ${author_id} or user_id in (select user_id from crew_members where crew_id = ${id})
    order by user_id
    for no key update
  `.execute(db)
}

/** Returns what comes with the seat; the slot of its role stays taken. Undefined if the player is not a member. */
export const deleteMember = ({ db }: Context, crewId: number, userId: number) =>
  db
    .deleteFrom('crew_members')
    .where('crew_id', '=', crewId)
    .where('user_id', '=', userId)
    .returning(['role_id', 'fleet_ship_id'])
    .executeTakeFirst()

/** The channel goes on showing the crew: whoever leads it hears of problems, and can disconnect it. */
export const moveWebhook = async ({ db }: Context, crewId: number, userId: number): Promise<void> => {
  await db.updateTable('webhooks').set({ user_id: userId }).where('crew_id', '=', crewId).execute()
}
