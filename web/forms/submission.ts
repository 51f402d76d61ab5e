/**
 * A form that the browser itself has sent, without JavaScript or before the page was hydrated: the answer is the same
 * page, with what is wrong and what was typed.
 */
import type { ApiError } from '#web/api/api-error.ts'
import { visitorState } from '#web/browser/visitor-state.ts'
import type { FieldErrors } from './field-errors.ts'
import type { FormValues } from './form-values.ts'

export interface Submission {
  /** Of the page with the form. */
  readonly path: string
  /** What was typed, without passwords. */
  readonly values: FormValues
  readonly errors: FieldErrors
  /** An ApiError, as it is after being turned into JSON and back. */
  readonly problem?: ConstructorParameters<typeof ApiError>[1] & { readonly message: string }
  readonly isDone: boolean
}

const state = visitorState((): { submission?: Submission | undefined } => ({}))

export const setSubmission = (submission: Submission | undefined): void => {
  state().submission = submission
}

export const currentSubmission = (): Submission | undefined => state().submission

export const submissionAt = (path: string | undefined): Submission | undefined => {
  const submission = currentSubmission()
  return submission?.path === path ? submission : undefined
}
