import type { ReportStatus } from '#contract/reports/fields.ts'
import type { ReportAction } from '#contract/sanctions/fields.ts'
import { m } from '#texts'

export const statusNames: Record<ReportStatus, () => string> = {
  pending: m.moderation_pending,
  resolved: m.moderation_resolved,
  dismissed: m.moderation_dismissed,
}

/** What was done besides, as a sentence. */
export const actionNames: Record<ReportAction, () => string> = {
  warned: m.moderation_action_warned,
  banned: m.moderation_action_banned,
  crew_deleted: m.moderation_action_crew_deleted,
  comment_removed: m.moderation_action_comment_removed,
}
