import type { ReportAction, ReportStatus } from '#contract/reports/fields.ts'
import { m } from '#texts'

export const statusNames: Record<ReportStatus, () => string> = {
  pending: m.reports_pending,
  resolved: m.reports_resolved,
  dismissed: m.reports_dismissed,
}

/** What was done besides, as a sentence. */
export const actionNames: Record<ReportAction, () => string> = {
  warned: m.reports_action_warned,
  banned: m.reports_action_banned,
  crew_deleted: m.reports_action_crew_deleted,
  comment_removed: m.reports_action_comment_removed,
  picture_removed: m.logs_action_removed,
}
