/** The ships of the game come from a file, so that an operator can update them with the game. */
import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import builtIn from '#contract/data/ships.json' with { type: 'json' }
import { ship } from '#contract/fleet/fleet.ts'
import type { Context } from '#server/context.ts'
import { upsertShips } from './fleet.sql.ts'

const label = z.string().check(z.trim(), z.minLength(1), z.maxLength(120))
const crewSize = z.int().check(z.gte(0), z.lte(1_000))

const catalogueShip = z
  .extend(z.omit(ship, { id: true }), {
    name: label,
    manufacturer: label,
    role: label,
    minCrew: crewSize,
    maxCrew: crewSize,
    cargoCapacity: z.int().check(z.gte(0), z.lte(1_000_000_000)),
  })
  .check(z.refine(({ minCrew, maxCrew }) => minCrew <= maxCrew, { path: ['maxCrew'] }))

const maxShips = 2_000
const catalogue = z.array(catalogueShip).check(z.minLength(1), z.maxLength(maxShips))
type CatalogueShip = z.output<typeof catalogueShip>

/** The problem with the first ship that breaks a rule. Positions count from 1. */
const describeIssue = ([index, field]: readonly PropertyKey[]): string => {
  if (index === undefined) return `it has to be a list of 1 to ${maxShips} ships`
  const place = `ship ${Number(index) + 1}`
  return field === undefined
    ? `${place} has to be an object`
    : `${place} has no "${String(field)}" or one that is not allowed`
}

const findDuplicate = (ships: readonly CatalogueShip[]): string | undefined => {
  const names = new Set<string>()
  return ships.find(({ name }) => names.size === names.add(name).size)?.name
}

const parseCatalogue = (content: unknown): CatalogueShip[] => {
  const { data, error } = catalogue.safeParse(content)
  if (!data) throw new Error(describeIssue(error.issues[0]?.path ?? []))
  const duplicate = findDuplicate(data)
  if (duplicate !== undefined) throw new Error(`two ships are called "${duplicate}"`)
  return data
}

/** The operator's list, or ours. */
export const loadShips = (file: string | undefined): readonly CatalogueShip[] => {
  if (file === undefined) return parseCatalogue(builtIn)
  try {
    return parseCatalogue(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    // On one line: the parser quotes the file.
    throw new Error(`SHIPS_FILE=${file} cannot be used: ${reason.replaceAll(/\s+/g, ' ')}`)
  }
}

/** Adds new ships and updates known ones. */
export const importShips = async (
  ctx: Pick<Context, 'db' | 'config'>,
  ships = loadShips(ctx.config.shipsFile),
): Promise<void> => {
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
