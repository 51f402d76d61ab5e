import { type Insertable, type NotNull, sql } from 'kysely'
import type { ApplicationStatus } from '#contract/applications/applications.ts'
import { applicationLimits } from '#contract/applications/fields.ts'
import { hasOpenReport } from '#server/accounts/open-reports.ts'
import type { Context } from '#server/context.ts'
import type { ApplicationRow, ApplicationsTable } from '#server/db/tables/applications.ts'
import { broughtShip } from '#server/features/fleet/fleet-brought.fragment.ts'
import { attendanceOf } from '#server/features/records/records.fragment.ts'
import { flownMissions } from '#server/features/records/records-absences.fragment.ts'

const withApplicant = (ctx: Context) =>
  ctx.db
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .innerJoin('crews', 'crews.id', 'applications.crew_id')
    .innerJoin('player_counts', 'player_counts.user_id', 'applications.user_id')
    .leftJoin('crew_roles', 'crew_roles.id', 'applications.role_id')
    .select([
      'applications.id',
      'applications.role_id',
      'applications.user_id',
      'applications.status',
      'applications.message',
      'applications.availability',
      'applications.experience',
      'applications.timezone',
      'applications.additional_info',
      'applications.created_at',
      'users.username',
      'users.display_name',
      'users.citizen_id',
      'users.verified_handle',
      'users.organisation',
      'users.profile_image',
      'users.timezone as user_timezone',
      'users.preferred_languages',
      'users.week_hours',
      'users.rating_sum',
      'users.rating_count',
      'player_counts.created',
      'crews.mission_status',
      'crews.scheduled_time',
      'crews.estimated_duration',
    ])
    // The role's current name, or the one it had when it was removed.
    .select((eb) => eb.fn.coalesce('crew_roles.role_name', 'applications.role_name').as('role_name'))
    .select(broughtShip(sql.ref('applications.fleet_ship_id')).as('ship'))
    .select(flownMissions.as('completed'))
    .select(attendanceOf(ctx, sql.ref('users.id')).as('attendance'))
    .select(
      hasOpenReport(
        ctx,
        sql`reports.crew_id = applications.crew_id and reported_id = users.id and subject = 'crew'`,
      ).as('is_reported_by_viewer'),
    )

type Applications = ReturnType<typeof withApplicant>

const toCrew = (applications: Applications) => applications.where('applications.role_name', 'is', null)

const forRole = (applications: Applications) =>
  applications.where('applications.role_name', 'is not', null).$narrowType<{ role_name: NotNull }>()

type Row<Query extends { executeTakeFirstOrThrow(): unknown }> = Awaited<
  ReturnType<Query['executeTakeFirstOrThrow']>
>
export type ApplicationWithUser = Row<ReturnType<typeof toCrew>>
export type RoleApplicationWithUser = Row<ReturnType<typeof forRole>>

export const loadApplication = (ctx: Context, id: number): Promise<ApplicationWithUser | undefined> =>
  toCrew(withApplicant(ctx)).where('applications.id', '=', id).executeTakeFirst()

export const loadRoleApplication = (ctx: Context, id: number): Promise<RoleApplicationWithUser | undefined> =>
  forRole(withApplicant(ctx)).where('applications.id', '=', id).executeTakeFirst()

/** Pending ones come first, so that the limit never cuts them off. */
const latestOfCrew = (ctx: Context, crewId: number) =>
  withApplicant(ctx)
    .where('applications.crew_id', '=', crewId)
    // The current leader may have applied to the crew before.
    .whereRef('applications.user_id', '<>', 'crews.author_id')
    .orderBy(sql`applications.status = 'pending'`, 'desc')
    .orderBy('applications.created_at', 'desc')
    .orderBy('applications.id', 'desc')
    .limit(applicationLimits.listed)

export const listApplications = (ctx: Context, crewId: number): Promise<ApplicationWithUser[]> =>
  toCrew(latestOfCrew(ctx, crewId)).execute()

export const listRoleApplications = (ctx: Context, crewId: number): Promise<RoleApplicationWithUser[]> =>
  forRole(latestOfCrew(ctx, crewId)).execute()

export const findForRole = ({ db }: Context, id: number) =>
  db
    .selectFrom('applications')
    .select(['id', 'crew_id', 'role_id'])
    .where('id', '=', id)
    .where('role_name', 'is not', null)
    .executeTakeFirst()

