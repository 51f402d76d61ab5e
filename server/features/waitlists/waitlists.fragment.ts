import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import { canBeOffered } from '#server/features/crews/seats/crews-candidates.fragment.ts'
import { isOpenOffer } from '#server/features/crews/seats/crews-offers.fragment.ts'

/** Empty for guests. */
export interface WaitRelation {
  waitlist_size?: number
  /** How many of them can be offered a seat. Null for players who do not lead the crew. */
  offerable_size?: number | null
  /** The seats that are held for players, each by its role. */
  held_seats?: (number | null)[]
  /** Whether the viewer did not answer an offer of the waiting list in time. */
  viewer_offer_ran_out?: boolean
}

/**
 * More columns of a crew: how many wait, for leaders also how many of them can be offered a seat, and which seats are
 * held.
 */
export const waitRelation = ({ viewer, now }: Pick<Context, 'viewer' | 'now'>) =>
  viewer
    ? sql`,
        (
          select count(*) from waitlist_entries where crew_id = crews.id and removed_at is null
        ) as waitlist_size,
        case when ${viewer.id} in (author_id, co_leader_id) then (
          select count(*)
          from waitlist_entries
          where crew_id = crews.id and ${canBeOffered(now(), sql`crews.author_id`)}
        ) end as offerable_size,
        (
          select coalesce(json_agg(role_id), '[]')
          from seat_offers
          where crew_id = crews.id and holds_seat and ${isOpenOffer(now())}
        ) as held_seats,
        exists (
          select from seat_offers
          where crew_id = crews.id and user_id = ${viewer.id} and source = 'waiting_list'
            and (
              outcome = 'expired'
              or outcome = 'declined' and ended_at > created_at + interval '1 hour'
              or ended_at is null and not (${isOpenOffer(now())})
            )
        ) as viewer_offer_ran_out
      `
    : sql``
