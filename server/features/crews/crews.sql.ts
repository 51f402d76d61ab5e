import { type Insertable, sql, type Updateable } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { applicationLimits } from '#contract/application-fields.ts'
import type { Context, Viewer } from '#server/context.ts'
import type { CrewRow, CrewsTable } from '#server/db/tables/crews.ts'

const authorColumns = [
  'users.username as author_username',
  'users.display_name as author_display_name',
  'users.citizen_id as author_citizen_id',
  'users.profile_image as author_image',
  'users.rating_sum as author_rating_sum',
  'users.rating_count as author_rating_count',
] as const

const withAuthor = ({ db }: Pick<Context, 'db'>) =>
  db
    .selectFrom('crews')
    .innerJoin('users', 'users.id', 'crews.author_id')
    .selectAll('crews')
    .select(authorColumns)

export type CrewWithAuthor = Awaited<ReturnType<ReturnType<typeof withAuthor>['executeTakeFirstOrThrow']>>

const hourMs = 60 * 60_000

/** A refusal before this no longer keeps anybody from applying again. */
const oldestRefusal = (now: Date) => new Date(now.getTime() - applicationLimits.hoursAfterRefusal * hourMs)

/** A guest is no one to any post. */
type Asked = Pick<Context, 'db' | 'now' | 'viewer'>

/** What the viewer is to each post: seat, newest application, refusal that still counts; and how many wait there. */
const withViewer = (ctx: Asked) => {
  const viewerId = ctx.viewer?.id ?? 0
  return withAuthor(ctx).select((eb) => [
    eb
      .exists(
        eb
          .selectFrom('crew_members')
          .select('user_id')
          .whereRef('crew_members.crew_id', '=', 'crews.id')
          .where('user_id', '=', viewerId),
      )
      .as('viewer_is_member'),
    jsonObjectFrom(
      eb
        .selectFrom('applications')
        .select(['id', 'role_id', 'status', 'created_at'])
        .whereRef('applications.crew_id', '=', 'crews.id')
        .where('user_id', '=', viewerId)
        .orderBy('id', 'desc')
        .limit(1),
    ).as('viewer_application'),
    eb
      .selectFrom('applications')
      .select((refused) => refused.fn.max('decided_at').as('refused_at'))
      .whereRef('applications.crew_id', '=', 'crews.id')
      .where('user_id', '=', viewerId)
      .where('status', '=', sql.lit('declined'))
      .where('decided_at', '>', oldestRefusal(ctx.now()))
      .as('viewer_refused_at'),
    eb
      .selectFrom('applications')
      .select((count) => count.fn.countAll().as('pending'))
      .whereRef('applications.crew_id', '=', 'crews.id')
      .where('status', '=', sql.lit('pending'))
      .as('pending_applications'),
  ])
}

export type CrewForViewer = Awaited<ReturnType<ReturnType<typeof withViewer>['executeTakeFirstOrThrow']>>

export const loadForViewer = (ctx: Context, viewer: Viewer, id: number): Promise<CrewForViewer> =>
  withViewer({ ...ctx, viewer })
    .where('crews.id', '=', id)
    .executeTakeFirstOrThrow()

/** The posts with these ids in their order, each with its seats. */
export const loadSummaries = (ctx: Asked, ids: readonly number[]) =>
  withViewer(ctx)
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('crew_roles')
          .select(['id', 'role_name', 'role_category', 'slots_needed', 'slots_filled'])
          .whereRef('crew_roles.crew_id', '=', 'crews.id')
          .orderBy('position'),
      ).as('roles'),
    ])
    .where(sql<boolean>`crews.id = any(${[...ids]}::int[])`)
    .orderBy(sql`array_position(${[...ids]}::int[], crews.id)`)
    .execute()

export const findCrew = (ctx: Context, id: number): Promise<CrewWithAuthor | undefined> =>
  withAuthor(ctx).where('crews.id', '=', id).executeTakeFirst()

/** The crew, its roles and its members in one round trip. */
export const loadDetails = (ctx: Context, id: number) =>
  withViewer(ctx)
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
