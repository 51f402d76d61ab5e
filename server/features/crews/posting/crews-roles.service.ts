/** Stores the roles of a post as its leader wrote them. */

import { issue } from '#contract/issues/issues.ts'
import type { RoleChange, RoleDraft } from '#contract/roles/roles.ts'
import type { Context } from '#server/context.ts'
import type { CrewRoleRow, CrewRow } from '#server/db/tables/crews.ts'
import { AppError } from '#server/errors.ts'
import { listHolds } from '#server/features/crews/seats/crews-holds.sql.ts'
import * as sql from '#server/features/crews/seats/crews-seats.sql.ts'
import { roleColumns } from './crews.columns.ts'

type EditedCrew = Pick<CrewRow, 'id' | 'author_id' | 'co_leader_id' | 'title'>

/** Runs before roles are deleted, in the same transaction. */
export type BeforeRolesDeleted = (
  ctx: Context,
  crew: EditedCrew,
  roles: readonly CrewRoleRow[],
) => Promise<void>

export const addRoles = (ctx: Context, crewId: number, roles: readonly RoleDraft[]): Promise<void> =>
  sql.insertRoles(
    ctx,
    roles.map((role, position) => ({ ...roleColumns(role), crew_id: crewId, position })),
  )

const deleteRoles = async (
  ctx: Context,
  crew: EditedCrew,
  roles: readonly CrewRoleRow[],
  beforeDeleted: BeforeRolesDeleted,
): Promise<void> => {
  if (roles.some(({ slots_filled }) => slots_filled > 0)) {
    throw new AppError('invalid_input', { fields: { roles: issue('role_filled') } })
  }
  if (roles.length === 0) return
  await beforeDeleted(ctx, crew, roles)
  await sql.deleteRoles(
    ctx,
    roles.map(({ id }) => id),
  )
}

/** The crew row is locked; roles come after it in the order of locks. */
export const replaceRoles = async (
  ctx: Context,
  crew: EditedCrew,
  wanted: readonly RoleChange[],
  beforeDeleted: BeforeRolesDeleted,
): Promise<void> => {
  const present = new Map((await sql.lockRoles(ctx, crew.id)).map((role) => [role.id, role]))
  const wantedIds = wanted.flatMap(({ id }) => id ?? [])
  const isOwn = wantedIds.every((id) => present.has(id)) && new Set(wantedIds).size === wantedIds.length
  if (!isOwn) throw new AppError('invalid_input', { fields: { roles: issue('invalid') } })

  const removed = [...present.values()].filter(({ id }) => !wantedIds.includes(id))
  await deleteRoles(ctx, crew, removed, beforeDeleted)
  const held = await listHolds(ctx, crew.id)
  const changed = wanted.flatMap((role, position) => {
    const before = role.id === undefined ? undefined : present.get(role.id)
    if (!before) return []
    const filled = before.slots_filled
    const needed = filled + held.filter((roleId) => roleId === before.id).length
    if (role.slotsNeeded < needed) {
      const field = `roles.${position}.slotsNeeded`
      const message =
        role.slotsNeeded < filled
          ? issue('role_slots_below_filled', filled)
          : issue('role_slots_below_held', needed)
      throw new AppError('invalid_input', { fields: { [field]: message } })
    }
    return [{ ...roleColumns(role), id: before.id, position }]
  })
  await sql.updateRoles(ctx, changed)
  await sql.insertRoles(
    ctx,
    wanted.flatMap((role, position) =>
      role.id === undefined ? [{ ...roleColumns(role), crew_id: crew.id, position }] : [],
    ),
  )
}
