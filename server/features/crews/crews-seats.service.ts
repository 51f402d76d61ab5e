/** Who sits where. Every way in and out of a crew goes through here, with the crew row locked by the caller. */
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { publish } from '#server/realtime/publish.ts'
import * as sql from './crews.sql.ts'
import { isRunning } from './crews.status.ts'
import type { CrewRow } from './crews.table.ts'

export const isInCrew = sql.isMember
export const membersOf = sql.memberIds

/** Refuses where nobody can be taken; gives the name of the role where one is asked for. */
export const seatsFree = async (
  ctx: Context,
  crew: CrewRow,
  roleId: number | null,
): Promise<string | undefined> => {
  if (!isRunning(crew.mission_status)) throw new AppError('mission_closed')
  const role = roleId === null ? undefined : await sql.lockRole(ctx, crew.id, roleId)
  if (roleId !== null && !role) throw new AppError('not_found')
  if (crew.current_crew_size >= crew.max_crew_size) throw new AppError('crew_full')
  if (role && role.slots_filled >= role.slots_needed) throw new AppError('role_full')
  return role?.role_name
}

export const takeSeat = async (
  ctx: Context,
  crew: CrewRow,
  userId: number,
  roleId: number | null,
): Promise<void> => {
  await seatsFree(ctx, crew, roleId)
  if (!(await sql.insertMember(ctx, crew.id, userId, roleId))) throw new AppError('already_member')
  if (roleId !== null) await sql.addToRole(ctx, roleId, 1)
  await sql.updateCrewSize(ctx, crew.id, crew.current_crew_size + 1)
  await publish(ctx, { topic: 'crew', event: { id: crew.id, change: 'updated' } })
}

/** False when there was no such member. */
export const freeSeat = async (ctx: Context, crew: CrewRow, userId: number): Promise<boolean> => {
  if (!isRunning(crew.mission_status)) throw new AppError('mission_closed')
  const member = await sql.deleteMember(ctx, crew.id, userId)
  if (!member) return false
  if (member.role_id !== null) await sql.addToRole(ctx, member.role_id, -1)
  await sql.updateCrewSize(ctx, crew.id, crew.current_crew_size - 1)
  await publish(ctx, { topic: 'crew', event: { id: crew.id, change: 'updated' } })
  return true
}
