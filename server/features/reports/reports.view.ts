import type { ReportReceipt } from '#contract/reports/reports.ts'
import type { ReportRow } from '#server/db/tables/reports.ts'

export const viewReceipt = (report: Pick<ReportRow, 'id' | 'status' | 'created_at'>): ReportReceipt => ({
  id: report.id,
  status: report.status,
  createdAt: report.created_at.toISOString(),
})
