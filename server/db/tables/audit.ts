import type { ColumnType, Generated } from 'kysely'
import type { AuditAction } from '#contract/audit/actions.ts'

export interface AuditTable {
  id: Generated<number>
  at: Date
  /** Null for the command line and for guests. */
  actor_id: number | null
  action: AuditAction
  subject_id: number | null
  ip: string | null
  detail: ColumnType<Record<string, unknown>, string | undefined, never>
}
