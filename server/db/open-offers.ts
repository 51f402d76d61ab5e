import { type RawBuilder, sql } from 'kysely'

/** Whether an offer of a seat is open; one that is overdue is not, whether or not it was ended. */
export const isOpenOffer = (now: Date): RawBuilder<boolean> => sql`
  seat_offers.ended_at is null and (seat_offers.expires_at is null or seat_offers.expires_at > ${now})
`
