import { type RawBuilder, sql } from 'kysely'

/** Whether an offer of a seat is open. An overdue offer is not, even before it is ended. */
export const isOpenOffer = (now: Date): RawBuilder<boolean> => sql`
  seat_offers.ended_at is null and (seat_offers.expires_at is null or seat_offers.expires_at > ${now})
`
