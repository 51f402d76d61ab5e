import type { FieldError, Ref, Resolver } from 'react-hook-form'
import { type CrewChange, type CrewDraft, crewChange, crewDraft } from '#contract/crew-drafts.ts'
import { crewLimits } from '#contract/crew-fields.ts'
import { startIssue } from '#contract/crew-rules.ts'
import type { CrewDetails } from '#contract/crews.ts'
import { checkBySchema } from '#web/forms/check-by-schema.ts'
import { type CrewFormValues, changeOfForm, draftOfForm, keepsStart } from './crew-form.ts'

/** A date that is only half typed reads as empty: it would be dropped without a word. */
const isHalfTyped = (field: Ref | undefined): boolean =>
  field !== undefined && 'validity' in field && field.validity.badInput

const startError = (form: CrewFormValues, field: Ref | undefined, isKept = false): FieldError | undefined => {
  if (isHalfTyped(field)) return { type: 'issue', message: 'start_nonexistent' }
  // Without a zone the time means nothing yet: the zone is what is wrong then.
  if (isKept || form.scheduledFor === '' || form.timezone === '') return undefined
  const message = startIssue(form.scheduledFor, form.timezone, new Date(), crewLimits.leadMinutes)
  return message && { type: 'issue', message }
}

type Checked<Output> =
  | { values: Output; errors: object }
  | { values: undefined; errors: Record<string, FieldError> }

const answer = <Output>(checked: Checked<Output>, scheduledFor: FieldError | undefined) => {
  if (checked.values !== undefined && !scheduledFor) return { values: checked.values, errors: {} }
  return { values: {}, errors: { ...checked.errors, ...(scheduledFor ? { scheduledFor } : {}) } }
}

export const newCrewResolver: Resolver<CrewFormValues, unknown, CrewDraft> = (form, _, { fields }) =>
  answer(checkBySchema(crewDraft, draftOfForm(form)), startError(form, fields.scheduledFor?.ref))

/** A start that stays as it is may have passed by now. */
export const crewChangeResolver =
  (crew: CrewDetails): Resolver<CrewFormValues, unknown, CrewChange> =>
  (form, _, { fields }) =>
    answer(
      checkBySchema(crewChange, changeOfForm(form, crew)),
      startError(form, fields.scheduledFor?.ref, keepsStart(form, crew)),
    )
