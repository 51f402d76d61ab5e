import type { ReportCategory } from '#contract/reports/reports.ts'
import type { ReportAction } from '#contract/sanctions/fields.ts'

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
