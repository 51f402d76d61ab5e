/** Joining and leaving the waiting list of a crew, and what its leader does with it. */
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import type { CrewRoleRow, CrewRow } from '#server/db/tables/crews.ts'
import { AppError } from '#server/errors.ts'
import { requireCanContact } from '#server/features/blocks/blocks.service.ts'
import type { LedCrew } from '#server/features/crews/crews.policy.ts'
import {
  listCrewRoles,
  loadRelation,
  lockCrew,
  lockLedCrew,
  requireLedCrew,
} from '#server/features/crews/crews.service.ts'
import { freeSeatsJob } from '#server/features/crews/posting/crews-changes.service.ts'
import { refreshSeats } from '#server/features/crews/posting/crews-saving.service.ts'
import { listHolds, requireRole, requireRunning } from '#server/features/crews/seats/crews-seats.service.ts'
import { endWait, publishWaitlist } from '#server/features/crews/seats/crews-waits.service.ts'
import { requireCanPost } from '#server/features/warnings/warnings.service.ts'
import { sendNotice } from '#server/notices/notices.ts'
import * as policy from './waitlists.policy.ts'
import * as sql from './waitlists.sql.ts'

export const joinWaitlist = async (
  ctx: Context,
  viewer: Viewer,
  crewId: number,
  roleId: number | null,
): Promise<void> => {
  await ctx.limits.spend('applyByPlayerMinute', String(viewer.id))
  await ctx.limits.spend('applyByPlayerDay', String(viewer.id))
  return inTransaction(ctx, async (ctx) => {
    const crew = await lockCrew(ctx, crewId)
    await requireRole(ctx, crew, roleId)
    const relation = await loadRelation(ctx, viewer, crew.id)
    const waits = await sql.loadWaits(ctx, viewer, crew.id)
    const reason = policy.whyNotWait(viewer, { ...crew, ...relation, ...waits })
    if (reason) throw new AppError(reason)
    const held = await listHolds(ctx, crew.id)
    if (policy.findSeat(crew, await listCrewRoles(ctx, crew.id), held, roleId))
      throw new AppError('seat_free')
    await requireCanPost(ctx, viewer)
    await requireCanContact(ctx, viewer, crew.author_id)
    await sql.insertEntry(ctx, crew.id, viewer.id, roleId)
    await publishWaitlist(ctx, crew)
  })
}

export const leaveWaitlist = (ctx: Context, viewer: Viewer, crewId: number): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const crew = await lockCrew(ctx, crewId)
    if (!(await endWait(ctx, crew, viewer.id))) throw new AppError('not_waiting')
    await refreshSeats(ctx, crew)
  })

/** Includes the seats, which determine who can be offered one. */
export const loadWaitlist = async (ctx: Context, crewId: number) => ({
  crew: await sql.findCrew(ctx, crewId),
  roles: await listCrewRoles(ctx, crewId),
  held: await listHolds(ctx, crewId),
  waiting: await sql.listWaiting(ctx, crewId),
})

export const getWaitlist = async (ctx: Context, viewer: Viewer, crewId: number) => {
  await requireLedCrew(ctx, viewer, crewId)
  return loadWaitlist(ctx, crewId)
}

export const updateWaitlist = async (ctx: Context, viewer: Viewer, crewId: number, asksFirst: boolean) => {
  await ctx.limits.spend('editByPlayer', String(viewer.id))
  return inTransaction(ctx, async (ctx) => {
    const crew = await lockLedCrew(ctx, viewer, crewId)
    requireRunning(crew)
    if (asksFirst !== crew.asks_before_offers) {
      await sql.setAsksFirst(ctx, crew.id, asksFirst)
      await publishWaitlist(ctx, crew)
      await ctx.jobs.send(ctx, freeSeatsJob, { crewId: crew.id })
    }
    return loadWaitlist(ctx, crew.id)
  })
}

export const removeFromWaitlist = (
  ctx: Context,
  viewer: Viewer,
  crewId: number,
  userId: number,
): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const crew = await lockLedCrew(ctx, viewer, crewId)
    if (!(await sql.removeEntry(ctx, crew.id, userId))) throw new AppError('not_found')
    await refreshSeats(ctx, crew)
    await publishWaitlist(ctx, crew, [userId])
    await sendNotice(ctx, {
      kind: 'decision',
      to: [userId],
      crewId: crew.id,
      notice: { type: 'waitlist_removed', data: { title: crew.title } },
    })
  })

/** For a member who was removed from the crew by the leader: the freed seat must not bring them back. */
export const keepOffWaitlist = (ctx: Context, crew: CrewRow, userId: number): Promise<void> =>
  sql.insertRemoved(ctx, crew.id, userId)

/** Ends the wait for roles that are about to be deleted. Crew and roles are locked. */
export const endWaitForRoles = async (
  ctx: Context,
  crew: LedCrew & Pick<CrewRow, 'id' | 'title'>,
  roles: readonly CrewRoleRow[],
): Promise<void> => {
  const ended = await sql.deleteForRoles(
    ctx,
    roles.map(({ id }) => id),
  )
  if (ended.length === 0) return
  const userIds = ended.map(({ user_id }) => user_id)
  await publishWaitlist(ctx, crew, userIds)
  await sendNotice(ctx, {
    kind: 'decision',
    to: userIds,
    crewId: crew.id,
    notice: ended.map(({ role_id }) => ({
      type: 'waitlist_role_removed',
      data: { title: crew.title, role: roles.find(({ id }) => id === role_id)?.role_name ?? '' },
    })),
  })
}
