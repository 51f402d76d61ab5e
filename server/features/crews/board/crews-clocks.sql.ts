/** The filter by time zone compares clocks: zones are alike while their offsets differ by no more than requested. */
import { type RawBuilder, sql } from 'kysely'
import { crewLimits } from '#contract/crews/fields.ts'
import { type ClockSpan, clockSpans, quarterMs } from '#contract/wire/clock-spans.ts'
import { offsetAt } from '#contract/wire/zoned-time.ts'
import type { Context } from '#server/context.ts'
import { prepared } from '#server/db/prepared.ts'
import { clockFacet, zoneFacet } from './crews.facets.ts'
import { rangesOf } from './crews-hours.sql.ts'

type Sql = RawBuilder<unknown>
type ClockContext = Pick<Context, 'db' | 'now'>

/**
 * The zones of posts without a start that are alike now. Few zones are in use: each is found in the index after the
 * previous one, instead of reading all posts.
 */
const findZonesAlike = async (
  { db, now }: ClockContext,
  zone: string,
  apartMs: number,
): Promise<string[]> => {
  const next = (from: Sql) => sql`
    select timezone from crews where scheduled_time is null and timezone > ${from} order by timezone limit 1
  `
  const { rows } = await sql<{ timezone: string }>`${prepared}
    with recursive zones as (
      (${next(sql`''`)})
      union all
      select (${next(sql`zones.timezone`)}) from zones where zones.timezone is not null
    )
    select timezone from zones where timezone is not null
  `.execute(db)
  const moment = now().getTime()
  const offset = offsetAt(moment, zone)
  return rows
    .map(({ timezone }) => timezone)
    .filter((each) => Math.abs(offsetAt(moment, each) - offset) <= apartMs)
}

const yearMs = 366 * 24 * 60 * 60_000
/** Older posts are not found by their clock. */
const pastYears = 3

/** The clock of the zone at any start, as spans between which it changes. */
const spansAround = (now: Date, zone: string): ClockSpan[] => {
  const today = Math.floor(now.getTime() / quarterMs) * quarterMs
  return clockSpans(today - pastYears * yearMs, today + (crewLimits.aheadYears + 1) * yearMs, zone)
}

const startsWhile = (spans: readonly ClockSpan[], offset: number): Sql => {
  const ranges = spans
    .filter((span) => span.offset === offset)
    .map(({ from, to }) => [new Date(from), new Date(to)] as const)
  return sql`scheduled_time <@ ${rangesOf(ranges)}`
}

/** Every offset that differs from this one by no more. */
const offsetsAround = (offset: number, apartMs: number): number[] => {
  const quarters = apartMs / quarterMs
  return Array.from({ length: 2 * quarters + 1 }, (_, i) => offset + (i - quarters) * quarterMs)
}

/** Posts whose clock at their start, or now if they have no start, is at most so many hours from that of the zone. */
export const findClock = async (ctx: ClockContext, zone: string, hoursApart: number): Promise<Sql> => {
  const apartMs = hoursApart * 60 * 60_000
  const spans = spansAround(ctx.now(), zone)
  const offsets = [...new Set(spans.map(({ offset }) => offset))]
  const planned = offsets.map((offset) => {
    const facet = sql`facets && ${offsetsAround(offset, apartMs).map(clockFacet)}::text[]`
    return offsets.length === 1 ? facet : sql`${facet} and ${startsWhile(spans, offset)}`
  })
  const zones = await findZonesAlike(ctx, zone, apartMs)
  const unplanned = zones.length > 0 ? [sql`facets && ${zones.map(zoneFacet)}::text[]`] : []
  return sql`(${sql.join([...planned, ...unplanned], sql` or `)})`
}
