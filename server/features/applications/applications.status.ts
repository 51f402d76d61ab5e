import type { ApplicationStatus } from '#contract/applications.ts'

const moves: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  pending: ['accepted', 'declined'],
  accepted: [],
  declined: [],
}

export const canBecome = (from: ApplicationStatus, to: ApplicationStatus): boolean => moves[from].includes(to)
