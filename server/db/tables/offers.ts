import type { Generated, Selectable } from 'kysely'
import type { OfferSource } from '#contract/crews/offer-sources.ts'
import type { OfferOutcome } from '#contract/offers/fields.ts'

/** A seat in a crew that was offered to a player. */
export interface SeatOffersTable {
  id: Generated<number>
  crew_id: number
  user_id: number
  /** Null for any seat, and if the role was removed. */
  role_id: number | null
  source: OfferSource
  /** Whether the seat is reserved while the offer is open. */
  holds_seat: boolean
  created_at: Date
  /** Whatever `ended_at` says, it is over then. Null if it stays open as long as the crew takes people. */
  expires_at: Date | null
  ended_at: Generated<Date | null>
  outcome: Generated<OfferOutcome | null>
}
export type SeatOfferRow = Selectable<SeatOffersTable>
