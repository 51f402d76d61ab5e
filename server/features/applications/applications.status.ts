import type { ApplicationStatus, RoleApplicationStatus } from '#contract/applications/applications.ts'

const moves: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  pending: ['accepted', 'declined'],
  accepted: [],
  /** The leader may change their mind, the applicant may not. */
  declined: ['accepted'],
}

export const canBecome = (from: ApplicationStatus, to: ApplicationStatus): boolean => moves[from].includes(to)

/** The contract uses another word for "declined" if the application is for a role. */
export const roleStatus = (status: ApplicationStatus): RoleApplicationStatus =>
  status === 'declined' ? 'rejected' : status
