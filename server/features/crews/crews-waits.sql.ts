/** What the waiting list of a crew depends on. */
import { sql } from 'kysely'
import { isOpenOffer } from '#server/db/open-offers.ts'
import type { ViewerContext } from './crews-relations.sql.ts'

/** Empty for guests. */
export interface WaitRelation {
  waitlist_size?: number
  /** The seats that are held for players, each by its role. */
  held_seats?: (number | null)[]
}

/** More columns of a crew: how many wait, and which seats are held. */
export const waitRelation = ({ viewer, now }: ViewerContext) =>
  viewer
    ? sql`,
        (
          select count(*) from waitlist_entries where crew_id = crews.id and removed_at is null
        ) as waitlist_size,
        (
          select coalesce(json_agg(role_id), '[]')
          from seat_offers
          where crew_id = crews.id and holds_seat and ${isOpenOffer(now())}
        ) as held_seats
      `
    : sql``
