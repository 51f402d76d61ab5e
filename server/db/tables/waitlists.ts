import type { Generated } from 'kysely'

/** A player who waits for a seat. Their order is that of the ids. */
export interface WaitlistEntriesTable {
  id: Generated<number>
  crew_id: number
  user_id: number
  /** Null for any seat. */
  role_id: number | null
  created_at: Date
  /** When the leader took the player off the list, or out of the crew: they cannot join it again. */
  removed_at: Generated<Date | null>
}
