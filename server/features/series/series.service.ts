import { startIssue } from '#contract/crews/rules.ts'
import { issue } from '#contract/issues/issues.ts'
import { momentOfDate, plannedDates } from '#contract/series/dates.ts'
import type { DateChange, SeriesDraft } from '#contract/series/drafts.ts'
import { seriesLimits } from '#contract/series/limits.ts'
import { localTextOf, momentOf } from '#contract/wire/zoned-time.ts'
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import type { SeriesDateRow, SeriesRow, SeriesTemplate } from '#server/db/tables/series.ts'
import { AppError, orNotFound } from '#server/errors.ts'
import { lockOwnCrew } from '#server/features/crews/crews.service.ts'
import { draftOf, parseDraft } from '#server/features/crews/posting/crews-template.service.ts'
import { requireRunning } from '#server/features/crews/seats/crews-seats.service.ts'
import { requireCanPost } from '#server/features/warnings/warnings.service.ts'
import { publishAll } from '#server/realtime/publish.ts'
import * as policy from './series.policy.ts'
import * as sql from './series.sql.ts'

export { findLeaderOf } from './series.sql.ts'

export const getSeries = async (ctx: Context, id: number): Promise<sql.ShownSeriesRow> =>
  orNotFound(await sql.findSeries(ctx, id))

export const listMySeries = (ctx: Context, viewer: Viewer): Promise<sql.ShownSeriesRow[]> =>
  sql.listRunning(ctx, viewer.id)

/** All posts of a series show its next dates. */
export const publishSeries = async (ctx: Context, id: number): Promise<void> => {
  const crewIds = await sql.listCrewIds(ctx, id)
  await publishAll(
    ctx,
    crewIds.map((crewId) => ({ topic: 'crew', event: { id: crewId, change: 'updated' } })),
  )
}

/** The crew is locked. */
const templateOf = async (ctx: Context, crew: CrewRow): Promise<SeriesTemplate> => {
  const draft = await draftOf(ctx, crew)
  // An old post may break the current rules.
  if (!parseDraft(ctx, draft)) throw new AppError('invalid_input')
  const { scheduledFor: _start, timezone: _zone, ...template } = draft
  return template
}

const requireCanRepeat = async (ctx: Context, viewer: Viewer, crewId: number) => {
  const crew = await lockOwnCrew(ctx, viewer, crewId)
  requireRunning(crew)
  const { scheduled_time: start } = crew
  if (!start) throw new AppError('no_start')
  if (crew.is_hidden) throw new AppError('post_hidden')
  if (await sql.findDateOfCrew(ctx, crewId)) throw new AppError('series_exists')
  // Before their row is locked for reading, so that two requests of one leader do not deadlock.
  await sql.lockLeader(ctx, viewer.id)
  await requireCanPost(ctx, viewer)
  if ((await sql.countRunning(ctx, viewer.id)) >= seriesLimits.running) throw new AppError('too_many_series')
  return { crew, start }
}

export const createSeries = async (
  ctx: Context,
  viewer: Viewer,
  crewId: number,
  { times, everyWeeks }: SeriesDraft,
): Promise<sql.ShownSeriesRow> => {
  await ctx.limits.spend('editByPlayer', String(viewer.id))
  return inTransaction(ctx, async (ctx) => {
    const { crew, start } = await requireCanRepeat(ctx, viewer, crewId)
    const { timezone } = crew
    const first = localTextOf(start, timezone)
    const id = await sql.insertSeries(
      ctx,
      {
        leader_id: viewer.id,
        template: await templateOf(ctx, crew),
        timezone,
        first_date: first,
        every_weeks: everyWeeks,
        times,
      },
      plannedDates(first, everyWeeks, times).map((text, i) => ({
        number: i + 1,
        planned_for: text,
        moved_to: null,
        starts_at: i === 0 ? start : momentOfDate(text, timezone),
        crew_id: i === 0 ? crewId : null,
      })),
    )
    await publishSeries(ctx, id)
    return getSeries(ctx, id)
  })
}

/**
 * Every change that a leader makes to a series happens here. Rows that are locked before it, such as a crew, are locked
 * in `change`.
 */
