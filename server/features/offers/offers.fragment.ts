import { sql } from 'kysely'
import type { OfferSource } from '#contract/crews/offer-sources.ts'
import type { Context } from '#server/context.ts'
import { isOpenOffer } from '#server/features/crews/seats/crews-offers.fragment.ts'

/** Empty for guests. */
export interface OfferRelation {
  viewer_offer?: {
    id: number
    source: OfferSource
    role_id: number | null
    expires_at: string | null
    holds_seat: boolean
  } | null
  /** Null for those who do not lead the crew. */
  viewer_held?: { user_id: number; role_id: number | null }[] | null
}

/**
 * More columns of a crew: the open offer to the viewer, unless one of the viewer and the leader has blocked the other;
 * for leaders also the held seats.
 */
export const offerRelation = ({ viewer, now }: Pick<Context, 'viewer' | 'now'>) =>
  viewer
    ? sql`,
        (
          select json_build_object(
            'id', id, 'source', source, 'role_id', role_id, 'expires_at', expires_at, 'holds_seat', holds_seat
          )
          from seat_offers
          where crew_id = crews.id and user_id = ${viewer.id} and ${isOpenOffer(now())}
            and mission_status in ('open', 'in_progress')
            and not exists (
              select from blocks
              where (blocker_id, blocked_id) in ((author_id, ${viewer.id}), (${viewer.id}, author_id))
            )
        ) as viewer_offer,
        case when ${viewer.id} in (author_id, co_leader_id) then (
          select coalesce(json_agg(json_build_object('user_id', user_id, 'role_id', role_id)), '[]')
          from seat_offers
          where crew_id = crews.id and holds_seat and ${isOpenOffer(now())}
        ) end as viewer_held
      `
    : sql``
