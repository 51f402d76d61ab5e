import type { Ref, Resolver } from 'react-hook-form'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { type CrewChange, type CrewDraft, crewChange, crewDraft } from '#contract/crews/drafts.ts'
import { crewLimits } from '#contract/crews/fields.ts'
import { seatsIssue, startIssue } from '#contract/crews/rules.ts'
import type { IssueMessage } from '#contract/issues/issues.ts'
import { checkForm } from '#web/forms/check-form.ts'
import { type FieldErrors, issueError } from '#web/forms/field-errors.ts'
import { resolved } from '#web/forms/use-contract-form.ts'
import { type CrewFormValues, changeOfForm, draftOfForm, keepsStart } from './crew-form.ts'

/** The browser returns an incomplete date as empty: without this check it would be dropped silently. */
const isIncomplete = (field: Ref | undefined): boolean =>
  field !== undefined && 'validity' in field && field.validity.badInput

const startError = (
  form: CrewFormValues,
  field: Ref | undefined,
  isKept = false,
): IssueMessage | undefined => {
  if (form.startsNow) return undefined
  if (isIncomplete(field)) return 'start_nonexistent'
  // Without a zone the time has no meaning yet, and the error is shown at the zone.
  if (isKept || form.scheduledFor === '' || form.timezone === '') return undefined
  return startIssue(form.scheduledFor, form.timezone, new Date(), crewLimits.leadMinutes)
}

/** What the schema does not check: it knows neither the clock nor the browser's field. */
const formErrors = (form: CrewFormValues, scheduledFor: IssueMessage | undefined): FieldErrors => {
  const maxCrewSize = seatsIssue(form.maxCrewSize, form.roles)
  return {
    ...(maxCrewSize && { maxCrewSize: issueError(maxCrewSize) }),
    ...(scheduledFor && { scheduledFor: issueError(scheduledFor) }),
  }
}

export const newCrewResolver: Resolver<CrewFormValues, unknown, CrewDraft> = (form, _, { fields }) =>
  resolved(
    checkForm(crewDraft, draftOfForm(form), formErrors(form, startError(form, fields.scheduledFor?.ref))),
  )

/** A start that is not changed may be in the past. */
export const crewChangeResolver =
  (crew: CrewDetails): Resolver<CrewFormValues, unknown, CrewChange> =>
  (form, _, { fields }) => {
    const start = startError(form, fields.scheduledFor?.ref, keepsStart(form, crew))
    return resolved(checkForm(crewChange, changeOfForm(form, crew), formErrors(form, start)))
  }
