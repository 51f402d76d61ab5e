import { type RawBuilder, sql } from 'kysely'
import type { ReportSubject } from '#contract/reports/fields.ts'
import type { ReportCategory, ReportStatus } from '#contract/reports/reports.ts'
import type { BanRecord, WarningRecord } from '#contract/sanctions/sanctions.ts'
import type { Context, Viewer } from '#server/context.ts'
import { flownMissions } from '#server/features/records/records-absences.fragment.ts'
import { type ListedUser, listedColumns } from './users-list.sql.ts'

const activeMs = 30 * 24 * 60 * 60_000

export interface UserStats {
  readonly total: number
  readonly active: number
  readonly admins: number
  readonly banned: number
}

export const getStats = async ({ db, now }: Context): Promise<UserStats> => {
  const activeFrom = new Date(now().getTime() - activeMs)
  const { rows } = await sql<UserStats>`
    select
      (select count(*) from users where deleted_at is null)::integer as total,
      (
        select count(*) from users
        where deleted_at is null and coalesce(last_seen_at, '-infinity') >= ${activeFrom}
      )::integer as active,
      (select count(*) from users where user_role = 'admin')::integer as admins,
      (select count(*) from users where banned_until > ${now()})::integer as banned
  `.execute(db)
  return rows[0] ?? { total: 0, active: 0, admins: 0, banned: 0 }
}

/** With times as the database writes them in JSON. */
export interface UserDetails extends ListedUser {
  readonly rating_sum: number
  readonly rating_count: number
  readonly crews_led: number
  readonly completed: number
  readonly cancelled: number
  readonly sessions: number
  readonly bans: BanRecord[]
  readonly warnings: WarningRecord[]
  readonly reports: {
    readonly id: number
    readonly reportCategory: ReportCategory
    readonly reportReason: string
    readonly subject: ReportSubject
    readonly missionTitle: string
    readonly status: ReportStatus
    readonly createdAt: string
  }[]
}

const latest = 20

/** The first rows of an ordered query, as JSON. */
const latestOf = (rows: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select coalesce(json_agg(entry), '[]') from (${rows} limit ${sql.lit(latest)}) as entry)`

/** Without reports on the viewer: no one sees reports on themselves. */
export const findUser = async (
  { db, now }: Context,
  viewer: Viewer,
  id: number,
): Promise<UserDetails | undefined> => {
  const { rows } = await sql<UserDetails>`
    select
      ${listedColumns}, rating_sum, rating_count, created as crews_led, ${flownMissions} as completed, cancelled,
      (select count(*) from sessions where user_id = users.id and expires_at > ${now()})::integer as sessions,
      ${latestOf(sql`
        select
          bans.id, ban_type as "banType", reason, description, bans.created_at as "createdAt",
          ends_at as "endsAt", banner.username as "bannedBy", lifted_at as "liftedAt",
          lifter.username as "liftedBy", lift_reason as "liftReason",
          case
            when appeals.id is not null
            then json_build_object('id', appeals.id, 'status', appeals.status, 'text', appeals.body)
          end as appeal
        from bans
        left join users as banner on banner.id = banned_by
        left join users as lifter on lifter.id = lifted_by
        left join appeals on appeals.ban_id = bans.id
        where bans.user_id = users.id
        order by bans.id desc
      `)} as bans,
      ${latestOf(sql`
        select
          warnings.id, reason, description, warnings.created_at as "createdAt",
          warner.username as "warnedBy", acknowledged_at as "acknowledgedAt"
        from warnings
        left join users as warner on warner.id = warned_by
        where warnings.user_id = users.id
        order by warnings.id desc
      `)} as warnings,
      ${latestOf(sql`
        select
          id, category as "reportCategory", reason as "reportReason",
          subject, snapshot ->> 'crewTitle' as "missionTitle", status, created_at as "createdAt"
        from reports
        where reported_id = users.id and reported_id <> ${viewer.id}
        order by id desc
      `)} as reports
    from users
    join player_counts on player_counts.user_id = users.id
    where users.id = ${id} and deleted_at is null
  `.execute(db)
  return rows[0]
}
