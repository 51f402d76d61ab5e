import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { MissionStatus } from '#contract/crews/fields.ts'
import type { SeriesState } from '#contract/crews/rhythm.ts'
import type { DateState } from '#contract/series/series.ts'
import { isNotBanned } from '#server/accounts/bans.ts'
import type { Context } from '#server/context.ts'
import type { SeriesDateRow, SeriesDatesTable, SeriesRow, SeriesTable } from '#server/db/tables/series.ts'
import { dateState, seriesState } from './series-states.fragment.ts'

/** A date as it is shown. It was returned as JSON, so its start is a text with an offset. */
export interface ShownDateRow {
  readonly number: number
  readonly state: DateState
  readonly start: string
  readonly is_moved: boolean
  /** Null until it is posted, and when the post was deleted. */
  readonly crew_id: number | null
  readonly mission_status: MissionStatus | null
}

export interface ShownSeriesRow extends SeriesRow {
  readonly state: SeriesState
  readonly leader_name: string
  readonly dates: readonly ShownDateRow[]
}

const datesOf = (now: Date): RawBuilder<ShownDateRow[]> => sql`
  (
    select coalesce(json_agg(item order by number), '[]')
    from (
      select
        series_dates.number,
        ${dateState(now)} as state,
        coalesce(crews.scheduled_time, series_dates.starts_at) as start,
        series_dates.moved_to is not null as is_moved,
        crews.id as crew_id,
        crews.mission_status
      from series_dates
      left join crews on crews.id = series_dates.crew_id and crews.deleted_at is null
      where series_dates.series_id = series.id
    ) as item
  )
`

const selectSeries = ({ db, now }: Context) =>
  db
    .selectFrom('series')
    .innerJoin('users', 'users.id', 'series.leader_id')
    .selectAll('series')
    .select(sql<string>`coalesce(users.display_name, users.username)`.as('leader_name'))
    .select(seriesState(now()).as('state'))
    .select(datesOf(now()).as('dates'))

const hasRemovedPost = sql<boolean>`
  exists (
    select from series_dates
    join crews on crews.id = series_dates.crew_id
    where series_dates.series_id = series.id and (crews.is_hidden or crews.deleted_at is not null)
  )
`

/**
 * Undefined while its leader is banned, as their posts are hidden too. Only the leader sees the text of a hidden or
 * deleted post.
 */
export const findSeries = (ctx: Context, id: number): Promise<ShownSeriesRow | undefined> =>
  selectSeries(ctx)
    .where('series.id', '=', id)
    .where(isNotBanned(ctx.now()))
    .where((eb) => eb.or([eb('series.leader_id', '=', ctx.viewer?.id ?? 0), eb.not(hasRemovedPost)]))
    .executeTakeFirst()

const isRunning = (now: Date): RawBuilder<boolean> => sql`${seriesState(now)} in ('running', 'paused')`

/** The newest first. There are only a few: see `countRunning`. */
export const listRunning = (ctx: Context, leaderId: number): Promise<ShownSeriesRow[]> =>
  selectSeries(ctx)
    .where('series.leader_id', '=', leaderId)
    .where(isRunning(ctx.now()))
    .orderBy('series.id', 'desc')
    .execute()

/** The player can start no other series until the end of the transaction. */
export const lockLeader = async ({ db }: Context, leaderId: number): Promise<void> => {
  await db.selectFrom('users').select('id').where('id', '=', leaderId).forNoKeyUpdate().execute()
}

export const countRunning = async ({ db, now }: Context, leaderId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('series')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('leader_id', '=', leaderId)
    .where(isRunning(now()))
    .executeTakeFirstOrThrow()
  return count
}

export const findDateOfCrew = (
  { db }: Context,
  crewId: number,
): Promise<Pick<SeriesDateRow, 'series_id' | 'number'> | undefined> =>
  db
    .selectFrom('series_dates')
    .select(['series_id', 'number'])
    .where('crew_id', '=', crewId)
    .executeTakeFirst()

/** The leader of the series that a crew is a date of, while the series still has dates to post. */
export const findLeaderOf = ({ db, now }: Context, crewId: number) =>
  db
    .selectFrom('series_dates')
    .innerJoin('series', 'series.id', 'series_dates.series_id')
    .innerJoin('users', 'users.id', 'series.leader_id')
    .select('users.id')
    .select(sql<string>`coalesce(users.display_name, users.username)`.as('name'))
    .where('series_dates.crew_id', '=', crewId)
    .where(isRunning(now()))
    .executeTakeFirst()

type NewSeries = Omit<Insertable<SeriesTable>, 'created_at' | 'updated_at' | 'ended_at'>
type NewDate = Omit<Insertable<SeriesDatesTable>, 'series_id'>

export const insertSeries = async (
  { db, now }: Context,
  series: NewSeries,
  dates: readonly NewDate[],
): Promise<number> => {
  const { id } = await db
    .insertInto('series')
    .values({ ...series, created_at: now(), updated_at: now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('series_dates')
    .values(dates.map((date) => ({ ...date, series_id: id })))
    .execute()
  return id
}

/** Until the end of the transaction no one else posts or changes its dates. */
export const lockSeries = ({ db }: Context, id: number): Promise<SeriesRow | undefined> =>
  db.selectFrom('series').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Of a series that is locked. */
export const findDate = ({ db }: Context, id: number, number: number): Promise<SeriesDateRow | undefined> =>
  db
    .selectFrom('series_dates')
    .selectAll()
    .where('series_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst()

/** The dates before and after it, which may be skipped. */
export const listNeighbours = ({ db }: Context, id: number, number: number): Promise<SeriesDateRow[]> =>
  db
    .selectFrom('series_dates')
    .selectAll()
    .where('series_id', '=', id)
    .where('number', 'in', [number - 1, number + 1])
    .execute()

export const updateDate = async (
  { db }: Context,
  { series_id, number }: Pick<SeriesDateRow, 'series_id' | 'number'>,
  changes: Pick<SeriesDateRow, 'is_skipped' | 'moved_to' | 'starts_at' | 'held_at'>,
): Promise<void> => {
  await db
    .updateTable('series_dates')
    .set(changes)
    .where('series_id', '=', series_id)
    .where('number', '=', number)
    .execute()
}

export const updateSeries = async (
  { db, now }: Context,
  id: number,
  changes: Partial<Pick<SeriesRow, 'template' | 'ended_at'>>,
): Promise<void> => {
  await db
    .updateTable('series')
    .set({ ...changes, updated_at: now() })
    .where('id', '=', id)
    .execute()
}

export const deleteUnposted = async ({ db }: Context, id: number): Promise<void> => {
  await db.deleteFrom('series_dates').where('series_id', '=', id).where('crew_id', 'is', null).execute()
}

/** The posts of a series whose pages may be open somewhere. */
export const listCrewIds = async ({ db }: Context, id: number): Promise<number[]> => {
  const rows = await db.selectFrom('series_dates').select('crew_id').where('series_id', '=', id).execute()
  return rows.flatMap(({ crew_id }) => crew_id ?? [])
}
