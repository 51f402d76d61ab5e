/** The players who are free, for one who looks for them. */
import { type RawBuilder, sql } from 'kysely'
import { beaconLimits } from '#contract/beacons/fields.ts'
import type { BeaconQuery, FittingQuery } from '#contract/beacons/list-query.ts'
import { reliableFrom } from '#contract/crews/at-once.ts'
import type { AttendanceRecord } from '#contract/crews/records.ts'
import type { SeatKind } from '#contract/crews/seats.ts'
import type { Context, Viewer } from '#server/context.ts'
import type { BeaconRow } from '#server/db/tables/beacons.ts'
import { beaconShip, isForEveryone, isShownTo } from '#server/features/beacons/beacons.fragment.ts'
import { fitsPost, fittingSeat, hasSeatLeft } from '#server/features/crews/board/crews-beacons.fragment.ts'
import { isNewTo } from '#server/features/crews/crews-relations.fragment.ts'
import { isOpenOffer } from '#server/features/crews/seats/crews-offers.fragment.ts'
import { attendanceOf } from '#server/features/records/records.fragment.ts'

type Sql = RawBuilder<unknown>

/** The fit of a post of the reader, as JSON. */
export interface FitRow {
  crew_id: number
  title: string
  start: string | null
  seat: { role_id: number; role_name: string } | null
  /** The reader has invited the player to it. */
  is_invited: boolean
}

export interface FreePlayerRow extends BeaconRow {
  ship: string | null
  username: string
  display_name: string | null
  citizen_id: string | null
  verified_handle: string | null
  profile_image: string | null
  timezone: string
  rating_sum: number
  rating_count: number
  attendance: AttendanceRecord
  accepts_contact: boolean
  fit: FitRow | null
  /** Of all that the filters leave. */
  total: number
}

const { listed, compared, counted, ownPosts } = beaconLimits

/** `attendance`: as JSON. */
const isReliable = (attendance: Sql): Sql => sql`exists (
  select from (select ${attendance} as record) as records
  where (record ->> 'missions')::integer >= ${sql.lit(reliableFrom.missions)}
    and (record ->> 'came')::integer * 100 >= (record ->> 'missions')::integer * ${sql.lit(reliableFrom.percent)}
)`

/** What the filters leave; `beacons` with its player in `users`. */
const isWanted = (ctx: Context, query: BeaconQuery): Sql => {
  const conditions = [
    ...(query.seats.length > 0 ? [sql`(seats = '{}' or seats && ${query.seats}::text[])`] : []),
    ...(query.activity ? [sql`(activities = '{}' or ${query.activity} = any(activities))`] : []),
    ...(query.languages.length > 0 ? [sql`languages && ${query.languages}::text[]`] : []),
    ...(query.region ? [sql`(beacons.regions = '{}' or ${query.region} = any(beacons.regions))`] : []),
    ...(query.isVerified ? [sql`verified_handle is not null`] : []),
    ...(query.bringsShip ? [sql`fleet_ship_id is not null`] : []),
    ...(query.isReliable ? [isReliable(attendanceOf(ctx, sql`users.id`))] : []),
  ]
  return conditions.length > 0 ? sql`and ${sql.join(conditions, sql` and `)}` : sql``
}

/**
 * Only posts that the reader leads are compared, and only players who take messages: they could not invite otherwise.
 * Players who fit a post of the reader come first, the next to start before the others; then those lit last.
 */
export const listFreePlayers = async (
  ctx: Context,
  viewer: Viewer,
  query: BeaconQuery,
): Promise<FreePlayerRow[]> => {
  const now = ctx.now()
  const { rows } = await sql<FreePlayerRow>`
    with posts as materialized (
      select *
      from crews
      where author_id = ${viewer.id} and facets @> '{board}'
      order by scheduled_time nulls last, id
      limit ${sql.lit(ownPosts)}
    ), shown as materialized (
      select
        beacons.*, users.username, users.display_name, users.citizen_id, users.verified_handle, users.profile_image,
        users.timezone, users.rating_sum, users.rating_count, users.accepts_contact
      from beacons
      join users on users.id = beacons.user_id
      where ${isShownTo(ctx, sql`${viewer.id}::integer`)} ${isWanted(ctx, query)}
      order by beacons.lit_at desc, beacons.user_id
      -- One more: so it is known whether there are others.
      limit ${sql.lit(compared + 1)}
    ), ranked as (
      select shown.*, fit, (select count(*)::integer from shown) as total
      from shown
      left join lateral (
        select
          posts.scheduled_time as fit_start,
          json_build_object(
            'crew_id', posts.id,
            'title', posts.title,
            'start', case when posts.mission_status = 'open' then posts.scheduled_time end,
            'seat', ${fittingSeat(now, 'shown', 'posts')},
            'is_invited', exists (
              select from seat_offers
              where crew_id = posts.id and seat_offers.user_id = shown.user_id and ${isOpenOffer(now)}
            )
          ) as fit
        from posts
        where shown.accepts_contact
          and ${fitsPost(now, 'shown', 'posts')}
          and ${hasSeatLeft(now, 'shown', 'posts')}
          and ${isNewTo(sql`shown.user_id`, sql`posts.id`)}
        order by posts.scheduled_time nulls last, posts.id
        limit 1
      ) as fits on true
      order by fit is null, fit_start nulls last, lit_at desc, user_id
      limit ${sql.lit(listed)}
    )
    select ranked.*, ${beaconShip('ranked')} as ship, ${attendanceOf(ctx, sql`ranked.user_id`)} as attendance
    from ranked
    order by fit is null, (fit ->> 'start')::timestamptz nulls last, lit_at desc, user_id
  `.execute(ctx.db)
  return rows
}

interface CountRow {
  /** Null for all players together. */
  kind: SeatKind | null
  count: number
  /** Of them, those who are free for this kind alone. */
  only: number
}

/** Of the beacons that the reader sees, those that a post like this would fit. */
export const countFitting = async (ctx: Context, viewer: Viewer, post: FittingQuery): Promise<number> => {
  const facets = ['board', ...post.languages, ...post.seats.map((kind) => `seat:${kind}`)]
  const { rows } = await sql<{ count: number }>`
    with post as (
      select
        ${facets}::text[] as facets, ${post.activity ?? null}::text as activity,
        ${post.region ?? null}::text as region, 'open' as mission_status,
        ${post.startsAt}::timestamptz as scheduled_time
    )
    select count(*)::integer as count
    from (
      select from post
      join beacons on ${fitsPost(ctx.now(), 'beacons', 'post')}
      join users on users.id = beacons.user_id
      where ${isShownTo(ctx, sql`${viewer.id}::integer`)} and users.accepts_contact
      limit ${sql.lit(counted)}
    ) as fitting
  `.execute(ctx.db)
  return rows[0]?.count ?? 0
}

/** Of the beacons that everyone sees and that shine now. */
export const countFreePlayers = async ({ db, now }: Context): Promise<CountRow[]> => {
  const { rows } = await sql<CountRow>`
    with free as materialized (
      select seats
      from beacons
      join users on users.id = beacons.user_id
      where ${isForEveryone(now())} and starts_at <= ${now()}
      order by lit_at desc
      limit ${sql.lit(counted)}
    )
    select null as kind, count(*)::integer as count, 0 as only from free
    union all
    select kind, count(*)::integer, count(*) filter (where cardinality(seats) < 2)::integer
    from free, unnest(case when seats = '{}' then '{any}' else seats end) as kind
    group by kind
    order by count desc, kind nulls first
  `.execute(db)
  return rows
}
