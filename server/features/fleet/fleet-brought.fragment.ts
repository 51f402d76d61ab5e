/** Ships of fleets as crews and applications show them: without what only their owners see. */
import { type RawBuilder, sql } from 'kysely'
import type { FleetShipsTable, ShipRow } from '#server/db/tables/fleet.ts'

export interface BroughtShipRow
  extends Pick<FleetShipsTable, 'ship_id' | 'custom_name'>,
    Pick<ShipRow, 'id' | 'manufacturer' | 'size' | 'max_crew' | 'cargo_capacity'> {
  model: string
}

/** The ship with this id, as JSON; null if there is none. */
export const broughtShip = (fleetShipId: RawBuilder<unknown>): RawBuilder<BroughtShipRow | null> => sql`
  (
    select json_build_object(
      'id', fleet_ships.id,
      'ship_id', fleet_ships.ship_id,
      'custom_name', fleet_ships.custom_name,
      'model', ships.name,
      'manufacturer', ships.manufacturer,
      'size', ships.size,
      'max_crew', ships.max_crew,
      'cargo_capacity', ships.cargo_capacity
    )
    from fleet_ships
    join ships on ships.id = fleet_ships.ship_id
    where fleet_ships.id = ${fleetShipId}
  )
`
