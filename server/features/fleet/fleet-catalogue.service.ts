/** The ships of the game come from a file, so that an operator can keep up with the game. */
import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import builtIn from '#contract/data/ships.json' with { type: 'json' }
import { ship } from '#contract/fleet.ts'
import type { Context } from '#server/context.ts'
import { upsertShips } from './fleet.sql.ts'

const catalogue = z.array(z.omit(ship, { id: true })).check(z.minLength(1), z.maxLength(2_000))

const readCatalogue = async (file: string | undefined) => {
  if (file === undefined) return catalogue.parse(builtIn)
  const { data } = catalogue.safeParse(JSON.parse(await readFile(file, 'utf8')))
  if (!data) throw new Error(`SHIPS_FILE=${file} is not a list of ships.`)
  return data
}

/** Adds new ships and updates known ones. */
export const importShips = async (ctx: Pick<Context, 'db' | 'config'>): Promise<void> => {
  const ships = await readCatalogue(ctx.config.shipsFile)
  await upsertShips(
    ctx,
    ships.map((ship) => ({
      name: ship.name,
      manufacturer: ship.manufacturer,
      size: ship.size,
      role: ship.role,
      min_crew: ship.minCrew,
      max_crew: ship.maxCrew,
      cargo_capacity: ship.cargoCapacity,
      is_ground_vehicle: ship.isGroundVehicle,
      is_flight_ready: ship.isFlightReady,
    })),
  )
}