/** The player's newest application to the crew or for one of its roles, whatever its status. */
export const findNewestOf = ({ db }: Context, crewId: number, userId: number) =>
  db
    .selectFrom('applications')
    .select(['id', 'crew_id', 'role_id'])
    .where('crew_id', '=', crewId)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The player's newest application to the crew as a whole, whatever its status. */
export const findNewestToCrew = ({ db }: Context, crewId: number, userId: number) =>
  db
    .selectFrom('applications')
    .select(['id', 'crew_id', 'role_id'])
    .where('crew_id', '=', crewId)
    .where('user_id', '=', userId)
    .where('role_name', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/**
 * Whether the player has since applied again or been aboard by an invitation, or one of them and the leader has blocked
 * the other.
 */
export const isOvertaken = async (
  { db }: Context,
  { id, crew_id, user_id, decided_at }: ApplicationRow,
  leaderId: number,
): Promise<boolean> => {
  const { rows } = await sql<{ is_overtaken: boolean }>`
    select
      exists (select from applications where crew_id = ${crew_id} and user_id = ${user_id} and id > ${id})
      or exists (
        select from seat_offers
        where crew_id = ${crew_id} and user_id = ${user_id} and outcome = 'accepted' and ended_at >= ${decided_at}
      )
      or exists (
        select from blocks
        where (blocker_id, blocked_id) in ((${leaderId}, ${user_id}), (${user_id}, ${leaderId}))
      ) as is_overtaken
  `.execute(db)
  return rows[0]?.is_overtaken ?? false
}

export const listPendingOf = ({ db }: Context, userId: number) =>
  db
    .selectFrom('applications')
    .innerJoin('crews', 'crews.id', 'applications.crew_id')
    .select(['applications.id', 'applications.crew_id', 'crews.author_id', 'crews.co_leader_id'])
    .where('applications.user_id', '=', userId)
    .where('applications.status', '=', sql.lit('pending'))
    .execute()

export const lockApplication = ({ db }: Context, id: number): Promise<ApplicationRow | undefined> =>
  db.selectFrom('applications').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const insertApplication = async (
  { db, now }: Context,
  application: Omit<Insertable<ApplicationsTable>, 'created_at'>,
): Promise<number> => {
  const { id } = await db
    .insertInto('applications')
    .values({ ...application, created_at: now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const setMessage = async ({ db }: Context, id: number, message: string): Promise<void> => {
  await db.updateTable('applications').set({ message }).where('id', '=', id).execute()
}

export const setStatus = async (
  { db, now }: Context,
  id: number,
  status: ApplicationStatus,
): Promise<void> => {
  await db.updateTable('applications').set({ status, decided_at: now() }).where('id', '=', id).execute()
}

/** Accepts the pending application of a player, and returns it. */
export const acceptPending = (
  { db, now }: Context,
  crewId: number,
  userId: number,
): Promise<Pick<ApplicationRow, 'id' | 'fleet_ship_id'> | undefined> =>
  db
    .updateTable('applications')
    .set({ status: 'accepted', decided_at: now() })
    .where('crew_id', '=', crewId)
    .where('user_id', '=', userId)
    .where('status', '=', sql.lit('pending'))
    .returning(['id', 'fleet_ship_id'])
    .executeTakeFirst()

export const deleteApplications = async ({ db }: Context, ids: readonly number[]): Promise<void> => {
  await db.deleteFrom('applications').where('id', '=', sql<number>`any(${ids}::int[])`).execute()
}

/** Copies the names of roles that are about to be removed into their applications. */
export const keepRoleNames = async ({ db }: Context, roleIds: readonly number[]): Promise<void> => {
  await db
    .updateTable('applications')
    .from('crew_roles')
    .set((eb) => ({ role_name: eb.ref('crew_roles.role_name') }))
    .whereRef('applications.role_id', '=', 'crew_roles.id')
    .where('crew_roles.id', 'in', [...roleIds])
    .execute()
}

/** Declines the pending applications for these roles and returns them with their applicants. */
export const declineForRoles = async (
  { db, now }: Context,
  roleIds: readonly number[],
): Promise<{ id: number; user_id: number; role_id: number | null }[]> =>
  db
    .updateTable('applications')
    .set({ status: 'declined', decided_at: now(), ended_with_role: true })
    .where('role_id', 'in', [...roleIds])
    .where('status', '=', sql.lit('pending'))
    .returning(['id', 'user_id', 'role_id'])
    .execute()
