import type { ApplicationStatus, RoleApplicationStatus } from '#contract/applications/applications.ts'

const moves: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  pending: ['accepted', 'declined'],
  accepted: [],
  /** The leader may think better of it, the applicant may not. */
  declined: ['accepted'],
}

export const canBecome = (from: ApplicationStatus, to: ApplicationStatus): boolean => moves[from].includes(to)

/** The contract has another word for "declined" where the application is for a role. */
export const roleStatus = (status: ApplicationStatus): RoleApplicationStatus =>
  status === 'declined' ? 'rejected' : status
