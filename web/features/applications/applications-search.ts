import type { ApplicationStatus } from '#contract/applications/applications.ts'
import { applicationStatuses } from '#contract/applications/fields.ts'
import { choiceOf } from '#contract/wire/choice-of.ts'

/** The status filter from the address bar; undefined shows all. */
export const readApplicationsSearch = (
  given: Record<string, unknown>,
): { status?: ApplicationStatus | undefined } => ({
  status: choiceOf(applicationStatuses, given.status),
})
