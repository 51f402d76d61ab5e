import type { Generated, Selectable } from 'kysely'
import type { ProofStatus } from '#contract/handles/fields.ts'

/** The latest request of a player to have their handle verified. */
export interface HandleProofsTable {
  id: Generated<number>
  user_id: number
  /** Their citizen id at that time. With another one only a refusal stays, for the time that the player has to wait. */
  handle: string
  code: string
  status: Generated<ProofStatus>
  created_at: Date
  decided_at: Date | null
  decided_by: number | null
  reason: string | null
}
export type HandleProofRow = Selectable<HandleProofsTable>
