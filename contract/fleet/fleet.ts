import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { idParams } from '../wire/ids.ts'
import { shipSizes } from './fields.ts'
import { fleetShip } from './fleet-ship.ts'
import { fleetShipChanges, newFleetShip } from './forms.ts'

/** A ship of the game. */
export const ship = z.object({
  id: z.int(),
  name: z.string(),
  manufacturer: z.string(),
  size: z.enum(shipSizes),
  role: z.string(),
  minCrew: z.int(),
  maxCrew: z.int(),
  /** In SCU. */
  cargoCapacity: z.int(),
  isGroundVehicle: z.boolean(),
  isFlightReady: z.boolean(),
})
export type Ship = z.output<typeof ship>

export const listShips = endpoint({
  name: 'listShips',
  method: 'GET',
  path: '/ships',
  access: 'public',
  token: 'read',
  summary: 'List the ships of the game by name',
  status: 200,
  response: z.array(ship),
  errors: [],
})

export const getFleet = endpoint({
  name: 'getFleet',
  method: 'GET',
  path: '/user/:id/fleet',
  access: 'public',
  token: 'read',
  summary: 'List the ships of a player, the primary one first, then by name',
  params: idParams,
  status: 200,
  response: z.array(fleetShip),
  errors: ['not_found'],
})

export const addShip = endpoint({
  name: 'addShip',
  method: 'POST',
  path: '/fleet',
  access: 'member',
  summary: 'Add a ship to your fleet',
  body: newFleetShip,
  status: 201,
  response: fleetShip,
  errors: ['fleet_full'],
})

export const updateShip = endpoint({
  name: 'updateShip',
  method: 'PUT',
  path: '/fleet/:id',
  access: 'member',
  summary: 'Change a ship of your fleet; making it primary takes that from another',
  params: idParams,
  body: fleetShipChanges,
  status: 200,
  response: fleetShip,
  errors: ['not_found'],
})

export const removeShip = endpoint({
  name: 'removeShip',
  method: 'DELETE',
  path: '/fleet/:id',
  access: 'member',
  summary: 'Remove a ship from your fleet',
  params: idParams,
  status: 204,
  response: z.void(),
  errors: ['not_found'],
})
