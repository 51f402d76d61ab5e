/** The marks of absence that a viewer sees on a crew. */
import { attendanceLimits } from '#contract/attendance/fields.ts'
import type { CrewDetails } from '#contract/crews/crews.ts'
import type { Viewer } from '#server/context.ts'
import { whyNotChange } from '#server/features/attendance/attendance.policy.ts'
import type { AbsenceRelation } from './crews-absences.sql.ts'

type Shown = Pick<NonNullable<CrewDetails['viewer']>, 'absence' | 'absences'>

const contestMs = attendanceLimits.days * 24 * 60 * 60_000

const viewOwn = (viewer: Viewer, { absences = [] }: AbsenceRelation): Shown['absence'] => {
  const own = absences.find(({ user_id }) => user_id === viewer.id)
  if (!own) return null
  return {
    status: own.status,
    contestText: own.contest_text,
    contestUntil: new Date(Date.parse(own.marked_at) + contestMs).toISOString(),
    canContest: whyNotChange(own, 'contested') === undefined,
  }
}

/** Everybody sees their own mark, those who lead all of them; nobody else sees any. */
export const viewAbsences = (viewer: Viewer, crew: AbsenceRelation, canLead: boolean): Shown => ({
  absence: viewOwn(viewer, crew),
  absences: canLead
    ? (crew.absences ?? []).map((mark) => ({
        userId: mark.user_id,
        status: mark.status,
        canWithdraw: mark.user_id !== viewer.id && whyNotChange(mark, 'withdrawn') === undefined,
      }))
    : [],
})
