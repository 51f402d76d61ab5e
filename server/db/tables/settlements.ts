import type { Generated, Selectable } from 'kysely'
import type { ShareStatus } from '#contract/settlements/fields.ts'

/** What a completed mission brought in, in aUEC. */
export interface SettlementsTable {
  crew_id: number
  takings: number
  expenses: number
  /** Counts how often it was sent. */
  version: Generated<number>
  sent_by: number | null
  /** The last time. */
  sent_at: Date
}
export type SettlementRow = Selectable<SettlementsTable>

/** What each of those aboard gets of it. */
export interface SettlementSharesTable {
  crew_id: number
  user_id: number
  amount: number
  status: ShareStatus
  /** What the player says is missing, while they disagree. */
  missing: Generated<string | null>
  /** Since when the player disagrees. It stays when the share is changed, until they confirm it. */
  disputed_at: Generated<Date | null>
}
