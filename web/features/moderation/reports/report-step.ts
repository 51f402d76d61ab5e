import type { CrewReport } from '#contract/reports/cases.ts'
import type { DecidedCase } from './decided-case.ts'

/** What a moderator can do about a report. */
export type StepKind =
  | 'resolve'
  | 'dismiss'
  | 'warn'
  | 'ban'
  | 'delete-crew'
  | 'remove-comment'
  | 'remove-picture'

export interface ReportStep {
  readonly kind: StepKind
  readonly report: CrewReport
}

export const caseOf = ({ id, relatedPending }: CrewReport): DecidedCase => ({
  reportId: id,
  others: relatedPending,
})
