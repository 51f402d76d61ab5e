import { sql } from 'kysely'
import type { LeaderRecord } from '#contract/crews/records.ts'
import type { Context } from '#server/context.ts'
import { prepared } from '#server/db/prepared.ts'
import { type AbsenceRelation, absenceRelation } from '#server/features/attendance/attendance.fragment.ts'
import { type BoardingRelation, boardingRelation } from '#server/features/boarding/boarding.fragment.ts'
import { arrayOf, type CrewForViewer, post } from '#server/features/crews/board/crews-posts.fragment.ts'
import { relation, type ViewerContext } from '#server/features/crews/crews-relations.fragment.ts'
import { type CrewRoleWithCount, rolesOf } from '#server/features/crews/seats/crews-roles.fragment.ts'
import { type BroughtShipRow, broughtShip } from '#server/features/fleet/fleet-brought.fragment.ts'
import { type OfferRelation, offerRelation } from '#server/features/offers/offers.fragment.ts'
import { type RatingRelation, ratingRelation } from '#server/features/ratings/ratings.fragment.ts'
import { leadingOf } from '#server/features/records/records.fragment.ts'
import { type ReportRelation, reportRelation } from '#server/features/reports/reports.fragment.ts'
import { type CrewSeriesRow, seriesOf } from '#server/features/series/series.fragment.ts'
import {
  type SettlementRelation,
  settlementRelation,
} from '#server/features/settlements/settlements.fragment.ts'
import { type WaitRelation, waitRelation } from '#server/features/waitlists/waitlists.fragment.ts'

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
  WaitRelation &
  BoardingRelation &
  ReportRelation & {
    roles: CrewRoleWithCount[]
    members: CrewMemberRow[]
    series: CrewSeriesRow | null
    leader_ship: BroughtShipRow | null
    leader_banned_until: string | null
    leader_verified_handle: string | null
    ready_called_at: string | null
    ready_called_again_at: string | null
    handed_over_at: string | null
    lead_offered_to: number | null
    /** When the crew was loaded: what the viewer can do depends on the time. */
    loaded_at: string
    leader_record: LeaderRecord
  }

/**
 * Loads the crew with everything on its page in one round trip: each slice contributes its fragment of the statement.
 */
export const loadDetails = async (
  ctx: ViewerContext & Pick<Context, 'config'>,
  id: number,
): Promise<CrewDetailsRow | undefined> => {
  const { rows } = await sql<{ crew: CrewDetailsRow }>`${prepared}
    select to_json(crew) as crew
    from (
      select
        ${post}, crews.lead_offered_to, crews.ready_called_at, crews.ready_called_again_at, crews.handed_over_at,
        ${ctx.now()}::timestamptz as loaded_at,
        users.banned_until as leader_banned_until, users.verified_handle as leader_verified_handle,
        ${broughtShip(sql`crews.fleet_ship_id`)} as leader_ship,
        ${leadingOf(ctx, sql`users.id`)} as leader_record,
        ${roles} as roles, ${members} as members, ${seriesOf(ctx)} as series
        ${relation(ctx)}${ratingRelation(ctx)}${offerRelation(ctx)}${absenceRelation(ctx)}${waitRelation(ctx)}
        ${settlementRelation(ctx)}${reportRelation(ctx)}${boardingRelation(ctx)}
      from crews join users on users.id = crews.author_id
      where crews.id = ${id} and crews.deleted_at is null
    ) as crew
  `.execute(ctx.db)
  return rows[0]?.crew
}
