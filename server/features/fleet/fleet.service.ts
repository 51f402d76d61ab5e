import { fleetLimits } from '#contract/fleet/fields.ts'
import type { FleetShipChanges, NewFleetShip } from '#contract/fleet/forms.ts'
import { issue } from '#contract/issues/issues.ts'
import { type Context, inRetriedTransaction, inTransaction, type Viewer } from '#server/context.ts'
import { AppError, orNotFound } from '#server/errors.ts'
import { publishAll } from '#server/realtime/publish.ts'
import { requireCleanWords } from '#server/words/require-clean-words.ts'
import * as sql from './fleet.sql.ts'

export { findShip, listShips } from './fleet.sql.ts'

export const getFleet = async (ctx: Context, userId: number): Promise<sql.FleetShipRow[]> => {
  if (!(await sql.isShown(ctx, userId))) throw new AppError('not_found')
  return sql.listFleet(ctx, userId)
}

/** The texts that everyone sees. */
const publicTexts = ({ customName, role }: FleetShipChanges) => ({ customName, role })

export const addShip = async (
  ctx: Context,
  viewer: Viewer,
  ship: NewFleetShip,
): Promise<sql.FleetShipRow> => {
  requireCleanWords(ctx, publicTexts(ship))
  return inTransaction(ctx, async (ctx) => {
    if (!(await sql.findShip(ctx, ship.shipId))) {
      throw new AppError('invalid_input', { fields: { shipId: issue('ship_required') } })
    }
    if ((await sql.lockFleet(ctx, viewer.id)) >= fleetLimits.ships) throw new AppError('fleet_full')
    if (ship.isPrimary) await sql.unsetPrimary(ctx, viewer.id)
    const id = await sql.insertFleetShip(ctx, {
      user_id: viewer.id,
      ship_id: ship.shipId,
      custom_name: ship.customName,
      role: ship.role,
      status: ship.status,
      is_primary: ship.isPrimary,
      condition: ship.condition,
      notes: ship.notes,
      created_at: ctx.now(),
    })
    return orNotFound(await sql.findFleetShip(ctx, viewer.id, id))
  })
}

export const updateShip = async (
  ctx: Context,
  viewer: Viewer,
  id: number,
  changes: FleetShipChanges,
): Promise<sql.FleetShipRow> => {
  requireCleanWords(ctx, publicTexts(changes))
  return inTransaction(ctx, async (ctx) => {
    await sql.lockFleet(ctx, viewer.id)
    const before = orNotFound(await sql.findFleetShip(ctx, viewer.id, id))
    if (changes.isPrimary && !before.is_primary) await sql.unsetPrimary(ctx, viewer.id)
    await sql.updateFleetShip(ctx, id, {
      custom_name: changes.customName ?? before.custom_name,
      role: changes.role ?? before.role,
      status: changes.status ?? before.status,
      is_primary: changes.isPrimary ?? before.is_primary,
      condition: changes.condition ?? before.condition,
      notes: changes.notes ?? before.notes,
    })
    return orNotFound(await sql.findFleetShip(ctx, viewer.id, id))
  })
}

/** Also removes the ship from the crews that it was brought to. They are locked first, as everywhere. */
export const removeShip = (ctx: Context, viewer: Viewer, id: number): Promise<void> =>
  inRetriedTransaction(ctx, async (ctx) => {
    await sql.lockCrewsWithShip(ctx, viewer.id, id)
    if (!(await sql.lockFleetShip(ctx, viewer.id, id))) throw new AppError('not_found')
    // Meanwhile the ship may have been brought to more crews.
    const crewIds = await sql.listRunningWithShip(ctx, viewer.id, id)
    await sql.deleteFleetShip(ctx, id)
    await publishAll(
      ctx,
      crewIds.map((id) => ({ topic: 'crew', event: { id, change: 'updated' } })),
    )
  })

/**
 * Refuses a ship that another player owns, or no one. The caller's own ship cannot be removed until the end of the
 * transaction.
 */
export const requireOwnShip = async (
  ctx: Context,
  viewer: Viewer,
  fleetShipId: number | null,
): Promise<void> => {
  if (fleetShipId === null || (await sql.keepFleetShip(ctx, viewer.id, fleetShipId))) return
  throw new AppError('invalid_input', { fields: { fleetShipId: issue('ship_not_yours') } })
}
