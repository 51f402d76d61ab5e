/** Seats: every way into and out of a crew goes through here. The caller has locked the crew row. */
import type { Context } from '#server/context.ts'
import type { CrewRoleRow, CrewRow } from '#server/db/tables/crews.ts'
import { AppError } from '#server/errors.ts'
import { publish } from '#server/realtime/publish.ts'
import { isRunning } from './crews.status.ts'
import * as sql from './crews-seats.sql.ts'

export { listMemberIds } from './crews-seats.sql.ts'

/** People join, leave and are decided on only while the mission runs. */
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

export const requireFreeSlot = (role: CrewRoleRow | undefined): void => {
  if (role && role.slots_filled >= role.slots_needed) throw new AppError('role_full')
}

export const takeSeat = async (
  ctx: Context,
  crew: CrewRow,
  userId: number,
  roleId: number | null,
): Promise<void> => {
  requireRunning(crew)
  const role = await requireRole(ctx, crew, roleId)
  if (crew.current_crew_size >= crew.max_crew_size) throw new AppError('crew_full')
  requireFreeSlot(role)
  if (!(await sql.insertMember(ctx, crew.id, userId, roleId))) throw new AppError('already_member')
  if (roleId !== null) await sql.addToRole(ctx, roleId, 1)
  await sql.updateCrewSize(ctx, crew.id, crew.current_crew_size + 1)
  await publish(ctx, { topic: 'crew', event: { id: crew.id, change: 'updated' } })
}

/** False if the player is not a member. */
export const freeSeat = async (ctx: Context, crew: CrewRow, userId: number): Promise<boolean> => {
  requireRunning(crew)
  const member = await sql.deleteMember(ctx, crew.id, userId)
  if (!member) return false
  if (member.role_id !== null) await sql.addToRole(ctx, member.role_id, -1)
  await sql.updateCrewSize(ctx, crew.id, crew.current_crew_size - 1)
  await publish(ctx, { topic: 'crew', event: { id: crew.id, change: 'updated' } })
  return true
}
