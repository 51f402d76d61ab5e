import type { ColumnType, Generated } from 'kysely'

export type AuditAction =
  | 'registered'
  | 'login_succeeded'
  | 'login_failed'
  | 'login_limited'
  | 'password_reset'
  | 'reset_link_issued'
  | 'password_changed'
  | 'password_check_failed'
  | 'email_change_requested'
  | 'email_changed'
  | 'account_exported'
  | 'account_deleted'
  | 'admin_granted'
  | 'admin_revoked'
  | 'comment_removed'

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
