import { type RawBuilder, sql } from 'kysely'

/** The ids of the crews that a player has applied to, waits for, or is offered a seat in or the lead of. */
export const crewsAwaitedBy = (userId: number): RawBuilder<unknown> => sql`
  select crew_id from applications where user_id = ${userId} and status = 'pending'
  union
  select crew_id from seat_offers where user_id = ${userId} and ended_at is null
  union
  select crew_id from waitlist_entries where user_id = ${userId} and removed_at is null
  union
  select crews.id
  from crew_members
  join crews on crews.id = crew_members.crew_id and crews.lead_offered_to = crew_members.user_id
  where crew_members.user_id = ${userId} and crews.mission_status in ('open', 'in_progress')
`
