/** A ship that a player owns. Apart from the endpoints, as crews and applications show ships too. */
import * as z from 'zod/mini'
import { fleetStatuses, shipSizes } from './fields.ts'

export const fleetShip = z.object({
  id: z.int(),
  shipId: z.int(),
  /** The name that the owner gave it, else that of its model. */
  shipName: z.string(),
  customName: z.nullable(z.string()),
  manufacturer: z.string(),
  shipModel: z.string(),
  size: z.enum(shipSizes),
  role: z.string(),
  crewSize: z.int(),
  cargoCapacity: z.int(),
  status: z.enum(fleetStatuses),
  isPrimary: z.boolean(),
  condition: z.int(),
  /** Only for the owner. */
  notes: z.optional(z.string()),
})
export type FleetShip = z.output<typeof fleetShip>

/** A ship that its owner brings to a crew. */
export const broughtShip = z.pick(fleetShip, {
  id: true,
  shipId: true,
  shipName: true,
  customName: true,
  manufacturer: true,
  shipModel: true,
  size: true,
  crewSize: true,
  cargoCapacity: true,
})
export type BroughtShip = z.output<typeof broughtShip>
