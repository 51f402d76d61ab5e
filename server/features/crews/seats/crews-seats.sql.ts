/** The roles of a crew, and its members. */
import { type Insertable, sql } from 'kysely'
import type { Context } from '#server/context.ts'
import type { CrewRoleRow, CrewRolesTable } from '#server/db/tables/crews.ts'
import { type CrewRoleWithCount, rolesOf } from './crews-roles.fragment.ts'

export const listRoles = async ({ db }: Context, crewId: number): Promise<CrewRoleWithCount[]> =>
  (await rolesOf(sql`${crewId}`).execute(db)).rows

export const listRolesOf = ({ db }: Context, crewIds: readonly number[]): Promise<CrewRoleRow[]> =>
  db.selectFrom('crew_roles').selectAll().where('crew_id', 'in', crewIds).orderBy('position').execute()

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

type ChangedRole = Omit<CrewRoleRow, 'crew_id' | 'slots_filled'>

/** One statement, however many roles there are. */
export const updateRoles = async ({ db }: Context, roles: readonly ChangedRole[]): Promise<void> => {
  const [first] = roles
  if (!first) return
  const columns = Object.keys(first).filter((column) => column !== 'id')
  await sql`
    update crew_roles
    set ${sql.join(columns.map((column) => sql`${sql.id(column)} = ${sql.ref(`new.${column}`)}`))}
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

/** False if the player is a member already. */
export const insertMember = async (
  { db, now }: Context,
  crewId: number,
  userId: number,
  roleId: number | null,
  fleetShipId: number | null,
  joinedAt = now(),
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('crew_members')
    .values({
      crew_id: crewId,
      user_id: userId,
      role_id: roleId,
      fleet_ship_id: fleetShipId,
      joined_at: joinedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** Also deletes that the player was removed from the list: a player who was aboard since can wait again. */
export const deleteWaitlistEntry = async ({ db }: Context, crewId: number, userId: number): Promise<void> => {
  await db
    .deleteFrom('waitlist_entries')
    .where('crew_id', '=', crewId)
    .where('user_id', '=', userId)
    .execute()
}

/** Frees the slots of their roles too. Returns those who were members, with their roles. */
export const deleteMembers = async (
  { db }: Context,
  crewId: number,
  userIds: readonly number[],
): Promise<{ user_id: number; role_id: number | null }[]> => {
  const { rows } = await sql<{ user_id: number; role_id: number | null }>`
    with left_crew as (
      delete from crew_members
      where crew_id = ${crewId} and user_id = any(${userIds}::integer[])
      returning user_id, role_id
    ), freed as (
      update crew_roles
      set slots_filled = slots_filled - slots
      from (select role_id, count(*)::integer as slots from left_crew group by role_id) as counted
      where crew_roles.id = counted.role_id
    )
    select user_id, role_id from left_crew
  `.execute(db)
  return rows
}

export const listMemberIds = async ({ db }: Context, crewId: number): Promise<number[]> => {
  const rows = await db.selectFrom('crew_members').select('user_id').where('crew_id', '=', crewId).execute()
  return rows.map(({ user_id }) => user_id)
}

export const lockMember = ({ db }: Context, crewId: number, userId: number) =>
  db
    .selectFrom('crew_members')
    .select('role_id')
    .where('crew_id', '=', crewId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()

export const setMemberRole = async (
  { db }: Context,
  crewId: number,
  userId: number,
  roleId: number | null,
): Promise<void> => {
  await db
    .updateTable('crew_members')
    .set({ role_id: roleId })
    .where('crew_id', '=', crewId)
    .where('user_id', '=', userId)
    .execute()
}

/** False if the player is not a member. */
export const setMemberShip = async (
  { db }: Context,
  crewId: number,
  userId: number,
  fleetShipId: number | null,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('crew_members')
    .set({ fleet_ship_id: fleetShipId })
    .where('crew_id', '=', crewId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const addToRole = async ({ db }: Context, id: number, people: number): Promise<void> => {
  await db
    .updateTable('crew_roles')
    .set((eb) => ({ slots_filled: eb('slots_filled', '+', people) }))
    .where('id', '=', id)
    .execute()
}
