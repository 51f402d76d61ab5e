import type { AbsenceStatus } from '#contract/crews/absence-statuses.ts'
import type { ErrorCode } from '#contract/errors/errors.ts'
import { canBecome } from './attendance.status.ts'

interface Mark {
  readonly status: AbsenceStatus
  /** Whether it can still be contested and withdrawn. */
  readonly is_recent: boolean
}

/** Why the player cannot contest the mark, or the leader cannot withdraw it, if they cannot. */
export const whyNotChange = (mark: Mark, to: 'contested' | 'withdrawn'): ErrorCode | undefined => {
  if (!canBecome(mark.status, to)) return 'absence_settled'
  return mark.is_recent ? undefined : 'absence_closed'
}
