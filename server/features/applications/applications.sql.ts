import { type Insertable, sql } from 'kysely'
import type { ApplicationStatus } from '#contract/applications.ts'
import type { Context } from '#server/context.ts'
import type { ApplicationRow, ApplicationsTable } from './applications.table.ts'

/** Missions created × 10 + missions finished × 5, as leader or member. */
const activityScore = sql<number>`
  (select count(*) * 10 from crews where crews.author_id = users.id)
  + (select count(*) * 5 from crews
     where crews.mission_status in ('completed', 'ended')
       and (crews.author_id = users.id or exists (
         select from crew_members
         where crew_members.crew_id = crews.id and crew_members.user_id = users.id)))
`

const withApplicant = ({ db }: Context) =>
  db
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .leftJoin('crew_roles', 'crew_roles.id', 'applications.role_id')
    .selectAll('applications')
    .select([
      'users.username',
      'users.display_name',
      'users.citizen_id',
      'users.profile_image',
      'users.rating_sum',
      'users.rating_count',
      'crew_roles.role_name',
      activityScore.as('activity_score'),
    ])

export type ApplicationWithUser = Awaited<
  ReturnType<ReturnType<typeof withApplicant>['executeTakeFirstOrThrow']>
>

export const loadApplication = (ctx: Context, id: number): Promise<ApplicationWithUser> =>
  withApplicant(ctx).where('applications.id', '=', id).executeTakeFirstOrThrow()

/** Those to the crew as a whole, or those for its roles. */
export const listOfCrew = (
  ctx: Context,
  crewId: number,
  level: 'crew' | 'role',
): Promise<ApplicationWithUser[]> =>
  withApplicant(ctx)
    .where('applications.crew_id', '=', crewId)
    .where('applications.role_id', level === 'crew' ? 'is' : 'is not', null)
    .orderBy('applications.created_at', 'desc')
    .orderBy('applications.id', 'desc')
    .execute()

export const findApplication = ({ db }: Context, id: number): Promise<ApplicationRow | undefined> =>
  db.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirst()

export const lockApplication = ({ db }: Context, id: number): Promise<ApplicationRow | undefined> =>
  db.selectFrom('applications').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** The player's pending one and the newest refused one, if any. */
export const findStanding = async ({ db }: Context, crewId: number, userId: number) => {
  const rows = await db
    .selectFrom('applications')
    .select(['status', 'decided_at'])
    .where('crew_id', '=', crewId)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute()
  return {
    isPending: rows.some(({ status }) => status === 'pending'),
    refusedAt: rows.find(({ status }) => status === 'declined')?.decided_at ?? undefined,
  }
}

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

export const setStatus = async (
  { db, now }: Context,
  id: number,
  status: ApplicationStatus,
): Promise<void> => {
  await db.updateTable('applications').set({ status, decided_at: now() }).where('id', '=', id).execute()
}

export const deleteApplication = async ({ db }: Context, id: number): Promise<void> => {
  await db.deleteFrom('applications').where('id', '=', id).execute()
}

export const findPendingToCrew = ({ db }: Context, crewId: number, userId: number) =>
  db
    .selectFrom('applications')
    .select('id')
    .where('crew_id', '=', crewId)
    .where('user_id', '=', userId)
    .where('role_id', 'is', null)
    .where('status', '=', sql.lit('pending'))
    .executeTakeFirst()
