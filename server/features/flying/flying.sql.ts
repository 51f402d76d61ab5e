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

export const listStarts = async ({ db }: Context, { from, to }: Day) => {
  const { rows } = await sql<{ hour: number; count: number }>`
    select extract(hour from started_at at time zone 'UTC')::integer as hour, count(*)::integer as count
    from crews
    where started_at >= ${from} and started_at < ${to}
    group by 1
  `.execute(db)
  return rows
}

/**
 * How long each post with a start on that day waited for its first player; null if no one came. One that its leader
 * cancelled before the start had no time left for that, and counts only if someone came.
 */
export const listWaits = async ({ db }: Context, { from, to }: Day) => {
  const { rows } = await sql<{ hour: number; minutes: number | null }>`
    select
      extract(hour from scheduled_time at time zone 'UTC')::integer as hour,
      (extract(epoch from min(joined_at) - crews.created_at) / 60)::integer as minutes
    from crews
    left join crew_members on crew_members.crew_id = crews.id
    where scheduled_time >= ${from} and scheduled_time < ${to} and deleted_at is null and not is_hidden
    group by crews.id
    having count(crew_members.user_id) > 0 or cancelled_at is null or cancelled_at >= scheduled_time
  `.execute(db)
  return rows
}

export const countSeats = async ({ db }: Context, { from, to }: Day) => {
  const { rows } = await sql<{ kind: SeatKind; missions: number; offered: number; wanted: number }>`
    select
      role_category as kind,
      count(distinct crews.id)::integer as missions,
      sum(slots_needed)::integer as offered,
      sum((select count(*) from applications where applications.role_id = crew_roles.id))::integer as wanted
    from crews
    join crew_roles on crew_roles.crew_id = crews.id
    where scheduled_time >= ${from} and scheduled_time < ${to}
    group by role_category
  `.execute(db)
  return rows
}

export const countLanguages = async ({ db }: Context, { from, to }: Day) => {
  const { rows } = await sql<{ name: Language; count: number }>`
    select primary_language as name, count(*)::integer as count
    from crews
    where scheduled_time >= ${from} and scheduled_time < ${to}
    group by primary_language
  `.execute(db)
  return rows
}

export const countRegions = async ({ db }: Context, { from, to }: Day) => {
  const { rows } = await sql<{ name: Region; count: number }>`
    select region as name, count(*)::integer as count
    from crews
    where scheduled_time >= ${from} and scheduled_time < ${to} and region is not null
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
