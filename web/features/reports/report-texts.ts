import type { ReportCategory } from '#contract/reports.ts'
import { m } from '#texts'

export const categoryLabels: Readonly<Record<ReportCategory, () => string>> = {
  harassment: m.reports_harassment,
  toxic_behavior: m.reports_toxic_behavior,
  griefing: m.reports_griefing,
  cheating: m.reports_cheating,
  inappropriate_content: m.reports_inappropriate_content,
  no_show: m.reports_no_show,
  other: m.reports_other,
}
