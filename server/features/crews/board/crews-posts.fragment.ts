/** Posts as they are shown: what all of them have, and what lists show. */
import { type RawBuilder, sql } from 'kysely'
import type { MatchReason } from '#contract/crews/matching.ts'
import type { CrewRoleRow, CrewRow } from '#server/db/tables/crews.ts'
import type { ViewerRelation } from '#server/features/crews/crews-relations.fragment.ts'
import { leaderColumns } from '#server/features/crews/posting/crews.columns.ts'

/** A row that was returned as JSON: its times are texts with an offset. */
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

const listOf = (table: string, columns: readonly string[]) =>
  sql.raw(columns.map((column) => `${table}.${column}`).join(', '))

/** Columns of `crews` and of `users`, who is the leader. */
export const post = sql`
  ${listOf('crews', postColumns)},
  crews.facets @> '{at-once}' and users.accepts_contact as gives_at_once,
  users.username as author_username,
  users.display_name as author_display_name,
  users.citizen_id as author_citizen_id,
  users.organisation as author_organisation,
  users.profile_image as author_image,
  users.rating_sum as author_rating_sum,
  users.rating_count as author_rating_count
`

export type CrewWithAuthor = Json<Pick<CrewRow, (typeof postColumns)[number]>> & {
  gives_at_once: boolean
  author_username: string
  author_display_name: string | null
  author_citizen_id: string | null
  author_organisation: string | null
  author_image: string | null
  author_rating_sum: number
  author_rating_count: number
}

export type CrewForViewer = CrewWithAuthor & ViewerRelation

export const arrayOf = (rows: RawBuilder<unknown>) =>
  sql`(select coalesce(json_agg(item), '[]') from (${rows}) as item)`

const seatColumns = [
  'id',
  'role_name',
  'role_category',
  'slots_needed',
  'slots_filled',
  'compensation_type',
  'compensation_amount',
  'compensation_percentage',
  'is_at_once',
] as const

/** The roles of a row of `crews`. */
export const seats = arrayOf(sql`
  select ${listOf('crew_roles', seatColumns)} from crew_roles where crew_id = crews.id order by position
`)

export type CrewSummaryRow = CrewForViewer & {
  roles: Pick<CrewRoleRow, (typeof seatColumns)[number]>[]
  /** Why the post fits the viewer, if that is the order of the list. */
  reasons?: MatchReason[]
}
