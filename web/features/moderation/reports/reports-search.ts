import {
  type ReportCategory,
  type ReportStatus,
  reportCategories,
  reportStatuses,
} from '#contract/reports/fields.ts'
import { choiceOf } from '#contract/wire/choice-of.ts'
import { searchedText } from '#web/features/moderation/searched-text.ts'
import { idInAddress } from '#web/paths.ts'

/** What the address of the reports says: the filters, and the report that is open. */
export interface ReportsSearch {
  /** Pending if left out. */
  readonly status?: Exclude<ReportStatus, 'pending'> | 'all' | undefined
  readonly category?: ReportCategory | undefined
  readonly search?: string | undefined
  readonly report?: number | undefined
}

const statuses = [...reportStatuses.filter((status) => status !== 'pending'), 'all'] as const

// Always set, even to undefined: a key that is left out keeps the value from the address.
export const readReportsSearch = (given: Record<string, unknown>): ReportsSearch => ({
  status: choiceOf(statuses, given.status),
  category: choiceOf(reportCategories, given.category),
  search: searchedText(given.search),
  report: idInAddress(given.report),
})
