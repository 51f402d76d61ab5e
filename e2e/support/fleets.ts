import { type APIRequestContext, expect } from '@playwright/test'
import type { Ship } from '#contract/fleet/fleet.ts'
import type { FleetShip } from '#contract/fleet/fleet-ship.ts'

export const listShips = async (request: APIRequestContext): Promise<Ship[]> =>
  (await request.get('/api/ships')).json()

/** Adds a ship to the fleet of the player that the request context is signed in as. */
export const addToFleet = async (
  request: APIRequestContext,
  model: string,
  customName = '',
): Promise<FleetShip> => {
  const shipId = (await listShips(request)).find(({ name }) => name === model)?.id
  const answer = await request.post('/api/fleet', { data: { shipId, customName } })
  expect(answer.status(), await answer.text()).toBe(201)
  return answer.json()
}
