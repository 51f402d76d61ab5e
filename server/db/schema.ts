/** Every table, so that queries are checked against them. */
import type { PasswordResetsTable, SessionsTable, UsersTable } from '#server/features/auth/auth.table.ts'
import type { AuditTable } from './audit.ts'

export interface Schema {
  users: UsersTable
  sessions: SessionsTable
  password_resets: PasswordResetsTable
  audit_log: AuditTable
}
