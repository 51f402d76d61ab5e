import type { Ship } from '#contract/fleet/fleet.ts'
import type { BroughtShip, FleetShip } from '#contract/fleet/fleet-ship.ts'
import type { Viewer } from '#server/context.ts'
import type { ShipRow } from '#server/db/tables/fleet.ts'
import type { FleetShipRow } from './fleet.sql.ts'
import type { BroughtShipRow } from './fleet-brought.fragment.ts'

export const viewShip = (row: ShipRow): Ship => ({
  id: row.id,
  name: row.name,
  manufacturer: row.manufacturer,
  size: row.size,
  role: row.role,
  minCrew: row.min_crew,
  maxCrew: row.max_crew,
  cargoCapacity: row.cargo_capacity,
  isGroundVehicle: row.is_ground_vehicle,
  isFlightReady: row.is_flight_ready,
})

export const viewBroughtShip = (row: BroughtShipRow): BroughtShip => ({
  id: row.id,
  shipId: row.ship_id,
  shipName: row.custom_name || row.model,
  customName: row.custom_name || null,
  manufacturer: row.manufacturer,
  shipModel: row.model,
  size: row.size,
  crewSize: row.max_crew,
  cargoCapacity: row.cargo_capacity,
})

export const viewFleetShip = (row: FleetShipRow, viewer: Viewer | undefined): FleetShip => ({
  ...viewBroughtShip(row),
  role: row.role || row.model_role,
  status: row.status,
  isPrimary: row.is_primary,
  condition: row.condition,
  ...(viewer?.id === row.user_id && { notes: row.notes }),
})
