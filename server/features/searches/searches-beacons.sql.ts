/** One post against all lit beacons. */
import { sql } from 'kysely'
import { beaconLimits } from '#contract/beacons/fields.ts'
import type { Context } from '#server/context.ts'
import { isLitFor } from '#server/features/beacons/beacons.fragment.ts'
import { fitsPost, fittingSeat, hasSeatLeft } from '#server/features/crews/board/crews-beacons.fragment.ts'
import { isNewTo } from '#server/features/crews/crews-relations.fragment.ts'
import type { PostChange } from '#server/features/crews/posting/crews-changes.service.ts'

const { alertsAnHour, alertsAtOnce } = beaconLimits

export interface BeaconAlert {
  readonly user_id: number
  readonly crew_id: number
  readonly title: string
  readonly start: Date | null
  /** Null for a seat that belongs to no role. */
  readonly role: string | null
  readonly is_at_once: boolean
}

/**
 * The players whose beacon fits a changed post, and did not fit it before. Never across a block, and only those who could
 * apply to its leader.
 */
export const listFitting = async (ctx: Context, { crewId, before }: PostChange): Promise<number[]> => {
  const now = ctx.now()
  const { rows } = await sql<{ user_id: number }>`
    select beacons.user_id
    from crews as post
    cross join lateral jsonb_populate_record(post, ${JSON.stringify(before ?? {})}::jsonb) as before
    join users as leaders on leaders.id = post.author_id and leaders.accepts_contact
    join beacons on ${fitsPost(now, 'beacons', 'post')}
    join users on users.id = beacons.user_id
    where post.id = ${crewId}
      and not post.is_hidden
      and ${isLitFor(ctx, sql`post.author_id`)}
      and not (${before !== null} and ${fitsPost(now, 'beacons', 'before')})
    order by beacons.user_id
  `.execute(ctx.db)
  return rows.map(({ user_id }) => user_id)
}

/** Once for each player and post. Players are locked first, as when an account is deleted. */
export const insertAlerts = async (
  { db, now }: Context,
  crewId: number,
  userIds: readonly number[],
): Promise<void> => {
  await sql`
    insert into beacon_alerts (user_id, crew_id, created_at)
    select beacons.user_id, ${crewId}, ${now()}
    from users
    join beacons on beacons.user_id = users.id
    where users.id = any(${userIds}::integer[])
    order by users.id
    for key share of users
    on conflict do nothing
  `.execute(db)
}

/**
 * Alerts leave one transaction after another, so that each counts what the others have sent. A lock of the players would
 * meet those of seats, which are taken in another order.
 */
export const lockAlerts = async ({ db }: Context): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('beacon-alerts'))`.execute(db)
}

/**
 * Marks as sent what fits best of what waits, as much as is welcome within the hour: seats that are given at once first,
 * then those that start first. The last alerts of the hour are kept for seats at once, which may be posted after the
 * others. What no longer fits stays unsent.
 */
export const takeDueAlerts = async (ctx: Context, userIds?: readonly number[]): Promise<BeaconAlert[]> => {
  const now = ctx.now()
  const hourAgo = new Date(now.getTime() - 60 * 60_000)
  const { rows } = await sql<BeaconAlert>`
    with rooms as materialized (
      select
        waits.user_id,
        ${sql.lit(alertsAnHour)} - (
          select count(*) from beacon_alerts as sent
          where sent.user_id = waits.user_id and sent.sent_at > ${hourAgo}
        ) as room
      from (select distinct user_id from beacon_alerts where sent_at is null) as waits
      where ${userIds === undefined} or waits.user_id = any(${userIds ?? []}::integer[])
    ), waiting as (
      select
        beacon_alerts.user_id, beacon_alerts.crew_id, crews.title,
        case when crews.mission_status = 'open' then crews.scheduled_time end as start,
        ${fittingSeat(now)} ->> 'role_name' as role,
        crews.facets @> '{at-once}' as is_at_once,
        row_number() over (
          partition by beacon_alerts.user_id
          order by crews.facets @> '{at-once}' desc, crews.scheduled_time nulls last, crews.id
        ) as place,
        room
      from rooms
      join beacon_alerts using (user_id)
      join beacons on beacons.user_id = beacon_alerts.user_id
      join users on users.id = beacons.user_id
      join crews on crews.id = beacon_alerts.crew_id
      where beacon_alerts.sent_at is null
        -- Asked first: most who wait have been told enough.
        and room > case when crews.facets @> '{at-once}' then 0 else ${sql.lit(alertsAtOnce)} end
        and not crews.is_hidden
        and ${isLitFor(ctx, sql`crews.author_id`)}
        and ${fitsPost(now)}
        and ${hasSeatLeft(now)}
        and ${isNewTo(sql`beacon_alerts.user_id`)}
    ), due as (
      select * from waiting
      where place <= case when is_at_once then room else room - ${sql.lit(alertsAtOnce)} end
    )
    update beacon_alerts set sent_at = ${now}
    from due
    where beacon_alerts.user_id = due.user_id and beacon_alerts.crew_id = due.crew_id
      and beacon_alerts.sent_at is null
    returning due.user_id, due.crew_id, due.title, due.start, due.role, due.is_at_once
  `.execute(ctx.db)
  return rows
}

/** What was lit long ago: the player is notified again if the beacon is lit again. */
export const deleteOldAlerts = async ({ db }: Context, before: Date): Promise<void> => {
  await db.deleteFrom('beacon_alerts').where('created_at', '<', before).execute()
}
