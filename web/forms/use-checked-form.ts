import { type FormEvent, useRef, useState } from 'react'
import { ApiError } from '#web/api/api-error.ts'
import type { Checked } from './check-form.ts'
import { type FieldError, fieldErrorText } from './field-errors.ts'
import { failedFields } from './form-failure.ts'
import { focusField } from './form-values.ts'
import type { Submission } from './submission.ts'

interface Options<Typed, Output> {
  /** Every field of the form, in the order in which the first invalid one is looked for. */
  readonly names: readonly string[]
  readonly read: (form: HTMLFormElement) => Typed
  readonly check: (typed: Typed) => Checked<Output>
  readonly send: (values: Output, form: HTMLFormElement) => Promise<unknown>
  /** Error codes that belong to one field, such as a name that is taken. */
  readonly fieldOfCode?: Readonly<Record<string, string>> | undefined
  /** What the browser itself has sent already, without JavaScript. */
  readonly submission?: Submission | undefined
}

const submittedProblem = (submission: Submission | undefined): ApiError | undefined => {
  const problem = submission?.problem
  return problem && new ApiError(problem.message, problem)
}

type Errors = Readonly<Record<string, FieldError | undefined>>

/**
 * How every form behaves: it is checked on submit, an error disappears when its field is edited, the first invalid
 * field gets the focus, a second submit is ignored while the first runs, and a failed submit keeps what was typed.
 */
export const useCheckedForm = <Typed, Output>(options: Options<Typed, Output>) => {
  const { names, read, check, send, fieldOfCode, submission } = options
  const [errors, setErrors] = useState<Errors>(submission?.errors ?? {})
  const [problem, setProblem] = useState<unknown>(() => submittedProblem(submission))
  const [pending, setPending] = useState(false)
  const busy = useRef(false)

  const showErrors = (form: HTMLFormElement, invalid: Errors) => {
    setErrors(invalid)
    const first = names.find((name) => invalid[name])
    if (first) focusField(form, first)
  }

  /** Shows the error at the fields it belongs to, else as a problem of the whole form. */
  const showFailure = (form: HTMLFormElement, error: unknown) => {
    const failed = failedFields(error, { names, fieldOfCode })
    if (failed) showErrors(form, failed)
    else setProblem(error)
  }

  const submit = async (form: HTMLFormElement) => {
    const { values, errors } = check(read(form))
    setProblem(undefined)
    if (values === undefined) return showErrors(form, errors)
    setErrors({})
    setPending(true)
    try {
      await send(values, form)
    } catch (error) {
      showFailure(form, error)
    } finally {
      setPending(false)
    }
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy.current) return
    busy.current = true
    try {
      await submit(event.currentTarget)
    } finally {
      busy.current = false
    }
  }

  const clearError = (name: string) =>
    setErrors((shown) => (shown[name] ? { ...shown, [name]: undefined } : shown))

  return { errorOf: (name: string) => fieldErrorText(errors[name]), clearError, problem, pending, onSubmit }
}

/** A form of choices, of which none can be wrong: only sending it can fail. */
export const useChoiceForm = (send: () => Promise<unknown>) => {
  const { problem, pending, onSubmit } = useCheckedForm<null, null>({
    names: [],
    read: () => null,
    check: (values) => ({ values, errors: {} }),
    send,
  })
  return { problem, pending, onSubmit }
}