const lockOwnSeries = async (ctx: Context, viewer: Viewer, id: number): Promise<SeriesRow> => {
  const series = orNotFound(await sql.lockSeries(ctx, id))
  if (!policy.canManage(viewer, series)) throw new AppError('not_allowed')
  if (series.ended_at) throw new AppError('series_ended')
  return series
}

const invalidMove = (message = issue('start_nonexistent')) =>
  new AppError('invalid_input', { fields: { movedTo: message } })

/** Where the leader moves a date to, as wall-clock time; null for the regular date, or if it does not move. */
const moveOf = (
  ctx: Context,
  { movedTo }: DateChange,
  { moved_to }: SeriesDateRow,
  timezone: string,
): string | null => {
  if (movedTo === undefined || movedTo === null) return movedTo === null ? null : moved_to
  const problem = startIssue(movedTo, timezone, ctx.now())
  const moment = momentOf(movedTo, timezone)
  if (problem || !moment) throw invalidMove(problem)
  return localTextOf(moment, timezone)
}

/**
 * Otherwise all dates of a series could be posted on one day. The regular dates of its neighbours count as well, as those
 * could be moved first.
 */
const requireBetween = (
  { number }: SeriesDateRow,
  start: Date,
  neighbours: readonly SeriesDateRow[],
  timezone: string,
): void => {
  const isPast = (limit: Date, isBefore: boolean) => (isBefore ? start <= limit : start >= limit)
  const isOut = neighbours.some((other) =>
    [other.starts_at, momentOfDate(other.planned_for, timezone)].some((limit) =>
      isPast(limit, other.number < number),
    ),
  )
  if (isOut) throw invalidMove(issue('start_past_neighbour'))
}

export const changeDate = async (
  ctx: Context,
  viewer: Viewer,
  { id, number }: { readonly id: number; readonly number: number },
  change: DateChange,
): Promise<sql.ShownSeriesRow> => {
  await ctx.limits.spend('editByPlayer', String(viewer.id))
  return inTransaction(ctx, async (ctx) => {
    const { timezone } = await lockOwnSeries(ctx, viewer, id)
    const date = orNotFound(await sql.findDate(ctx, id, number))
    if (date.crew_id !== null) throw new AppError('date_posted')
    if (date.starts_at <= ctx.now()) throw new AppError('date_passed')
    const moved = moveOf(ctx, change, date, timezone)
    const start = momentOfDate(moved ?? date.planned_for, timezone)
    if (start <= ctx.now()) throw invalidMove(issue('start_in_past'))
    if (moved !== null && moved !== date.moved_to)
      requireBetween(date, start, await sql.listNeighbours(ctx, id, number), timezone)
    await sql.updateDate(ctx, date, {
      is_skipped: change.isSkipped ?? date.is_skipped,
      moved_to: moved,
      starts_at: start,
      held_at: null,
    })
    await sql.updateSeries(ctx, id, {})
    await publishSeries(ctx, id)
    return getSeries(ctx, id)
  })
}

/** The following dates are posted like the current post; their time of day stays that of the series. */
export const updateTemplate = async (
  ctx: Context,
  viewer: Viewer,
  id: number,
  crewId: number,
): Promise<sql.ShownSeriesRow> => {
  await ctx.limits.spend('editByPlayer', String(viewer.id))
  return inTransaction(ctx, async (ctx) => {
    const crew = await lockOwnCrew(ctx, viewer, crewId)
    await lockOwnSeries(ctx, viewer, id)
    if ((await sql.findDateOfCrew(ctx, crewId))?.series_id !== id) throw new AppError('not_found')
    await sql.updateSeries(ctx, id, { template: await templateOf(ctx, crew) })
    return getSeries(ctx, id)
  })
}

/** The series is locked. */
export const markAsEnded = async (ctx: Context, id: number): Promise<void> => {
  await sql.deleteUnposted(ctx, id)
  await sql.updateSeries(ctx, id, { ended_at: ctx.now() })
  await publishSeries(ctx, id)
}

export const endSeries = async (ctx: Context, viewer: Viewer, id: number): Promise<sql.ShownSeriesRow> => {
  await ctx.limits.spend('editByPlayer', String(viewer.id))
  return inTransaction(ctx, async (ctx) => {
    await lockOwnSeries(ctx, viewer, id)
    await markAsEnded(ctx, id)
    return getSeries(ctx, id)
  })
}
