import type { ReportAction } from '#contract/reports/fields.ts'
import type { ReportCategory } from '#contract/reports/reports.ts'

export interface DemoReport {
  readonly by: string
  readonly about: string
  /** The first words of the post's title. */
  readonly crew: string
  readonly category: ReportCategory
  readonly reason: string
  readonly description: string
  readonly hoursAgo: number
  readonly decision?: {
    readonly by: string
    readonly status: 'resolved' | 'dismissed'
    readonly afterHours: number
    readonly note: string | null
    readonly action?: ReportAction
  }
}
