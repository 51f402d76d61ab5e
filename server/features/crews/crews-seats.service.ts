/** Who sits where. Every way in and out of a crew goes through here, with the crew row locked by the caller. */
import type { Context, Viewer } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { publish } from '#server/realtime/publish.ts'
import * as policy from './crews.policy.ts'
import { isRunning } from './crews.status.ts'
import type { CrewRoleRow, CrewRow } from './crews.table.ts'
import { loadForViewer } from './crews-posts.sql.ts'
import * as sql from './crews-seats.sql.ts'

export const membersOf = sql.memberIds

/** People come and go, and are decided on, while the mission runs. */
export const requireRunning = (crew: CrewRow): void => {
  if (!isRunning(crew.mission_status)) throw new AppError('mission_closed')
}

/** After the crew and before its applications, the order of all locks. Nothing when it is gone. */
export const freezeRole = async (
  ctx: Context,
  crew: CrewRow,
  roleId: number | null,
): Promise<CrewRoleRow | undefined> => (roleId === null ? undefined : sql.lockRole(ctx, crew.id, roleId))

const requireRole = async (
  ctx: Context,
  crew: CrewRow,
  roleId: number | null,
): Promise<CrewRoleRow | undefined> => {
  const role = await freezeRole(ctx, crew, roleId)
  if (roleId !== null && !role) throw new AppError('not_found')
  return role
}

const requireSlot = (role: CrewRoleRow | undefined): void => {
  if (role && role.slots_filled >= role.slots_needed) throw new AppError('role_full')
}

/** Refuses whoever cannot apply now; gives the role where one is asked for. */
export const requireMayApply = async (
  ctx: Context,
  viewer: Viewer,
  crew: CrewRow,
  roleId: number | null,
): Promise<CrewRoleRow | undefined> => {
  const role = await requireRole(ctx, crew, roleId)
  const reason = policy.whyNotApply(viewer, await loadForViewer(ctx, viewer, crew.id))
  if (reason) throw new AppError(reason)
  requireSlot(role)
  return role
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
  requireSlot(role)
  if (!(await sql.insertMember(ctx, crew.id, userId, roleId))) throw new AppError('already_member')
  if (roleId !== null) await sql.addToRole(ctx, roleId, 1)
  await sql.updateCrewSize(ctx, crew.id, crew.current_crew_size + 1)
  await publish(ctx, { topic: 'crew', event: { id: crew.id, change: 'updated' } })
}

/** False when there was no such member. */
export const freeSeat = async (ctx: Context, crew: CrewRow, userId: number): Promise<boolean> => {
  requireRunning(crew)
  const member = await sql.deleteMember(ctx, crew.id, userId)
  if (!member) return false
  if (member.role_id !== null) await sql.addToRole(ctx, member.role_id, -1)
  await sql.updateCrewSize(ctx, crew.id, crew.current_crew_size - 1)
  await publish(ctx, { topic: 'crew', event: { id: crew.id, change: 'updated' } })
  return true
}
