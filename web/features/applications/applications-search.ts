import { applicationStatuses } from '#contract/application-fields.ts'
import type { ApplicationStatus } from '#contract/applications.ts'

/** Which applications to show, as the address bar says; all of them is left out. */
export const readApplicationsSearch = (
  given: Record<string, unknown>,
): { status?: ApplicationStatus | undefined } => ({
  status: applicationStatuses.find((status) => status === given.status),
})
