/** Seats: every way into and out of a crew goes through here. The caller has locked the crew row. */
import { freedSeatHours } from '#contract/beacons/fields.ts'
import type { ErrorCode } from '#contract/errors/errors.ts'
import type { CrewEvent } from '#contract/wire/events.ts'
import type { Context } from '#server/context.ts'
import type { CrewRoleRow, CrewRow } from '#server/db/tables/crews.ts'
import { AppError, orNotFound } from '#server/errors.ts'
import { knowPost, putOutForMission } from '#server/features/beacons/beacons.service.ts'
import { hasFreeSeat } from '#server/features/crews/board/crews.facets.ts'
import { isRunning } from '#server/features/crews/crews.status.ts'
import { seatFreedJob } from '#server/features/crews/posting/crews-changes.service.ts'
import { saveCrew } from '#server/features/crews/posting/crews-saving.service.ts'
import { readApplicationNotices } from '#server/notices/mark-notices-read.ts'
import { publish } from '#server/realtime/publish.ts'
import { countHolds, endOffers } from './crews-holds.sql.ts'
import { askNewMember } from './crews-ready.service.ts'
import * as sql from './crews-seats.sql.ts'

export { listHolds } from './crews-holds.sql.ts'
export { listMemberIds } from './crews-seats.sql.ts'

/** For what only those aboard see: no other page refetches, and the cached answers for guests stay valid. */
export const publishAboard = async (ctx: Context, leaderId: number, event: CrewEvent): Promise<void> => {
  const to = [leaderId, ...(await sql.listMemberIds(ctx, event.id))]
  await publish(ctx, { topic: 'aboard', event, to })
}

/** Joining, leaving and deciding are possible only while the mission runs. */
export const requireRunning = (crew: CrewRow): void => {
  if (!isRunning(crew.mission_status)) throw new AppError('mission_closed')
}

/** Locks are taken in the order crew, role, application. Undefined if the role was removed. */
export const lockRole = async (
  ctx: Context,
  crew: CrewRow,
  roleId: number | null,
): Promise<CrewRoleRow | undefined> => (roleId === null ? undefined : sql.lockRole(ctx, crew.id, roleId))

/** Locks the role and refuses one that does not exist. Without a `roleId` there is nothing to do. */
export const requireRole = async (
  ctx: Context,
  crew: CrewRow,
  roleId: number | null,
): Promise<CrewRoleRow | undefined> => {
  const role = await lockRole(ctx, crew, roleId)
  if (roleId !== null && !role) throw new AppError('not_found')
  return role
}

export const requireMember = async (ctx: Context, crew: CrewRow, userId: number): Promise<void> => {
  orNotFound(await sql.lockMember(ctx, crew.id, userId))
}

/** Why the player cannot have a seat now, if they cannot. A seat that is held for them does not count against them. */
export const whyNoSeat = async (
  ctx: Context,
  crew: CrewRow,
  role: CrewRoleRow | undefined,
  userId: number,
): Promise<Extract<ErrorCode, 'crew_full' | 'role_full' | 'seat_held'> | undefined> => {
  if (crew.current_crew_size >= crew.max_crew_size) return 'crew_full'
  if (role && role.slots_filled >= role.slots_needed) return 'role_full'
  const held = await countHolds(ctx, crew.id, role?.id ?? null, userId)
  const isHeld =
    crew.current_crew_size + held.crew >= crew.max_crew_size ||
    (role !== undefined && role.slots_filled + held.role >= role.slots_needed)
  return isHeld ? 'seat_held' : undefined
}

/** Applicants need a seat that is not closed by members without a role. The crew is locked. */
export const requireFreeSeat = async (ctx: Context, crew: CrewRow, roleId: number | null): Promise<void> => {
  if (roleId !== null && !hasFreeSeat(crew, await sql.listRoles(ctx, crew.id), roleId)) {
    throw new AppError('role_full')
  }
}

