import { sql } from 'kysely'
import { startOfDay } from '#contract/wire/zoned-time.ts'
import type { Context } from '#server/context.ts'

export interface SiteCounts {
  readonly accounts: number
  readonly banned: number
  readonly crews_today: number
  readonly completed: number
  readonly cancelled: number
}

/** No part reads all posts: those of today and those that are over each have an index. */
export const countSite = async ({ db, now }: Pick<Context, 'db' | 'now'>): Promise<SiteCounts> => {
  const from = startOfDay(now(), 'UTC')
  const to = startOfDay(now(), 'UTC', 1)
  const isShown = sql`not is_hidden and mission_status <> 'cancelled'`
  const { rows } = await sql<SiteCounts>`
    select
      (select count(*) from users where deleted_at is null)::integer as accounts,
      (select count(*) from users where banned_until > ${now()} and deleted_at is null)::integer as banned,
      (
        (select count(*) from crews where scheduled_time >= ${from} and scheduled_time < ${to} and ${isShown})
        + (
          select count(*) from crews
          where created_at >= ${from} and created_at < ${to} and scheduled_time is null and ${isShown}
        )
      )::integer as crews_today,
      missions.completed,
      missions.cancelled
    from (
      select
        (count(*) filter (where mission_status <> 'cancelled'))::integer as completed,
        (count(*) filter (where mission_status = 'cancelled'))::integer as cancelled
      from crews
      where mission_status in ('completed', 'ended', 'cancelled')
    ) as missions
  `.execute(db)
  return rows[0] ?? { accounts: 0, banned: 0, crews_today: 0, completed: 0, cancelled: 0 }
}
