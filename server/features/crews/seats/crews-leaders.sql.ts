/** What changes when a crew gets another leader. */
import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'

/**
 * Locks the counts of everyone aboard in one statement: locking the former and the new leader separately would break
 * the order by player in which all other code locks them.
 */
export const lockCounts = async ({ db }: Context, { id, author_id }: CrewRow): Promise<void> => {
  await sql`
    select from player_counts
    where user_id = ${author_id} or user_id in (select user_id from crew_members where crew_id = ${id})
    order by user_id
    for no key update
  `.execute(db)
}

/** Returns what belongs to the seat; the slot of its role stays taken. Undefined if the player is not a member. */
export const deleteMember = ({ db }: Context, crewId: number, userId: number) =>
  db
    .deleteFrom('crew_members')
    .where('crew_id', '=', crewId)
    .where('user_id', '=', userId)
    .returning(['role_id', 'fleet_ship_id', 'joined_at'])
    .executeTakeFirst()

export const saveLeadOffer = async (
  { db }: Context,
  crewId: number,
  userId: number | null,
): Promise<void> => {
  await db.updateTable('crews').set({ lead_offered_to: userId }).where('id', '=', crewId).execute()
}

/** Moderators see who led the crew when. */
export const insertFormerLeader = async ({ db, now }: Context, { id, author_id }: CrewRow): Promise<void> => {
  await db
    .insertInto('former_leaders')
    .values({ crew_id: id, user_id: author_id, led_until: now() })
    .execute()
}

/** The channel continues to show the crew: its new leader is notified of problems, and can disconnect it. */
export const moveWebhook = async ({ db }: Context, crewId: number, userId: number): Promise<void> => {
  await db.updateTable('webhooks').set({ user_id: userId }).where('crew_id', '=', crewId).execute()
}
