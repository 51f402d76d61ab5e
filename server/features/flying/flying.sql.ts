import { sql } from 'kysely'
import type { SeatKind } from '#contract/crews/seats.ts'
import type { Language } from '#contract/wire/languages.ts'
import type { Region } from '#contract/wire/regions.ts'
import type { Context } from '#server/context.ts'
import type { DayFigures } from './flying.figures.ts'

interface Day {
  readonly from: Date
  readonly to: Date
}

/** The half hour of the day in UTC: there are zones that are half an hour off. */
const slotOf = (column: 'started_at' | 'scheduled_time') => {
  const moment = sql`crews.${sql.ref(column)} at time zone 'UTC'`
  return sql`(extract(hour from ${moment})::integer * 2 + extract(minute from ${moment})::integer / 30)`
}

/** A leader counts once for each half hour, seat, language and region of a day: one busy leader makes no figure. */
const leader = sql`crews.author_id`

const isPublic = sql`crews.deleted_at is null and not crews.is_hidden`

export const listStarts = async ({ db }: Context, { from, to }: Day) => {
  const { rows } = await sql<{ slot: number; count: number }>`
    select ${slotOf('started_at')} as slot, count(distinct ${leader})::integer as count
    from crews
    where started_at >= ${from} and started_at < ${to} and ${isPublic}
    group by 1
  `.execute(db)
  return rows
}

/**
 * How long each post with a start on that day waited for its first player; null if no one came. One that its leader
 * cancelled before the start had no time left for that, and counts only if someone came.
 */
export const listWaits = async ({ db }: Context, { from, to }: Day) => {
  const { rows } = await sql<{ slot: number; minutes: number | null }>`
    select distinct on (leader, slot) slot, minutes
    from (
      select
        crews.id, ${leader} as leader, ${slotOf('scheduled_time')} as slot,
        (extract(epoch from min(joined_at) - crews.created_at) / 60)::integer as minutes
      from crews
      left join crew_members on crew_members.crew_id = crews.id
      where scheduled_time >= ${from} and scheduled_time < ${to} and ${isPublic}
      group by crews.id
      having count(crew_members.user_id) > 0 or cancelled_at is null or cancelled_at >= scheduled_time
    ) as waits
    order by leader, slot, id
  `.execute(db)
  return rows
}

/** Wanted by those who applied for a role, and by those who have it without having applied. */
export const countSeats = async ({ db }: Context, { from, to }: Day) => {
  const { rows } = await sql<{ kind: SeatKind; missions: number; offered: number; wanted: number }>`
    select
      role_category as kind,
      count(distinct ${leader})::integer as missions,
      sum(slots_needed)::integer as offered,
      sum((
        select count(*)
        from (
          select user_id from applications where applications.role_id = crew_roles.id
          union
          select user_id from crew_members where crew_members.role_id = crew_roles.id
        ) as players
      ))::integer as wanted
    from crews
    join crew_roles on crew_roles.crew_id = crews.id
    where scheduled_time >= ${from} and scheduled_time < ${to} and ${isPublic}
    group by role_category
  `.execute(db)
  return rows
}

export const countLanguages = async ({ db }: Context, { from, to }: Day) => {
  const { rows } = await sql<{ name: Language; count: number }>`
    select primary_language as name, count(distinct ${leader})::integer as count
    from crews
    where scheduled_time >= ${from} and scheduled_time < ${to} and ${isPublic}
    group by primary_language
  `.execute(db)
  return rows
}

export const countRegions = async ({ db }: Context, { from, to }: Day) => {
  const { rows } = await sql<{ name: Region; count: number }>`
    select region as name, count(distinct ${leader})::integer as count
    from crews
    where scheduled_time >= ${from} and scheduled_time < ${to} and region is not null and ${isPublic}
    group by region
  `.execute(db)
  return rows
}

export const listDays = async (
  { db }: Pick<Context, 'db'>,
  from: Date,
): Promise<{ day: Date; figures: DayFigures }[]> => {
  const rows = await db
    .selectFrom('flying_days')
    .selectAll()
    .where('day', '>=', from)
    .orderBy('day')
    .execute()
  return rows.map(({ day, figures }) => ({ day, figures: figures as DayFigures }))
}

export const saveDay = async ({ db }: Context, day: Date, figures: DayFigures): Promise<void> => {
  await db
    .insertInto('flying_days')
    .values({ day, figures: JSON.stringify(figures) })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute()
}

export const deleteDays = async ({ db }: Context, before: Date): Promise<void> => {
  await db.deleteFrom('flying_days').where('day', '<', before).execute()
}
