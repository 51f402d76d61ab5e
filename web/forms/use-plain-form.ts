import { type FormEvent, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { ApiError } from '#web/api/api-error.ts'
import { checkForm } from './check-form.ts'
import { answerError, codeError, type FieldError, type FieldErrors, fieldErrorText } from './field-errors.ts'
import { type FormValues, focusField, readForm } from './form-values.ts'

interface Options<Input extends FormValues, Output> {
  readonly schema: z.ZodMiniType<Output, Input>
  /** What is wrong between fields, such as two passwords that differ. */
  readonly compareFields?: (typed: Input) => FieldErrors
  /** Every field of the form, in the order in which it is checked. */
  readonly defaultValues: Input
  readonly send: (values: Output) => Promise<unknown>
  /** Error codes that belong to one field, such as a name that is taken. */
  readonly fieldOfCode?: Readonly<Record<string, keyof Input & string>>
}

type Errors = Readonly<Record<string, FieldError | undefined>>

/**
 * A form of plain fields, for screens that must load fast: it behaves like useContractForm at a tenth of the size.
 */
export const usePlainForm = <Input extends FormValues, Output>(options: Options<Input, Output>) => {
  const { schema, compareFields, defaultValues, send, fieldOfCode = {} } = options
  const [errors, setErrors] = useState<Errors>({})
  const [problem, setProblem] = useState<unknown>()
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
    if (!(error instanceof ApiError)) return setProblem(error)
    const field = fieldOfCode[error.code ?? '']
    const invalid = Object.entries(error.fields).filter(([name]) => name in defaultValues)
    if (field) showErrors(form, { [field]: codeError(error) })
    else if (invalid.length > 0)
      showErrors(form, Object.fromEntries(invalid.map(([name, text]) => [name, answerError(text)])))
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

  return {
    /** For a text field or a select. */
    text: (name: keyof Input & string) => ({ ...base(name), defaultValue: String(defaultValues[name]) }),
    /** For a single check box. */
    flag: (name: keyof Input & string) => ({ ...base(name), defaultChecked: defaultValues[name] === true }),
    /** For one of several check boxes of the same field. */
    choice: (name: keyof Input & string) => (value: string) => {
      const chosen = defaultValues[name]
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
