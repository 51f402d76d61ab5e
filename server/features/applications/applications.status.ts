import type { ApplicationStatus, RoleApplicationStatus } from '#contract/applications.ts'

const moves: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  pending: ['accepted', 'declined'],
  accepted: [],
  declined: [],
}

export const canBecome = (from: ApplicationStatus, to: ApplicationStatus): boolean => moves[from].includes(to)

/** The same three in the words for roles. */
export const roleWord = (status: ApplicationStatus): RoleApplicationStatus =>
  status === 'declined' ? 'rejected' : status
