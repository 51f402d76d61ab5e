import { type FormEvent, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { ApiError } from '#web/api/api-error.ts'
import { checkForm } from './check-form.ts'
import { type FieldError, type FieldErrors, fieldErrorText } from './field-errors.ts'
import { failedFields } from './form-failure.ts'
import { type FormValues, focusField, readForm } from './form-values.ts'
import { type Submission, submissionAt } from './submission.ts'

interface Options<Input extends FormValues, Output> {
  /** The page with the form, if the browser can send it without JavaScript. */
  readonly path?: string
  readonly schema: z.ZodMiniType<Output, Input>
  /** What is wrong between fields, such as two passwords that differ. */
  readonly compareFields?: (typed: Input) => FieldErrors
  /** Every field of the form, in the order in which it is checked. */
  readonly defaultValues: Input
  readonly send: (values: Output) => Promise<unknown>
  /** Error codes that belong to one field, such as a name that is taken. */
  readonly fieldOfCode?: Readonly<Record<string, keyof Input & string>>
}

const submittedProblem = (submission: Submission | undefined): ApiError | undefined => {
  const problem = submission?.problem
  return problem && new ApiError(problem.message, problem)
}

type Errors = Readonly<Record<string, FieldError | undefined>>

/**
 * A form of plain fields, for screens that must load fast: it behaves like useContractForm at a tenth of the size.
 */
export const usePlainForm = <Input extends FormValues, Output>(options: Options<Input, Output>) => {
  const { schema, compareFields, defaultValues, send, fieldOfCode } = options
  const [submission] = useState(() => submissionAt(options.path))
  const [errors, setErrors] = useState<Errors>(submission?.errors ?? {})
  const [problem, setProblem] = useState<unknown>(() => submittedProblem(submission))
  const [pending, setPending] = useState(false)
  const busy = useRef(false)

  const base = (name: string) => ({
    name,
    onChange: () => setErrors((shown) => (shown[name] ? { ...shown, [name]: undefined } : shown)),
  })

  const showErrors = (form: HTMLFormElement, invalid: Errors) => {
    setErrors(invalid)
    const first = Object.keys(defaultValues).find((name) => invalid[name])
    if (first) focusField(form, first)
  }

  /** Shows the error at the fields it belongs to, else as a problem of the whole form. */
  const showFailure = (form: HTMLFormElement, error: unknown) => {
    const failed = failedFields(error, { names: Object.keys(defaultValues), fieldOfCode })
    if (failed) showErrors(form, failed)
    else setProblem(error)
  }

  const submit = async (form: HTMLFormElement) => {
    const typed = readForm(form, defaultValues)
    const { values, errors } = checkForm(schema, typed, compareFields?.(typed))
    setProblem(undefined)
    if (values === undefined) return showErrors(form, errors)
    setErrors({})
    setPending(true)
    try {
      await send(values)
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
    await submit(event.currentTarget)
    busy.current = false
  }

  const initial: FormValues = { ...defaultValues, ...submission?.values }
  return {
    /** For a text field or a select. */
    text: (name: keyof Input & string) => ({ ...base(name), defaultValue: String(initial[name]) }),
    /** For a single check box. */
    flag: (name: keyof Input & string) => ({ ...base(name), defaultChecked: initial[name] === true }),
    /** For one of several check boxes of the same field. */
    choice: (name: keyof Input & string) => (value: string) => {
      const chosen = initial[name]
      return { ...base(name), value, defaultChecked: Array.isArray(chosen) && chosen.includes(value) }
    },
    errorOf: (name: keyof Input & string) => fieldErrorText(errors[name]),
    problem,
    pending,
    onSubmit,
  }
}

export type FlagInput = ReturnType<ReturnType<typeof usePlainForm>['flag']>
export type Choice = ReturnType<ReturnType<typeof usePlainForm>['choice']>
