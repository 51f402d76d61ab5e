import type { Selectable } from 'kysely'
import type { SecurityEvent } from '#contract/account/security-events.ts'
import type { SecurityEventsTable } from '#server/db/tables/second-factors.ts'

export const viewSecurityEvent = ({
  id,
  kind,
  detail,
  created_at,
}: Selectable<SecurityEventsTable>): SecurityEvent => ({
  id,
  kind,
  detail,
  createdAt: created_at.toISOString(),
})
