import type { OwnWarning } from '#contract/sanctions/warnings.ts'
import type { WarningRow } from '#server/db/tables/sanctions.ts'

/** Without the moderator. */
export const viewOwnWarning = (warning: WarningRow): OwnWarning => ({
  id: warning.id,
  reason: warning.reason,
  description: warning.description,
  createdAt: warning.created_at.toISOString(),
  acknowledgedAt: warning.acknowledged_at?.toISOString() ?? null,
})
