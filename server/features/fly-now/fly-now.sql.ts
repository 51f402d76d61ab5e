import { sql } from 'kysely'
import type { SeatKind } from '#contract/crews/seats.ts'
import { flyNowLimits } from '#contract/fly-now/fly-now.ts'
import { isNotBanned } from '#server/accounts/bans.ts'
import type { Context, Viewer } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { type BoardingRow, boardingOf } from '#server/features/boarding/boarding.fragment.ts'
import { isOpenOffer } from '#server/features/crews/seats/crews-offers.fragment.ts'

export interface CandidateRow extends Pick<CrewRow, 'id' | 'at_once_conditions' | 'seats_at_once'> {
  /** Null where no seat is given at once. */
  readonly boarding: BoardingRow | null
  /** Seats that are held for others, each by its role. */
  readonly held: (number | null)[]
}

/**
 * Posts with a free seat of these kinds that start within the hour, may start late, or are under way, in a language of
 * the player and not across a block. Those that may give it at once come first, so that however many start before them,
 * they are compared.
 */
export const listCandidates = async (
  ctx: Context,
  viewer: Viewer,
  seats: readonly SeatKind[],
): Promise<CandidateRow[]> => {
  const now = ctx.now()
  const from = new Date(now.getTime() - flyNowLimits.withinMinutes * 60_000)
  const to = new Date(now.getTime() + flyNowLimits.withinMinutes * 60_000)
  const facets = seats.map((kind) => `seat:${kind}`)
  const { rows } = await sql<CandidateRow>`
    select
      crews.id, crews.at_once_conditions, crews.seats_at_once,
      case when crews.seats_at_once <> 'off' and crews.mission_status = 'open' then ${boardingOf(ctx, sql`${viewer.id}::integer`)} end as boarding,
      (
        select coalesce(json_agg(role_id), '[]')
        from seat_offers
        where crew_id = crews.id and seat_offers.user_id <> flyer.id and holds_seat and ${isOpenOffer(now)}
      ) as held
    from crews
    join users as leaders on leaders.id = crews.author_id and leaders.accepts_contact
      and ${isNotBanned(now, 'leaders')}
    join users as flyer on flyer.id = ${viewer.id}
    where crews.facets @> '{board}'
      and not crews.is_hidden
      and (
        crews.mission_status = 'in_progress'
        or crews.mission_status = 'open' and crews.scheduled_time > ${from} and crews.scheduled_time <= ${to}
      )
      and (${facets.length === 0} or crews.facets && ${facets}::text[])
      and crews.facets && flyer.preferred_languages
      and not exists (
        select from blocks
        where (blocker_id = crews.author_id and blocked_id = flyer.id)
          or (blocker_id = flyer.id and blocked_id = crews.author_id)
      )
      and not exists (
        select from warnings where user_id in (flyer.id, leaders.id) and acknowledged_at is null
      )
    order by
      crews.seats_at_once <> 'off' and crews.mission_status = 'open' desc,
      crews.mission_status = 'in_progress', crews.scheduled_time, crews.id
    limit ${flyNowLimits.compared}
  `.execute(ctx.db)
  return rows
}
