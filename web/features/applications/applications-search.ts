import { applicationStatuses } from '#contract/application-fields.ts'
import type { ApplicationStatus } from '#contract/applications.ts'

/** The status filter from the address bar; undefined shows all. */
export const readApplicationsSearch = (
  given: Record<string, unknown>,
): { status?: ApplicationStatus | undefined } => ({
  status: applicationStatuses.find((status) => status === given.status),
})
