/** Applications to the crew and for its roles in one shape, for lists that show both. */
import type { Application, ApplicationStatus, RoleApplication } from '#contract/applications/applications.ts'

/** A pending application that disappears from the server's answer while it is listed was withdrawn. */
export type EntryStatus = ApplicationStatus | 'withdrawn'

/** How the page writes moments for its reader. */
export interface ApplicationTimes {
  readonly formatAppliedAt: (moment: string) => string
  /** What time it is for an applicant. */
  readonly formatLocalTime: (zone: string) => string
}

export interface ApplicationEntry {
  readonly key: string
  readonly id: number
  readonly status: EntryStatus
  /** Null for an application to the crew as a whole. */
  readonly roleId: number | null
  readonly roleName: string | null
  readonly message: string
  readonly appliedAt: string
  readonly ship: Application['ship']
  readonly user: Application['user']
  /** Only in applications to the crew. */
  readonly details:
    | Pick<Application, 'availability' | 'experience' | 'timezone' | 'additionalInfo'>
    | undefined
}

/** Names a refusal that can still be taken back. */
export const declineKey = ({ id }: Pick<ApplicationEntry, 'id'>): string => `application-${id}`

export const entryOfCrew = (application: Application): ApplicationEntry => ({
  key: `crew-${application.id}`,
  id: application.id,
  status: application.status,
  roleId: null,
  roleName: null,
  message: application.message,
  appliedAt: application.appliedAt,
  ship: application.ship,
  user: application.user,
  details: application,
})

export const entryOfRole = (application: RoleApplication): ApplicationEntry => ({
  key: `role-${application.id}`,
  id: application.id,
  status: application.status === 'rejected' ? 'declined' : application.status,
  roleId: application.roleId,
  roleName: application.roleName,
  message: application.message,
  appliedAt: application.createdAt,
  ship: application.ship,
  user: application.user,
  details: undefined,
})

/** Once the mission is over nothing is pending: what was not decided is closed. The list starts again then. */
export const shownEntries = (
  entries: readonly ApplicationEntry[],
  viewer: { readonly canDecide: boolean } | undefined,
): readonly ApplicationEntry[] =>
  viewer?.canDecide ? entries : entries.filter(({ status }) => status !== 'pending')
