import type { FieldError, Ref, Resolver } from 'react-hook-form'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { type CrewChange, type CrewDraft, crewChange, crewDraft } from '#contract/crews/drafts.ts'
import { crewLimits } from '#contract/crews/fields.ts'
import { seatsIssue, startIssue } from '#contract/crews/rules.ts'
import { checkBySchema } from '#web/forms/check-by-schema.ts'
import { type CrewFormValues, changeOfForm, draftOfForm, keepsStart } from './crew-form.ts'

/** The browser returns an incomplete date as empty: without this check it would be dropped silently. */
const isIncomplete = (field: Ref | undefined): boolean =>
  field !== undefined && 'validity' in field && field.validity.badInput

const startError = (form: CrewFormValues, field: Ref | undefined, isKept = false): FieldError | undefined => {
  if (isIncomplete(field)) return { type: 'issue', message: 'start_nonexistent' }
  // Without a zone the time has no meaning yet, and the error is shown at the zone.
  if (isKept || form.scheduledFor === '' || form.timezone === '') return undefined
  const message = startIssue(form.scheduledFor, form.timezone, new Date(), crewLimits.leadMinutes)
  return message && { type: 'issue', message }
}

type CheckResult<Output> =
  | { values: Output; errors: object }
  | { values: undefined; errors: Record<string, FieldError> }

const seatsError = ({ maxCrewSize, roles }: CrewFormValues): FieldError | undefined => {
  const message = seatsIssue(maxCrewSize, roles)
  return message && { type: 'issue', message }
}

const withFormErrors = <Output>(
  result: CheckResult<Output>,
  form: CrewFormValues,
  scheduledFor: FieldError | undefined,
) => {
  const maxCrewSize = seatsError(form)
  if (result.values !== undefined && !scheduledFor && !maxCrewSize)
    return { values: result.values, errors: {} }
  const errors = {
    ...(maxCrewSize ? { maxCrewSize } : {}),
    ...result.errors,
    ...(scheduledFor ? { scheduledFor } : {}),
  }
  return { values: {}, errors }
}

export const newCrewResolver: Resolver<CrewFormValues, unknown, CrewDraft> = (form, _, { fields }) =>
  withFormErrors(
    checkBySchema(crewDraft, draftOfForm(form)),
    form,
    startError(form, fields.scheduledFor?.ref),
  )

/** A start that is not changed may be in the past. */
export const crewChangeResolver =
  (crew: CrewDetails): Resolver<CrewFormValues, unknown, CrewChange> =>
  (form, _, { fields }) =>
    withFormErrors(
      checkBySchema(crewChange, changeOfForm(form, crew)),
      form,
      startError(form, fields.scheduledFor?.ref, keepsStart(form, crew)),
    )
