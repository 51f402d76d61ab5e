/** What the job that posts the dates of series needs to know. */
import { type RawBuilder, sql } from 'kysely'
import { seriesLimits } from '#contract/series/limits.ts'
import type { Context } from '#server/context.ts'
import type { SeriesDateRow, SeriesRow } from '#server/db/tables/series.ts'
import { wasAbsent } from '#server/features/records/records-absences.fragment.ts'

/** The date is to be posted, and its start is in the future: a date that has passed meanwhile is missed. */
const isDue = (now: Date): RawBuilder<boolean> => sql`
  crew_id is null
  and not is_skipped
  and starts_at > ${now}
  and starts_at <= ${now}::timestamptz + make_interval(days => ${sql.lit(seriesLimits.daysAhead)})
`

type DateKey = Pick<SeriesDateRow, 'series_id' | 'number'>

export interface DueDate extends DateKey {
  readonly leader_id: number
  readonly joined_at: Date
}

/** The earliest first, so that each can invite the crew of the one before. */
export const findDue = ({ db, now }: Context): Promise<DueDate[]> =>
  db
    .selectFrom('series_dates')
    .innerJoin('series', 'series.id', 'series_dates.series_id')
    .innerJoin('users', 'users.id', 'series.leader_id')
    .select(['series_dates.series_id', 'series_dates.number', 'series.leader_id'])
    .select('users.created_at as joined_at')
    .where(isDue(now()))
    .orderBy('series_dates.starts_at')
    .orderBy('series_dates.series_id')
    .execute()

/** Undefined if another node or its leader holds the lock: the next run comes soon. */
export const lockFree = ({ db }: Context, id: number): Promise<SeriesRow | undefined> =>
  db.selectFrom('series').selectAll().where('id', '=', id).forUpdate().skipLocked().executeTakeFirst()

/** Of a series that is locked. In a separate statement: one that waited for the lock would see the old rows. */
export const findDueDate = (
  { db, now }: Context,
  { series_id, number }: DateKey,
): Promise<SeriesDateRow | undefined> =>
  db
    .selectFrom('series_dates')
    .selectAll()
    .where('series_id', '=', series_id)
    .where('number', '=', number)
    .where(isDue(now()))
    .executeTakeFirst()

/** Throws if the date was posted or skipped, so that nothing of this post is stored. */
export const noteCrew = async (
  { db }: Context,
  { series_id, number }: DateKey,
  crewId: number,
): Promise<void> => {
  await db
    .updateTable('series_dates')
    .set({ crew_id: crewId, held_at: null })
    .where('series_id', '=', series_id)
    .where('number', '=', number)
    .where('crew_id', 'is', null)
    .returning('number')
    .executeTakeFirstOrThrow()
}

export const markAsHeld = async ({ db, now }: Context, { series_id, number }: DateKey): Promise<void> => {
  await db
    .updateTable('series_dates')
    .set({ held_at: now() })
    .where('series_id', '=', series_id)
    .where('number', '=', number)
    .execute()
}

export interface PostsOfSeries {
  /** The post that was added last. */
  readonly newest: number | null
  readonly has_deleted: boolean
  readonly has_hidden: boolean
}

/** What moderators have done or may do to the posts of a series. */
export const findPosts = async ({ db }: Context, id: number): Promise<PostsOfSeries> => {
  const { rows } = await sql<PostsOfSeries>`
    select
      max(crews.id) filter (where deleted_at is null) as newest,
      coalesce(bool_or(deleted_at is not null), false) as has_deleted,
      coalesce(bool_or(is_hidden and deleted_at is null), false) as has_hidden
    from series_dates
    join crews on crews.id = crew_id
    where series_id = ${id}
  `.execute(db)
  return rows[0] ?? { newest: null, has_deleted: false, has_hidden: false }
}

/** The crew that flew the mission last, under any leader. If it was never flown, the crew of the last post. */
export const listLastCrew = async ({ db }: Context, { series_id, number }: DateKey): Promise<number[]> => {
  const { rows } = await sql<{ user_id: number }>`
    with latest as (
      select crews.id, author_id
      from series_dates
      join crews on crews.id = crew_id
      where series_id = ${series_id} and number < ${number} and deleted_at is null
      order by mission_status in ('in_progress', 'completed', 'ended') desc, number desc
      limit 1
    )
    select author_id as user_id from latest
    union
    select crew_members.user_id
    from latest
    join crew_members on crew_members.crew_id = latest.id
    where not ${wasAbsent(sql`latest.id`, sql`crew_members.user_id`)}
    order by user_id
  `.execute(db)
  return rows.map(({ user_id }) => user_id)
}

export const findName = async ({ db }: Context, userId: number): Promise<string> => {
  const { name } = await db
    .selectFrom('users')
    .select(sql<string>`coalesce(display_name, username)`.as('name'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return name
}
