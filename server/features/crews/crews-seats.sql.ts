/** Roles, and who sits where. */
import { type Insertable, sql } from 'kysely'
import type { Context } from '#server/context.ts'
import type { CrewRoleRow, CrewRolesTable } from '#server/db/tables/crews.ts'

export const listRoles = ({ db }: Context, crewId: number): Promise<CrewRoleRow[]> =>
  db.selectFrom('crew_roles').selectAll().where('crew_id', '=', crewId).orderBy('position').execute()

export const lockRoles = ({ db }: Context, crewId: number): Promise<CrewRoleRow[]> =>
  db.selectFrom('crew_roles').selectAll().where('crew_id', '=', crewId).orderBy('id').forUpdate().execute()

export type NewRole = Insertable<CrewRolesTable>

export const insertRoles = async ({ db }: Context, roles: readonly NewRole[]): Promise<void> => {
  if (roles.length > 0)
    await db
      .insertInto('crew_roles')
      .values([...roles])
      .execute()
}

type RoleColumns = Omit<NewRole, 'crew_id' | 'slots_filled'> & { readonly id: number }

/** All of them in one statement, however many there are. */
export const updateRoles = async ({ db }: Context, roles: readonly RoleColumns[]): Promise<void> => {
  if (roles.length === 0) return
  await sql`
    update crew_roles
    set
      position = new.position,
      role_name = new.role_name,
      role_category = new.role_category,
      role_description = new.role_description,
      slots_needed = new.slots_needed,
      compensation_type = new.compensation_type,
      compensation_amount = new.compensation_amount,
      compensation_percentage = new.compensation_percentage,
      required_experience = new.required_experience,
      required_equipment = new.required_equipment,
      is_required = new.is_required
    from jsonb_populate_recordset(null::crew_roles, ${JSON.stringify(roles)}::jsonb) as new
    where crew_roles.id = new.id
  `.execute(db)
}

export const deleteRoles = async ({ db }: Context, ids: readonly number[]): Promise<void> => {
  await db
    .deleteFrom('crew_roles')
    .where('id', 'in', [...ids])
    .execute()
}

export const lockRole = ({ db }: Context, crewId: number, id: number): Promise<CrewRoleRow | undefined> =>
  db
    .selectFrom('crew_roles')
    .selectAll()
    .where('crew_id', '=', crewId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Applications keep the name that a role has when it goes. */
export const keepRoleNames = async ({ db }: Context, roleIds: readonly number[]): Promise<void> => {
  await db
    .updateTable('applications')
    .from('crew_roles')
    .set((eb) => ({ role_name: eb.ref('crew_roles.role_name') }))
    .whereRef('applications.role_id', '=', 'crew_roles.id')
    .where('crew_roles.id', 'in', [...roleIds])
    .execute()
}

/** Refuses whoever waits for one of these roles; gives who they were. */
export const declineForRoles = async (
  { db, now }: Context,
  roleIds: readonly number[],
): Promise<{ user_id: number; role_id: number | null }[]> =>
  db
    .updateTable('applications')
    .set({ status: 'declined', decided_at: now() })
    .where('role_id', 'in', [...roleIds])
    .where('status', '=', sql.lit('pending'))
    .returning(['user_id', 'role_id'])
    .execute()

/** False when the player was a member already. */
export const insertMember = async (
  { db, now }: Context,
  crewId: number,
  userId: number,
  roleId: number | null,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('crew_members')
    .values({ crew_id: crewId, user_id: userId, role_id: roleId, joined_at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

export const deleteMember = ({ db }: Context, crewId: number, userId: number) =>
  db
    .deleteFrom('crew_members')
    .where('crew_id', '=', crewId)
    .where('user_id', '=', userId)
    .returning('role_id')
    .executeTakeFirst()

export const memberIds = async ({ db }: Context, crewId: number): Promise<number[]> => {
  const rows = await db.selectFrom('crew_members').select('user_id').where('crew_id', '=', crewId).execute()
  return rows.map(({ user_id }) => user_id)
}

export const updateCrewSize = async ({ db, now }: Context, id: number, size: number): Promise<void> => {
  await db
    .updateTable('crews')
    .set({ current_crew_size: size, updated_at: now() })
    .where('id', '=', id)
    .execute()
}

export const addToRole = async ({ db }: Context, id: number, people: number): Promise<void> => {
  await db
    .updateTable('crew_roles')
    .set((eb) => ({ slots_filled: eb('slots_filled', '+', people) }))
    .where('id', '=', id)
    .execute()
}
