/** Taking a seat that is given at once. */
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { acceptPending } from '#server/features/applications/applications-decisions.service.ts'
import { requireCanContact } from '#server/features/blocks/blocks.service.ts'
import { listCrewRoles, loadRelation, lockCrew, lockLedCrew } from '#server/features/crews/crews.service.ts'
import { saveCrew } from '#server/features/crews/posting/crews-saving.service.ts'
import { leadersToNotify } from '#server/features/crews/seats/crews-leaders.service.ts'
import { requireRole, requireRunning, takeSeat } from '#server/features/crews/seats/crews-seats.service.ts'
import { requireOwnShip } from '#server/features/fleet/fleet.service.ts'
import { requireCanPost } from '#server/features/warnings/warnings.service.ts'
import { readInvitations } from '#server/notices/mark-notices-read.ts'
import { sendNotice } from '#server/notices/notices.ts'
import { whyNotBoard, whyNotSeat } from './boarding.policy.ts'
import * as sql from './boarding.sql.ts'

/** Everything that an application and its acceptance check, and the conditions of the post, under the crew's lock. */
export const boardCrew = async (
  ctx: Context,
  viewer: Viewer,
  crewId: number,
  roleId: number | null,
  fleetShipId: number | null,
): Promise<void> => {
  await ctx.limits.spend('applyByPlayerMinute', String(viewer.id))
  await ctx.limits.spend('applyByPlayerDay', String(viewer.id))
  await inTransaction(ctx, async (ctx) => {
    const crew = await lockCrew(ctx, crewId)
    const role = await requireRole(ctx, crew, roleId)
    const relation = await loadRelation(ctx, viewer, crew.id)
    const player = await sql.loadBoarding(ctx, viewer, crew.id)
    const reason = whyNotBoard(viewer, { ...crew, ...relation }, player)
    if (reason || !player) throw new AppError(reason ?? 'apply_instead')
    const taken = whyNotSeat(crew, await listCrewRoles(ctx, crew.id), role, player, ctx.now())
    if (taken) throw new AppError(taken)
    await requireCanPost(ctx, viewer)
    await requireCanContact(ctx, viewer, crew.author_id)
    await requireOwnShip(ctx, viewer, fleetShipId)
    const ship = await acceptPending(ctx, crew, viewer.id)
    await takeSeat(ctx, crew, viewer.id, roleId, fleetShipId ?? ship)
    await readInvitations(ctx, viewer.id, crew.id)
    await sendNotice(ctx, {
      kind: 'application',
      urgent: true,
      to: await leadersToNotify(ctx, crew, viewer.id),
      crewId: crew.id,
      notice: {
        type: 'boarded',
        data: { name: viewer.name, title: crew.title, role: role?.role_name ?? null },
      },
    })
  })
}

/** Stopping it again changes nothing. */
export const stopBoarding = (ctx: Context, viewer: Viewer, crewId: number): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const crew = await lockLedCrew(ctx, viewer, crewId)
    requireRunning(crew)
    if (crew.seats_at_once !== 'off') await saveCrew(ctx, crew, { seats_at_once: 'off' })
  })
