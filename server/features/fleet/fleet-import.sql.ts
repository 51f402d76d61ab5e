import { sql } from 'kysely'
import { fleetLimits } from '#contract/fleet/fields.ts'
import type { ConfirmedShip } from '#contract/fleet/fleet-import.ts'
import type { Context } from '#server/context.ts'

/** Those of the ships that the catalogue has. They cannot be removed from it until the end of the transaction. */
export const keepShips = async ({ db }: Context, ids: readonly number[]): Promise<Set<number>> => {
  const ships = await db
    .selectFrom('ships')
    .select('id')
    .where('id', '=', sql<number>`any(${ids})`)
    .orderBy('id')
    .forKeyShare()
    .execute()
  return new Set(ships.map(({ id }) => id))
}

/** Inserts each ship as often as its count, in one statement. */
export const insertFleetShips = async (
  { db, now }: Context,
  userId: number,
  ships: readonly ConfirmedShip[],
): Promise<void> => {
  await sql`
    insert into fleet_ships
      (user_id, ship_id, custom_name, role, status, is_primary, condition, notes, created_at)
    select ${userId}, "shipId", "customName", '', 'active', false, ${fleetLimits.condition}, '', ${now()}
    from jsonb_to_recordset(${JSON.stringify(ships)}::jsonb)
      as ships ("shipId" integer, "customName" text, count integer)
    cross join generate_series(1, count)
  `.execute(db)
}
