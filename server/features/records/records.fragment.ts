/** How reliably players came to missions and led them, counted on reading, along the indexes of their missions. */
import { type RawBuilder, sql } from 'kysely'
import { attendanceLimits } from '#contract/attendance/fields.ts'
import type { AttendanceRecord, LeaderRecord } from '#contract/crews/records.ts'
import { ratingLimits } from '#contract/ratings/fields.ts'
import type { Config } from '#server/config.ts'

type Sql = RawBuilder<unknown>

interface Moment {
  readonly now: () => Date
}

const { months, lateHours } = attendanceLimits

/** Scaled like limits: tests of the built server cannot wait. */
export const shortestMissionMs = ({ rateLimitScale }: Pick<Config, 'rateLimitScale'>): number =>
  (ratingLimits.minutes * 60_000) / rateLimitScale

/** Some old missions have no time of start or completion, only a time of their end. */
const ranLongEnough = (config: Pick<Config, 'rateLimitScale'>): Sql => sql`
  coalesce(
    crews.completed_at - crews.started_at >= make_interval(secs => ${shortestMissionMs(config) / 1000}), true
  )
`

/**
 * Whether a member was aboard together with the leader for as long. Those who came after the start are judged by their
 * own time.
 */
export const flewWithLeader = (config: Pick<Config, 'rateLimitScale'>, joinedAt: Sql): Sql => sql`
  coalesce(
    crews.completed_at - greatest(crews.started_at, crews.leader_joined_at, ${joinedAt})
      >= make_interval(secs => ${shortestMissionMs(config) / 1000}),
    true
  )
`

const since = ({ now }: Moment): Sql =>
  sql`(${now()}::timestamptz - make_interval(months => ${sql.lit(months)}))`

/** Only this many of a player's latest missions are read. */
const mostMissions = 1000

/**
 * As JSON. One mission counts for each leader and day: an absence, if there was one. So two friends gain nothing from
 * flying ten times a day, and an absence cannot be made up for with another mission on the same evening.
 */
export const attendanceOf = (
  ctx: Moment & { readonly config: Pick<Config, 'rateLimitScale'> },
  userId: Sql,
): RawBuilder<AttendanceRecord> => sql`
  (
    select json_build_object('came', count(*) filter (where not is_absent), 'missions', count(*))
    from (
      select bool_or(coalesce(absences.status in ('marked', 'upheld'), false)) as is_absent
      from (
        select crew_id, user_id
        from crew_members
        where crew_members.user_id = ${userId}
        order by joined_at desc, crew_id desc
        limit ${sql.lit(mostMissions)}
      ) as joined
      join crews on crews.id = joined.crew_id
      left join absences on absences.crew_id = joined.crew_id and absences.user_id = joined.user_id
      where crews.mission_status in ('completed', 'ended')
        and crews.deleted_at is null
        and coalesce(crews.completed_at, crews.ended_at) > ${since(ctx)}
        and ${ranLongEnough(ctx.config)}
        and absences.status is distinct from 'contested'
        and not coalesce(absences.is_of_newcomer and absences.status = 'marked', false)
      group by crews.author_id, (coalesce(crews.completed_at, crews.ended_at) at time zone 'UTC')::date
    ) as days
  )
`

/**
 * As JSON. A post that left the board by itself does not count as cancelled, and a post that no one had joined let no
 * one down. A leader who took over the crew when it was already late is not to blame.
 */
export const leadingOf = (ctx: Moment, userId: Sql): RawBuilder<LeaderRecord> => sql`
  (
    select json_build_object(
      'announced', count(*),
      'flown', count(*) filter (where led.mission_status in ('completed', 'ended')),
      'cancelledLate', count(*) filter (
        where led.mission_status = 'cancelled'
          and led.expired_at is null
          and led.current_crew_size > 1
          and led.cancelled_at > led.late_from
          and (led.handed_over_at is null or led.handed_over_at < led.late_from)
      )
    )
    from (
      select
        mission_status, expired_at, current_crew_size, cancelled_at, handed_over_at,
        scheduled_time - make_interval(hours => ${sql.lit(lateHours)}) as late_from
      from crews as posts
      where posts.author_id = ${userId}
        and posts.created_at > ${since(ctx)}
        and posts.deleted_at is null
        and posts.mission_status in ('completed', 'ended', 'cancelled')
      order by posts.created_at desc, posts.id desc
      limit ${sql.lit(mostMissions)}
    ) as led
  )
`
