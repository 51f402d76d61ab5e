import type { Resolver } from 'react-hook-form'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { type CrewChange, type CrewDraft, crewChange, crewDraft } from '#contract/crews/drafts.ts'
import { crewLimits } from '#contract/crews/fields.ts'
import { seatsIssue, startIssue } from '#contract/crews/rules.ts'
import type { IssueMessage } from '#contract/issues/issues.ts'
import { checkForm } from '#web/forms/check-form.ts'
import { type FieldErrors, issueError } from '#web/forms/field-errors.ts'
import { resolved } from '#web/forms/use-contract-form.ts'
import { type CrewFormValues, changeOfForm, draftOfForm, keepsStart } from './crew-form.ts'
import { isHalfStart, startText } from './when/typed-times.ts'

const startError = (form: CrewFormValues, isKept = false): IssueMessage | undefined => {
  if (form.startsNow) return undefined
  if (isHalfStart(form.scheduledFor)) return 'start_incomplete'
  // Without a zone the time has no meaning yet, and the error is shown at the zone.
  if (isKept || form.scheduledFor === '' || form.timezone === '') return undefined
  return startIssue(startText(form.scheduledFor), form.timezone, new Date(), crewLimits.leadMinutes)
}

/** What the schema does not check: it does not know the clock. */
const formErrors = (form: CrewFormValues, scheduledFor: IssueMessage | undefined): FieldErrors => {
  const maxCrewSize = seatsIssue(form.maxCrewSize, form.roles)
  return {
    ...(maxCrewSize && { maxCrewSize: issueError(maxCrewSize) }),
    ...(scheduledFor && { scheduledFor: issueError(scheduledFor) }),
  }
}

export const newCrewResolver: Resolver<CrewFormValues, unknown, CrewDraft> = (form) =>
  resolved(checkForm(crewDraft, draftOfForm(form), formErrors(form, startError(form))))

/** A start that is not changed may be in the past. */
export const crewChangeResolver =
  (crew: CrewDetails): Resolver<CrewFormValues, unknown, CrewChange> =>
  (form) =>
    resolved(
      checkForm(
        crewChange,
        changeOfForm(form, crew),
        formErrors(form, startError(form, keepsStart(form, crew))),
      ),
    )
