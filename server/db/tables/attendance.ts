import type { Generated, Selectable } from 'kysely'
import type { AbsenceStatus } from '#contract/crews/absence-statuses.ts'

/** Members that the leader has marked as absent from a completed mission. */
export interface AbsencesTable {
  id: Generated<number>
  crew_id: number
  user_id: number
  status: Generated<AbsenceStatus>
  marked_at: Date
  /** Set by an account younger than a day: it counts only once a moderator has upheld it. */
  is_of_newcomer: Generated<boolean>
  contest_text: Generated<string | null>
  contested_at: Generated<Date | null>
  /** When the leader withdrew it, or a moderator decided. */
  settled_at: Generated<Date | null>
  decided_by: Generated<number | null>
}
export type AbsenceRow = Selectable<AbsencesTable>
