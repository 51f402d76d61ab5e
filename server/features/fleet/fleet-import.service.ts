/**
 * Importing and exporting a whole fleet: reading a list, storing what the player selected, and writing the player's own
 * list.
 */
import { setImmediate } from 'node:timers/promises'
import { fleetLimits } from '#contract/fleet/fields.ts'
import type { ConfirmedShip } from '#contract/fleet/fleet-import.ts'
import { newFleetShip } from '#contract/fleet/forms.ts'
import { issue } from '#contract/issues/issues.ts'
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import type { ShipRow } from '#server/db/tables/fleet.ts'
import { AppError } from '#server/errors.ts'
import { createKeyedQueue } from '#server/http/limits/work-queue.ts'
import { requireCleanWords } from '#server/words/require-clean-words.ts'
import { type ListedShip, ListProblem, readShipList } from './fleet.hangar.ts'
import { createMatcher, type Matcher } from './fleet.matching.ts'
import type { PreviewRow } from './fleet.owned.ts'
import { type FleetShipRow, listFleet, listShips, lockFleet } from './fleet.sql.ts'
import * as sql from './fleet-import.sql.ts'

const requireReadable = async (text: string): Promise<ListedShip[]> => {
  try {
    return await readShipList(text)
  } catch (error) {
    if (error instanceof ListProblem) throw new AppError('invalid_input', { fields: { text: error.issue } })
    throw error
  }
}

// The catalogue changes only when a node starts, so all players share one matcher.
let current: { readonly ships: readonly ShipRow[]; readonly match: Matcher<ShipRow> } | undefined

const isSameCatalogue = (a: readonly ShipRow[], b: readonly ShipRow[]): boolean =>
  a.length === b.length &&
  a.every(({ id, name, manufacturer }, i) => {
    const other = b[i]
    return other?.id === id && other.name === name && other.manufacturer === manufacturer
  })

const loadMatcher = async (ctx: Context): Promise<Matcher<ShipRow>> => {
  const ships = await listShips(ctx)
  if (!current || !isSameCatalogue(current.ships, ships)) current = { ships, match: createMatcher(ships) }
  return current.match
}

/** Some programs repeat the model if the owner gave no name. Others have names that are refused here. */
const customNameOf = (
  { containsForbiddenWord }: Context,
  { name, customName }: ListedShip,
  model: string,
) => {
  if (customName === name || customName === model) return { customName: '', isNameRefused: false }
  const { data } = newFleetShip.shape.customName.safeParse(customName)
  const isNameRefused = data === undefined || containsForbiddenWord(data)
  return { customName: isNameRefused ? '' : data, isNameRefused }
}

/** The size of a batch, which takes about a millisecond: other requests are answered in between. */
const batch = 5

/** Equal ships become one row. */
const readRows = async (
  ctx: Context,
  listed: readonly ListedShip[],
  match: Matcher<ShipRow>,
): Promise<PreviewRow[]> => {
  const rows = new Map<string, PreviewRow>()
  for (const [index, ship] of listed.entries()) {
    if (index % batch === 0) await setImmediate()
    const found = match(ship)
    const [model] = found.candidates
    const name = customNameOf(ctx, ship, model?.name ?? '')
    const key = JSON.stringify([found.match === 'matched' ? model?.id : ship.name, name])
    const count = (rows.get(key)?.count ?? 0) + 1
    rows.set(key, { ...found, ...name, name: ship.name, count })
  }
  return [...rows.values()]
}

/** More than a player sends who presses the button again. */
const maxWaitingLists = 3

/** One list at a time for each player. */
const lists = createKeyedQueue(maxWaitingLists)

export const previewImport = async (ctx: Context, viewer: Viewer, text: string) => {
  await ctx.limits.spend('importByPlayer', String(viewer.id))
  const rows = await lists.run(String(viewer.id), async () =>
    readRows(ctx, await requireReadable(text), await loadMatcher(ctx)),
  )
  return { rows, fleet: await listFleet(ctx, viewer.id) }
}

export const importFleet = async (
  ctx: Context,
  viewer: Viewer,
  ships: readonly ConfirmedShip[],
): Promise<number> => {
  await ctx.limits.spend('importByPlayer', String(viewer.id))
  requireCleanWords(
    ctx,
    Object.fromEntries(ships.map(({ customName }, i) => [`ships.${i}.customName`, customName])),
  )
  const added = ships.reduce((sum, { count }) => sum + count, 0)
  return inTransaction(ctx, async (ctx) => {
    const known = await sql.keepShips(
      ctx,
      ships.map(({ shipId }) => shipId),
    )
    const missing = ships.findIndex(({ shipId }) => !known.has(shipId))
    if (missing >= 0) {
      throw new AppError('invalid_input', { fields: { [`ships.${missing}.shipId`]: issue('ship_unknown') } })
    }
    if ((await lockFleet(ctx, viewer.id)) + added > fleetLimits.ships) throw new AppError('fleet_full')
    await sql.insertFleetShips(ctx, viewer.id, ships)
    return added
  })
}

export const exportFleet = (ctx: Context, viewer: Viewer): Promise<FleetShipRow[]> =>
  listFleet(ctx, viewer.id)
