/** Every table, so that queries are checked against them. */
import type { ApplicationsTable } from '#server/features/applications/applications.table.ts'
import type { PasswordResetsTable, SessionsTable, UsersTable } from '#server/features/auth/auth.table.ts'
import type { CrewMembersTable, CrewRolesTable, CrewsTable } from '#server/features/crews/crews.table.ts'
import type { MessagesTable } from '#server/features/messages/messages.table.ts'
import type { AuditTable } from './audit.ts'

export interface Schema {
  users: UsersTable
  sessions: SessionsTable
  password_resets: PasswordResetsTable
  audit_log: AuditTable
  crews: CrewsTable
  crew_roles: CrewRolesTable
  crew_members: CrewMembersTable
  applications: ApplicationsTable
  messages: MessagesTable
}
