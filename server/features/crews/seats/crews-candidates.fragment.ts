import { type RawBuilder, sql } from 'kysely'
import { isNotBanned } from '#server/accounts/bans.ts'
import { isOpenOffer } from '#server/features/crews/seats/crews-offers.fragment.ts'

/**
 * Whether a seat can be offered to the player of the entry: not if they are banned, have a block with the leader, are
 * aboard, or have a seat held for them already.
 */
export const canBeOffered = (now: Date, leaderId: RawBuilder<unknown>): RawBuilder<boolean> => sql`(
  waitlist_entries.removed_at is null
  and waitlist_entries.user_id <> ${leaderId}
  and exists (select from users where users.id = waitlist_entries.user_id and ${isNotBanned(now)})
  and not exists (
    select from crew_members
    where crew_members.crew_id = waitlist_entries.crew_id
      and crew_members.user_id = waitlist_entries.user_id
  )
  and not exists (
    select from blocks
    where (blocker_id, blocked_id) in (
      (${leaderId}, waitlist_entries.user_id), (waitlist_entries.user_id, ${leaderId})
    )
  )
  and not exists (
    select from seat_offers
    where seat_offers.crew_id = waitlist_entries.crew_id
      and seat_offers.user_id = waitlist_entries.user_id
      and holds_seat
      and ${isOpenOffer(now)}
  )
)`