export const takeSeat = async (
  ctx: Context,
  crew: CrewRow,
  userId: number,
  roleId: number | null,
  fleetShipId: number | null,
): Promise<void> => {
  requireRunning(crew)
  // The current leader may have been declined or invited before.
  if (userId === crew.author_id) throw new AppError('own_crew')
  const role = await requireRole(ctx, crew, roleId)
  const reason = await whyNoSeat(ctx, crew, role, userId)
  if (reason) throw new AppError(reason)
  if (!(await sql.insertMember(ctx, crew.id, userId, roleId, fleetShipId)))
    throw new AppError('already_member')
  await sql.deleteWaitlistEntry(ctx, crew.id, userId)
  if (roleId !== null) await sql.addToRole(ctx, roleId, 1)
  await endOffers(ctx, crew.id, 'accepted', userId)
  await putOutForMission(ctx, [userId], crew)
  await saveCrew(ctx, crew, { current_crew_size: crew.current_crew_size + 1 })
  await askNewMember(ctx, crew, userId)
}

/** A leader cannot wait for applications any more. */
const startsSoon = (ctx: Context, { mission_status, scheduled_time: start }: CrewRow): boolean =>
  mission_status === 'open' &&
  start !== null &&
  Math.abs(start.getTime() - ctx.now().getTime()) <= freedSeatHours * 60 * 60_000

/** Returns those of the players who were members. */
export const freeSeats = async (
  ctx: Context,
  crew: CrewRow,
  userIds: readonly number[],
): Promise<number[]> => {
  requireRunning(crew)
  const freed = await sql.deleteMembers(ctx, crew.id, userIds)
  const members = freed.map(({ user_id }) => user_id)
  const { co_leader_id } = crew
  if (co_leader_id !== null && members.includes(co_leader_id)) {
    await readApplicationNotices(ctx, co_leader_id, crew.id)
  }
  if (members.length > 0) {
    await knowPost(ctx, members, crew.id)
    await saveCrew(ctx, crew, { current_crew_size: crew.current_crew_size - members.length })
    const roleIds = freed.map(({ role_id }) => role_id)
    if (startsSoon(ctx, crew)) await ctx.jobs.send(ctx, seatFreedJob, { crewId: crew.id, roleIds })
  }
  return members
}

/** False if the player is not a member. */
export const freeSeat = async (ctx: Context, crew: CrewRow, userId: number): Promise<boolean> =>
  (await freeSeats(ctx, crew, [userId])).length > 0

/** For the leader and for members. The player owns the ship; null for none. */
export const bringShip = async (
  ctx: Context,
  crew: CrewRow,
  userId: number,
  fleetShipId: number | null,
): Promise<void> => {
  requireRunning(crew)
  if (crew.author_id === userId) return saveCrew(ctx, crew, { fleet_ship_id: fleetShipId })
  if (!(await sql.setMemberShip(ctx, crew.id, userId, fleetShipId))) throw new AppError('not_member')
  await saveCrew(ctx, crew)
}

/** A member has a seat in the crew already. */
const requireFreeSlot = async (
  ctx: Context,
  crew: CrewRow,
  role: CrewRoleRow,
  userId: number,
): Promise<void> => {
  if (role.slots_filled >= role.slots_needed) throw new AppError('role_full')
  const held = await countHolds(ctx, crew.id, role.id, userId)
  if (role.slots_filled + held.role >= role.slots_needed) throw new AppError('seat_held')
}

/** Gives a member a role, or none. Returns the role, locked, or undefined for none; false if nothing changes. */
export const assignSeat = async (
  ctx: Context,
  crew: CrewRow,
  userId: number,
  roleId: number | null,
): Promise<false | CrewRoleRow | undefined> => {
  requireRunning(crew)
  // Two roles may change: all are locked, in the order of their ids.
  const roles = await sql.lockRoles(ctx, crew.id)
  const member = orNotFound(await sql.lockMember(ctx, crew.id, userId))
  const role = roleId === null ? undefined : orNotFound(roles.find(({ id }) => id === roleId))
  if (member.role_id === roleId) return false
  if (role) await requireFreeSlot(ctx, crew, role, userId)
  await sql.setMemberRole(ctx, crew.id, userId, roleId)
  if (member.role_id !== null) await sql.addToRole(ctx, member.role_id, -1)
  if (roleId !== null) await sql.addToRole(ctx, roleId, 1)
  await saveCrew(ctx, crew)
  return role
}
