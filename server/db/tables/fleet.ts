import type { Generated, Selectable } from 'kysely'
import type { FleetStatus, ShipSize } from '#contract/fleet/fields.ts'

/** The ships of the game. */
export interface ShipsTable {
  id: Generated<number>
  name: string
  manufacturer: string
  size: ShipSize
  role: string
  min_crew: number
  max_crew: number
  cargo_capacity: number
  is_ground_vehicle: boolean
  is_flight_ready: boolean
}
export type ShipRow = Selectable<ShipsTable>

/** The ships that players own. */
export interface FleetShipsTable {
  id: Generated<number>
  user_id: number
  ship_id: number
  /** Blank for the name of the model. */
  custom_name: string
  /** Blank for the role of the model. */
  role: string
  status: FleetStatus
  is_primary: boolean
  condition: number
  notes: string
  created_at: Date
}
