/** What everyone can see of a player: counters and index entries, so that a long history stays fast. */
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Activity, MissionStatus, PostType } from '#contract/crews/fields.ts'
import type { AttendanceRecord, LeaderRecord } from '#contract/crews/records.ts'
import { playerLimits } from '#contract/profiles/limits.ts'
import { isNotBanned } from '#server/accounts/bans.ts'
import { hasOpenReport } from '#server/accounts/open-reports.ts'
import type { Context } from '#server/context.ts'
import { prepared } from '#server/db/prepared.ts'
import type { PlayerCountsTable } from '#server/db/tables/player-counts.ts'
import { attendanceOf, leadingOf } from '#server/features/records/records.fragment.ts'
import { flownMissions, wasAbsent } from '#server/features/records/records-absences.fragment.ts'

/** Only moderators see players who are banned; for everyone else there are none. */
const isShown = ({ viewer, now }: Context): RawBuilder<boolean> =>
  viewer?.userRole === 'admin' || viewer?.userRole === 'moderator' ? sql`true` : isNotBanned(now())

export const findPlayer = (ctx: Context, id: number) =>
  ctx.db
    .selectFrom('users')
    .select([
      'id',
      'username',
      'display_name',
      'bio',
      'citizen_id',
      'verified_handle',
      'organisation',
      'profile_image',
      'user_role',
      'timezone',
      'preferred_languages',
      'regions',
      'created_at',
      hasOpenReport(ctx, sql`reported_id = users.id and subject = 'profile'`).as('is_reported_by_viewer'),
    ])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where(isShown(ctx))
    .executeTakeFirst()
export type PlayerRow = NonNullable<Awaited<ReturnType<typeof findPlayer>>>

export interface StatisticsRow extends Omit<Selectable<PlayerCountsTable>, 'user_id'> {
  rating_sum: number
  rating_count: number
  applied: number
  /** Comments written. */
  replies: number
  attendance: AttendanceRecord
  leading: LeaderRecord
  /** Null for everyone except the player, for API tokens, and while there is nothing. */
  earned: { total: number; missions: number } | null
}

/** Limited to the largest integer that a number can represent exactly. */
const earned = sql`(
  select json_build_object(
    'total', least(sum(amount), ${sql.lit(Number.MAX_SAFE_INTEGER)}),
    'missions', count(*)
  )
  from settlement_shares
  where settlement_shares.user_id = users.id and amount > 0 and status <> 'disputed'
  having count(*) > 0
)`

export const findStatistics = async (ctx: Context, id: number): Promise<StatisticsRow | undefined> => {
  // Programs must not read what a player earned: a request with an API token has no session.
  const owner = ctx.viewer?.sessionId ? ctx.viewer.id : null
  const { rows } = await sql<StatisticsRow>`${prepared}
    select
      created, led, ${flownMissions} as completed, cancelled, threads, thread_views, rating_sum, rating_count,
      (select count(*) from applications where user_id = users.id) as applied,
      (select count(*) from comments where author_id = users.id and removed_at is null) as replies,
      ${attendanceOf(ctx, sql`users.id`)} as attendance,
      ${leadingOf(ctx, sql`users.id`)} as leading,
      case when users.id = ${owner}::integer then ${earned} end as earned
    from users
    join player_counts on player_counts.user_id = users.id
    where users.id = ${id} and ${isShown(ctx)}
  `.execute(ctx.db)
  return rows[0]
}

export interface ReputationRow {
  stars_received: number[]
  rating_sum: number
  rating_count: number
  completed: number
  ratings: {
    id: number
    stars: number
    comment: string
    created_at: string
    rater_id: number | null
    rater_name: string | null
    rater_image: string | null
    /** Both null if the post was removed or is hidden. */
    crew_id: number | null
    crew_title: string | null
  }[]
}

export const findReputation = async (ctx: Context, id: number): Promise<ReputationRow | undefined> => {
  const { rows } = await sql<ReputationRow>`${prepared}
    select stars_received, rating_sum, rating_count, ${flownMissions} as completed, (
      select coalesce(json_agg(recent), '[]')
      from (
        select
          ratings.id, ratings.stars, ratings.comment, ratings.created_at, ratings.rater_id,
          coalesce(rater.display_name, rater.username) as rater_name, rater.profile_image as rater_image,
          crews.id as crew_id, crews.title as crew_title
        from received_ratings
        join ratings on ratings.id = received_ratings.rating_id
        left join crews on crews.id = ratings.crew_id and not crews.is_hidden
        left join users as rater on rater.id = ratings.rater_id
        where received_ratings.user_id = users.id
        order by received_ratings.rating_id desc
        limit ${sql.lit(playerLimits.ratings)}
      ) as recent
    ) as ratings
    from users
    join player_counts on player_counts.user_id = users.id
    where users.id = ${id} and ${isShown(ctx)}
  `.execute(ctx.db)
  return rows[0]
}

export interface MissionRow {
  id: number
  title: string
  activity: Activity | null
  post_type: PostType
  mission_status: MissionStatus
  is_leader: boolean
  created_at: string
  joined_at: string
}

/** Undefined if there is no such player. The latest of both lists are among the latest of each. */
export const findMissions = async (ctx: Context, id: number): Promise<MissionRow[] | undefined> => {
  const most = sql.lit(playerLimits.missions)
  // Players still see their own hidden posts until the moderators decide.
  const isListed = sql`(not crews.is_hidden or (users.id = ${ctx.viewer?.id ?? null} and crews.deleted_at is null))`
  const { rows } = await sql<{ missions: MissionRow[] }>`${prepared}
    select (
      select coalesce(json_agg(mission), '[]')
      from (
        select id, title, activity, post_type, mission_status, is_leader, created_at, joined_at
        from (
          (
            select crews.*, true as is_leader, created_at as joined_at
            from crews
            where author_id = users.id and ${isListed}
            order by created_at desc, id desc
            limit ${most}
          )
          union all
          (
            select crews.*, false, crew_members.joined_at
            from crew_members
            join crews on crews.id = crew_members.crew_id
            where crew_members.user_id = users.id and ${isListed}
              and not ${wasAbsent(sql`crews.id`, sql`users.id`)}
            order by crew_members.joined_at desc, crew_members.crew_id desc
            limit ${most}
          )
        ) as flown
        order by joined_at desc, id desc
        limit ${most}
      ) as mission
    ) as missions
    from users
    where users.id = ${id} and users.deleted_at is null and ${isShown(ctx)}
  `.execute(ctx.db)
  return rows[0]?.missions
}
