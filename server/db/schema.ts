/** Every table, so that the compiler checks queries against them. */
import type { ApplicationsTable } from './tables/applications.ts'
import type { AuditTable } from './tables/audit.ts'
import type { PasswordResetsTable, SessionsTable, UsersTable } from './tables/auth.ts'
import type { CrewMembersTable, CrewRolesTable, CrewsTable } from './tables/crews.ts'
import type { FleetShipsTable, ShipsTable } from './tables/fleet.ts'
import type { MessagesTable } from './tables/messages.ts'

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
  ships: ShipsTable
  fleet_ships: FleetShipsTable
}
