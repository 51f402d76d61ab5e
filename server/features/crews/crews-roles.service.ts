/** Keeps the roles of an edited post in step with what its leader sent. */
import type { RoleChange, RoleDraft } from '#contract/roles.ts'
import { issue } from '#contract/wire/issues.ts'
import type { Context } from '#server/context.ts'
import type { CrewRoleRow, CrewRow } from '#server/db/tables/crews.ts'
import { AppError } from '#server/errors.ts'
import { sendNotice } from '#server/notices/notices.ts'
import { m } from '#texts'
import { tellApplications } from './crews-news.service.ts'
import * as sql from './crews-seats.sql.ts'

type RoleColumns = Omit<sql.NewRole, 'crew_id' | 'position'>

/** Amount and share are kept only where the kind of compensation has one. */
const columnsOf = (role: RoleDraft): RoleColumns => ({
  role_name: role.roleName,
  role_category: role.roleCategory,
  role_description: role.roleDescription,
  slots_needed: role.slotsNeeded,
  compensation_type: role.compensationType,
  compensation_amount: role.compensationType === 'auec' ? role.compensationAmount : null,
  compensation_percentage: role.compensationType === 'split' ? role.compensationPercentage : null,
  required_experience: role.requiredExperience,
  required_equipment: role.requiredEquipment,
  is_required: role.isRequired,
})

export const addRoles = (ctx: Context, crewId: number, roles: readonly RoleDraft[]): Promise<void> =>
  sql.insertRoles(
    ctx,
    roles.map((role, position) => ({ ...columnsOf(role), crew_id: crewId, position })),
  )

type Edited = Pick<CrewRow, 'id' | 'author_id' | 'title'>

/** Whoever waits for a role that goes is refused and told so; the applications stay. */
const removeRoles = async (ctx: Context, crew: Edited, roles: readonly CrewRoleRow[]): Promise<void> => {
  if (roles.length === 0) return
  const ids = roles.map(({ id }) => id)
  await sql.keepRoleNames(ctx, ids)
  const refused = await sql.declineForRoles(ctx, ids)
  await sql.deleteRoles(ctx, ids)
  if (refused.length === 0) return
  await tellApplications(
    ctx,
    crew,
    refused.map(({ user_id }) => user_id),
  )
  for (const { id, role_name: role } of roles) {
    await sendNotice(ctx, {
      to: refused.flatMap(({ user_id, role_id }) => (role_id === id ? user_id : [])),
      crewId: crew.id,
      words: (locale) => m.notices_role_removed({ role, title: crew.title }, { locale }),
    })
  }
}

/** The crew row must be locked, and roles come after it in the order of locks. */
export const replaceRoles = async (
  ctx: Context,
  crew: Edited,
  wanted: readonly RoleChange[],
): Promise<void> => {
  const present = new Map((await sql.lockRoles(ctx, crew.id)).map((role) => [role.id, role]))
  const keptIds = wanted.flatMap(({ id }) => id ?? [])
  const foreign = keptIds.some((id) => !present.has(id)) || new Set(keptIds).size < keptIds.length
  if (foreign) throw new AppError('invalid_input', { fields: { roles: 'invalid' } })

  const removed = [...present.values()].filter(({ id }) => !keptIds.includes(id))
  if (removed.some(({ slots_filled }) => slots_filled > 0)) {
    throw new AppError('invalid_input', { fields: { roles: 'role_filled' } })
  }
  await removeRoles(ctx, crew, removed)
  const changed = wanted.flatMap((role, position) => {
    const old = role.id === undefined ? undefined : present.get(role.id)
    if (!old) return []
    if (role.slotsNeeded < old.slots_filled) {
      const field = `roles.${position}.slotsNeeded`
      const taken = issue('role_slots_below_filled', old.slots_filled)
      throw new AppError('invalid_input', { fields: { [field]: taken } })
    }
    return [{ ...columnsOf(role), id: old.id, position }]
  })
  await sql.updateRoles(ctx, changed)
  await sql.insertRoles(
    ctx,
    wanted.flatMap((role, position) =>
      role.id === undefined ? [{ ...columnsOf(role), crew_id: crew.id, position }] : [],
    ),
  )
}
