/**
 * Posts as they are shown. Each statement answers with one JSON value: taking a page of wide rows apart column by column
 * costs the server more than everything else it does for an answer.
 */
import { type RawBuilder, sql } from 'kysely'
import type { LeaderRecord } from '#contract/attendance/records.ts'
import type { MatchReason } from '#contract/crews/matching.ts'
import type { Context } from '#server/context.ts'
import { prepared } from '#server/db/prepared.ts'
import type { CrewRoleRow, CrewRow } from '#server/db/tables/crews.ts'
import { type AbsenceRelation, absenceRelation } from '#server/features/crews/crews-absences.sql.ts'
import { type RatingRelation, ratingRelation } from '#server/features/crews/crews-ratings.sql.ts'
import {
  relation,
  type ViewerContext,
  type ViewerRelation,
} from '#server/features/crews/crews-relations.sql.ts'
import { type CrewSeriesRow, seriesOf } from '#server/features/crews/crews-series.sql.ts'
import { type SettlementRelation, settlementRelation } from '#server/features/crews/crews-settlements.sql.ts'
import { leaderColumns } from '#server/features/crews/posting/crews.columns.ts'
import { type OfferRelation, offerRelation } from '#server/features/crews/seats/crews-holds.sql.ts'
import { type CrewRoleWithCount, rolesOf } from '#server/features/crews/seats/crews-seats.sql.ts'
import { type WaitRelation, waitRelation } from '#server/features/crews/seats/crews-waits.sql.ts'
import { type BroughtShipRow, broughtShip } from '#server/features/fleet/fleet-brought.fragment.ts'
import { leadingOf } from '#server/features/records/records.fragment.ts'

/** A row that came as JSON: its times are texts with an offset. */
type Json<Row> = { [K in keyof Row]: Date extends Row[K] ? Exclude<Row[K], Date> | string : Row[K] }

const postColumns = [
  ...leaderColumns,
  'id',
  'author_id',
  'co_leader_id',
  'mission_status',
  'current_crew_size',
  'started_at',
  'completed_at',
  'ended_at',
  'cancelled_at',
  'cancel_reason',
  'expired_at',
  'warned_at',
  'is_hidden',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof CrewRow)[]

const seatColumns = [
  'id',
  'role_name',
  'role_category',
  'slots_needed',
  'slots_filled',
  'compensation_type',
  'compensation_amount',
  'compensation_percentage',
  'share_tenths',
] as const

const listOf = (table: string, columns: readonly string[]) =>
  sql.raw(columns.map((column) => `${table}.${column}`).join(', '))

const post = sql`
  ${listOf('crews', postColumns)},
  users.username as author_username,
  users.display_name as author_display_name,
  users.citizen_id as author_citizen_id,
  users.organisation as author_organisation,
  users.profile_image as author_image,
  users.rating_sum as author_rating_sum,
  users.rating_count as author_rating_count
`

export type CrewWithAuthor = Json<Pick<CrewRow, (typeof postColumns)[number]>> & {
  author_username: string
  author_display_name: string | null
  author_citizen_id: string | null
  author_organisation: string | null
  author_image: string | null
  author_rating_sum: number
  author_rating_count: number
}

const arrayOf = (rows: RawBuilder<unknown>) =>
  sql`(select coalesce(json_agg(item), '[]') from (${rows}) as item)`

const seats = arrayOf(sql`
  select ${listOf('crew_roles', seatColumns)} from crew_roles where crew_id = crews.id order by position
`)

export type CrewForViewer = CrewWithAuthor & ViewerRelation

export type CrewSummaryRow = CrewForViewer & {
  roles: Pick<CrewRoleRow, (typeof seatColumns)[number]>[]
  /** Why the post fits the viewer, if that is the order of the list. */
  reasons?: MatchReason[]
}

/** The posts with these ids, in their order; `ids` is an array in SQL. */
export const summariesOf = (
  ctx: ViewerContext,
  ids: RawBuilder<unknown>,
): RawBuilder<CrewSummaryRow[]> => sql`
  (
    select coalesce(json_agg(summary order by array_position(${ids}, summary.id)), '[]')
    from (
      select ${post}, ${seats} as roles${relation(ctx)}
      from crews join users on users.id = crews.author_id
      where crews.id = any(${ids}) and crews.deleted_at is null
    ) as summary
  )
`

export const loadSummaries = async (
  ctx: ViewerContext,
  ids: readonly number[],
): Promise<CrewSummaryRow[]> => {
  const { rows } = await sql<{ crews: CrewSummaryRow[] }>`
    select ${summariesOf(ctx, sql`${ids}::integer[]`)} as crews
  `.execute(ctx.db)
  return rows[0]?.crews ?? []
}

const members = arrayOf(sql`
  select
    member.id, member.username, member.display_name, member.citizen_id, member.verified_handle, member.profile_image,
    member.rating_sum, member.rating_count, held.id as role_id, held.role_name, crew_members.joined_at,
    crew_members.ready_answer, ${broughtShip(sql`crew_members.fleet_ship_id`)} as ship
  from crew_members
  join users as member on member.id = crew_members.user_id
  left join crew_roles as held on held.id = crew_members.role_id
  where crew_members.crew_id = crews.id
  order by crew_members.joined_at, member.id
`)

const roles = arrayOf(rolesOf(sql`crews.id`))

export interface CrewMemberRow {
  id: number
  username: string
  display_name: string | null
  citizen_id: string | null
  verified_handle: string | null
  profile_image: string | null
  rating_sum: number
  rating_count: number
  role_id: number | null
  role_name: string | null
  joined_at: string
  ready_answer: 'ready' | 'late' | null
  ship: BroughtShipRow | null
}
export type CrewDetailsRow = CrewForViewer &
  RatingRelation &
  OfferRelation &
  AbsenceRelation &
  SettlementRelation &
  WaitRelation & {
    roles: CrewRoleWithCount[]
    members: CrewMemberRow[]
    series: CrewSeriesRow | null
    leader_ship: BroughtShipRow | null
    leader_banned_until: string | null
    leader_verified_handle: string | null
    ready_called_at: string | null
    ready_called_again_at: string | null
    handed_over_at: string | null
    /** When it was: what the viewer can do depends on the time. */
    loaded_at: string
    leader_record: LeaderRecord
  }

/** The crew, its roles and its members in one round trip. */
export const loadDetails = async (
  ctx: ViewerContext & Pick<Context, 'config'>,
  id: number,
): Promise<CrewDetailsRow | undefined> => {
  const { rows } = await sql<{ crew: CrewDetailsRow }>`${prepared}
    select to_json(crew) as crew
    from (
      select
        ${post}, crews.ready_called_at, crews.ready_called_again_at, crews.handed_over_at,
        ${ctx.now()}::timestamptz as loaded_at,
        users.banned_until as leader_banned_until, users.verified_handle as leader_verified_handle,
        ${broughtShip(sql`crews.fleet_ship_id`)} as leader_ship,
        ${leadingOf(ctx, sql`users.id`)} as leader_record,
        ${roles} as roles, ${members} as members, ${seriesOf(ctx)} as series
        ${relation(ctx)}${ratingRelation(ctx)}${offerRelation(ctx)}${absenceRelation(ctx)}${waitRelation(ctx)}
        ${settlementRelation(ctx)}
      from crews join users on users.id = crews.author_id
      where crews.id = ${id} and crews.deleted_at is null
    ) as crew
  `.execute(ctx.db)
  return rows[0]?.crew
}
