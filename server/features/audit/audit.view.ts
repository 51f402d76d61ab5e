import type { AuditEntry } from '#contract/audit/audit.ts'
import { csvOf } from './audit.csv.ts'
import type { AuditRow } from './audit.sql.ts'

export const viewEntry = (row: AuditRow): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  action: row.action,
  actorId: row.actor_id,
  actorName: row.actor_name,
  subjectId: row.subject_id,
  subjectName: row.subject_name,
  ip: row.ip,
  detail: row.detail,
})

export const viewFile = (rows: readonly AuditRow[]): Uint8Array => Buffer.from(csvOf(rows.map(viewEntry)))
