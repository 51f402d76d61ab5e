import { type Insertable, sql, type Updateable } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Context } from '#server/context.ts'
import type { CrewRoleRow, CrewRolesTable, CrewRow, CrewsTable } from './crews.table.ts'

const authorColumns = [
  'users.username as author_username',
  'users.display_name as author_display_name',
  'users.citizen_id as author_citizen_id',
  'users.profile_image as author_image',
  'users.rating_sum as author_rating_sum',
  'users.rating_count as author_rating_count',
] as const

const withAuthor = ({ db }: Context) =>
  db
    .selectFrom('crews')
    .innerJoin('users', 'users.id', 'crews.author_id')
    .selectAll('crews')
    .select(authorColumns)

export type CrewWithAuthor = Awaited<ReturnType<ReturnType<typeof withAuthor>['executeTakeFirstOrThrow']>>

/** The viewer's newest application to each post, and how many wait there in all. */
const withApplications = (ctx: Context) =>
  withAuthor(ctx).select((eb) => [
    jsonObjectFrom(
      eb
        .selectFrom('applications')
        .select(['id', 'role_id', 'status', 'created_at'])
        .whereRef('applications.crew_id', '=', 'crews.id')
        .where('user_id', '=', ctx.viewer?.id ?? 0)
        .orderBy('id', 'desc')
        .limit(1),
    ).as('viewer_application'),
    eb
      .selectFrom('applications')
      .select((count) => count.fn.countAll().as('pending'))
      .whereRef('applications.crew_id', '=', 'crews.id')
      .where('status', '=', sql.lit('pending'))
      .as('pending_applications'),
  ])

/** The posts with these ids in their order, each with its seats and whether the viewer has one. */
export const loadSummaries = (ctx: Context, ids: readonly number[]) =>
  withApplications(ctx)
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('crew_roles')
          .select(['id', 'role_name', 'role_category', 'slots_needed', 'slots_filled'])
          .whereRef('crew_roles.crew_id', '=', 'crews.id')
          .orderBy('position'),
      ).as('roles'),
      eb
        .exists(
          eb
            .selectFrom('crew_members')
            .select('user_id')
            .whereRef('crew_members.crew_id', '=', 'crews.id')
            .where('user_id', '=', ctx.viewer?.id ?? 0),
        )
        .as('viewer_is_member'),
    ])
    .where(sql<boolean>`crews.id = any(${[...ids]}::int[])`)
    .orderBy(sql`array_position(${[...ids]}::int[], crews.id)`)
    .execute()

export const findCrew = (ctx: Context, id: number): Promise<CrewWithAuthor | undefined> =>
  withAuthor(ctx).where('crews.id', '=', id).executeTakeFirst()

/** The crew, its roles and its members in one round trip. */
export const loadDetails = (ctx: Context, id: number) =>
  withApplications(ctx)
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('crew_roles')
          .selectAll()
          .whereRef('crew_roles.crew_id', '=', 'crews.id')
          .orderBy('position'),
      ).as('roles'),
      jsonArrayFrom(
        eb
          .selectFrom('crew_members')
          .innerJoin('users as member', 'member.id', 'crew_members.user_id')
          .leftJoin('crew_roles as held', 'held.id', 'crew_members.role_id')
          .select([
            'member.id',
            'member.username',
            'member.display_name',
            'member.citizen_id',
            'member.profile_image',
            'member.rating_sum',
            'member.rating_count',
            'held.role_name',
            'crew_members.joined_at',
          ])
          .whereRef('crew_members.crew_id', '=', 'crews.id')
          .orderBy('crew_members.joined_at')
          .orderBy('member.id'),
      ).as('members'),
    ])
    .where('crews.id', '=', id)
    .executeTakeFirst()

export type CrewDetailsRow = NonNullable<Awaited<ReturnType<typeof loadDetails>>>
export type CrewSummaryRow = Awaited<ReturnType<typeof loadSummaries>>[number]

export const lockCrew = ({ db }: Context, id: number): Promise<CrewRow | undefined> =>
  db.selectFrom('crews').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

type NewCrew = Omit<Insertable<CrewsTable>, 'created_at' | 'updated_at'>

export const insertCrew = async ({ db, now }: Context, crew: NewCrew): Promise<number> => {
  const { id } = await db
    .insertInto('crews')
    .values({ ...crew, created_at: now(), updated_at: now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const updateCrew = async (
  { db, now }: Context,
  id: number,
  changes: Updateable<CrewsTable>,
): Promise<void> => {
  await db
    .updateTable('crews')
    .set({ ...changes, updated_at: now() })
    .where('id', '=', id)
    .execute()
}

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
  if (ids.length > 0)
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

export const isMember = async ({ db }: Context, crewId: number, userId: number): Promise<boolean> => {
  const row = await db
    .selectFrom('crew_members')
    .select('user_id')
    .where('crew_id', '=', crewId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

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
