/** The history of the players of a report that a decision needs, in one statement for both players. */
import { type RawBuilder, sql } from 'kysely'
import { moderationLimits } from '#contract/sanctions/fields.ts'
import type { UserRole } from '#contract/users/users.ts'
import type { Context, Viewer } from '#server/context.ts'
import type { AppealRow, BanRow, WarningRow } from '#server/db/tables/sanctions.ts'
import { flownMissions } from '#server/features/records/records-absences.fragment.ts'
import type { ReportCounts } from './reports-cases.sql.ts'

/** A row that was returned as JSON: its times are texts with an offset. */
type Json<Row> = { [K in keyof Row]: Date extends Row[K] ? Exclude<Row[K], Date> | string : Row[K] }

export type WarningInHistory = Json<
  Pick<WarningRow, 'id' | 'reason' | 'description' | 'created_at' | 'acknowledged_at'>
> & { readonly warned_by: string | null }

export type BanInHistory = Json<Omit<BanRow, 'user_id' | 'banned_by' | 'lifted_by' | 'report_id'>> & {
  readonly banned_by: string | null
  readonly lifted_by: string | null
  readonly appeal: Pick<AppealRow, 'id' | 'status' | 'body'> | null
}

export interface HistoryRow {
  readonly id: number
  readonly username: string
  readonly display_name: string | null
  readonly profile_image: string | null
  readonly user_role: UserRole
  readonly created_at: Date
  readonly rating_sum: number
  readonly rating_count: number
  readonly warning_count: number
  readonly completed: number
  readonly reports_received: ReportCounts
  readonly reports_made: ReportCounts
  readonly warnings: readonly WarningInHistory[]
  /** Null for moderators, who must not learn about bans. */
  readonly is_banned: boolean | null
  readonly bans: readonly BanInHistory[] | null
}

type Sql = RawBuilder<unknown>

const reportCounts = (condition: Sql): Sql => sql`(
  select json_build_object(
    'pending', count(*) filter (where status = 'pending'),
    'resolved', count(*) filter (where status = 'resolved'),
    'dismissed', count(*) filter (where status = 'dismissed')
  )
  from reports
  where ${condition}
)`

const nameOf = (column: string): Sql =>
  sql`(select coalesce(display_name, username) from users as staff where staff.id = ${sql.ref(column)})`

const newest = sql`order by id desc limit ${sql.lit(moderationLimits.largestPage)}`

const arrayOf = (rows: Sql): Sql => sql`(select coalesce(json_agg(item), '[]') from (${rows}) as item)`

const warnings = arrayOf(sql`
  select id, reason, description, created_at, acknowledged_at, ${nameOf('warnings.warned_by')} as warned_by
  from warnings
  where user_id = users.id
  ${newest}
`)

const bans = arrayOf(sql`
  select
    id, ban_type, reason, description, created_at, ends_at, lifted_at, lift_reason,
    ${nameOf('bans.banned_by')} as banned_by,
    ${nameOf('bans.lifted_by')} as lifted_by,
    (
      select json_build_object('id', appeals.id, 'status', status, 'body', body)
      from appeals
      where ban_id = bans.id
    ) as appeal
  from bans
  where user_id = users.id
  ${newest}
`)

/** Reports on the viewer are not counted for them. */
export const findHistories = async (
  { db, now }: Context,
  viewer: Viewer,
  userIds: readonly number[],
): Promise<HistoryRow[]> => {
  const isAdmin = viewer.userRole === 'admin'
  const { rows } = await sql<HistoryRow>`
    select
      users.id, username, display_name, profile_image, user_role, users.created_at, rating_sum, rating_count, warning_count,
      coalesce(${flownMissions}, 0) as completed,
      ${reportCounts(sql`reported_id = users.id and reported_id <> ${viewer.id}`)} as reports_received,
      ${reportCounts(sql`reporter_id = users.id`)} as reports_made,
      ${warnings} as warnings,
      ${isAdmin ? sql`coalesce(banned_until > ${now()}, false)` : sql`null::boolean`} as is_banned,
      ${isAdmin ? bans : sql`null::json`} as bans
    from users
    left join player_counts on player_counts.user_id = users.id
    where users.id = any(${userIds}::int[])
  `.execute(db)
  return rows
}
