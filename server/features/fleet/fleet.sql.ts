import type { Updateable } from 'kysely'
import { sql } from 'kysely'
import { isNotBanned } from '#server/accounts/bans.ts'
import type { Context } from '#server/context.ts'
import type { FleetShipsTable, ShipRow, ShipsTable } from '#server/db/tables/fleet.ts'

type Db = Pick<Context, 'db'>

export const listShips = ({ db }: Db): Promise<ShipRow[]> =>
  db.selectFrom('ships').selectAll().orderBy('name').execute()

/** The ship stays in the catalogue until the end of the transaction. */
export const findShip = ({ db }: Db, id: number): Promise<Pick<ShipRow, 'id' | 'name'> | undefined> =>
  db.selectFrom('ships').select(['id', 'name']).where('id', '=', id).forKeyShare().executeTakeFirst()

export type ShipColumns = Omit<ShipRow, 'id'>

/**
 * Updates ships of the same name and adds the others. Ships that are missing from the list stay: fleets may hold them.
 */
export const upsertShips = async ({ db }: Db, ships: readonly ShipColumns[]): Promise<void> => {
  await db
    .insertInto('ships')
    .values([...ships])
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((row) => {
        const columns = [
          'manufacturer',
          'size',
          'role',
          'min_crew',
          'max_crew',
          'cargo_capacity',
          'is_ground_vehicle',
          'is_flight_ready',
        ] as const satisfies readonly (keyof ShipsTable)[]
        return Object.fromEntries(columns.map((column) => [column, row.ref(`excluded.${column}`)]))
      }),
    )
    .execute()
}

const fleetRows = ({ db }: Db) =>
  db
    .selectFrom('fleet_ships')
    .innerJoin('ships', 'ships.id', 'fleet_ships.ship_id')
    .select([
      'fleet_ships.id',
      'fleet_ships.ship_id',
      'fleet_ships.user_id',
      'fleet_ships.custom_name',
      'fleet_ships.role',
      'fleet_ships.status',
      'fleet_ships.is_primary',
      'fleet_ships.condition',
      'fleet_ships.notes',
      'ships.name as model',
      'ships.manufacturer',
      'ships.size',
      'ships.role as model_role',
      'ships.max_crew',
      'ships.cargo_capacity',
    ])

export type FleetShipRow = Awaited<ReturnType<typeof listFleet>>[number]

export const listFleet = (ctx: Db, userId: number) =>
  fleetRows(ctx)
    .where('user_id', '=', userId)
    .orderBy('is_primary', 'desc')
    .orderBy(sql`lower(coalesce(nullif(custom_name, ''), ships.name))`)
    .orderBy('fleet_ships.id')
    .execute()

export const findFleetShip = (ctx: Db, userId: number, id: number): Promise<FleetShipRow | undefined> =>
  fleetRows(ctx).where('user_id', '=', userId).where('fleet_ships.id', '=', id).executeTakeFirst()

/** Whether the player exists. Only moderators see banned players. */
export const isShown = async ({ db, now, viewer }: Context, id: number): Promise<boolean> => {
  const isModerator = viewer?.userRole === 'admin' || viewer?.userRole === 'moderator'
  const player = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .$if(!isModerator, (query) => query.where(isNotBanned(now())))
    .executeTakeFirst()
  return player !== undefined
}

/**
 * Until the end of the transaction: two concurrent changes of one fleet could break its limit or its one primary ship.
 */
export const lockFleet = async ({ db }: Db, userId: number): Promise<number> => {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  const { count } = await db
    .selectFrom('fleet_ships')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/** Whether the player owns the ship, which then stays until the end of the transaction. */
export const keepFleetShip = async ({ db }: Db, userId: number, id: number): Promise<boolean> => {
  const ship = await db
    .selectFrom('fleet_ships')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  return ship !== undefined
}

/** The crews that the ship was brought to, or would be brought to by an application. */
const crewsWithShip = ({ db }: Db, userId: number, id: number) =>
  db
    .selectFrom('crews')
    .select('id')
    .where(
      sql<boolean>`id in (
        select id from crews where fleet_ship_id = ${id} and author_id = ${userId}
        union
        select crew_id from crew_members where fleet_ship_id = ${id} and user_id = ${userId}
        union
        select crew_id from applications where fleet_ship_id = ${id} and user_id = ${userId}
      )`,
    )
    .orderBy('id')

export const lockCrewsWithShip = async (ctx: Db, userId: number, id: number): Promise<void> => {
  await crewsWithShip(ctx, userId, id).forUpdate().execute()
}

/** Only missions that are not over. */
export const listRunningWithShip = async (ctx: Db, userId: number, id: number): Promise<number[]> => {
  const rows = await crewsWithShip(ctx, userId, id)
    .where('mission_status', 'in', ['open', 'in_progress'])
    .execute()
  return rows.map(({ id }) => id)
}

/** Until the end of the transaction no one can bring it. False if the player owns no such ship. */
export const lockFleetShip = async ({ db }: Db, userId: number, id: number): Promise<boolean> => {
  const ship = await db
    .selectFrom('fleet_ships')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return ship !== undefined
}

export const unsetPrimary = async ({ db }: Db, userId: number): Promise<void> => {
  await db
    .updateTable('fleet_ships')
    .set({ is_primary: false })
    .where('user_id', '=', userId)
    .where('is_primary', '=', true)
    .execute()
}

export const insertFleetShip = async ({ db }: Db, row: Omit<FleetShipsTable, 'id'>): Promise<number> => {
  const { id } = await db.insertInto('fleet_ships').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export const updateFleetShip = async (
  { db }: Db,
  id: number,
  columns: Updateable<FleetShipsTable>,
): Promise<void> => {
  await db.updateTable('fleet_ships').set(columns).where('id', '=', id).execute()
}

export const deleteFleetShip = async ({ db }: Db, id: number): Promise<void> => {
  await db.deleteFrom('fleet_ships').where('id', '=', id).execute()
}
