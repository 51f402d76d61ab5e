/** Applications to the crew and for its roles in one shape, for the lists that show both. */
import type { Application, ApplicationStatus, RoleApplication } from '#contract/applications.ts'

/** What waited and is gone from the server's list while it is shown was taken back. */
export type EntryStatus = ApplicationStatus | 'withdrawn'

export interface ApplicationEntry {
  readonly key: string
  readonly id: number
  readonly status: EntryStatus
  /** Null where it is for the crew as a whole. */
  readonly roleId: number | null
  readonly roleName: string | null
  readonly message: string
  readonly appliedAt: string
  readonly user: Application['user']
  /** What only the longer form asks for. */
  readonly more: Pick<Application, 'availability' | 'experience' | 'timezone' | 'additionalInfo'> | undefined
}

export const entryOfCrew = (application: Application): ApplicationEntry => ({
  key: `crew-${application.id}`,
  id: application.id,
  status: application.status,
  roleId: null,
  roleName: null,
  message: application.message,
  appliedAt: application.appliedAt,
  user: application.user,
  more: application,
})

export const entryOfRole = (application: RoleApplication): ApplicationEntry => ({
  key: `role-${application.id}`,
  id: application.id,
  status: application.status === 'rejected' ? 'declined' : application.status,
  roleId: application.roleId,
  roleName: application.roleName,
  message: application.message,
  appliedAt: application.createdAt,
  user: application.user,
  more: undefined,
})
