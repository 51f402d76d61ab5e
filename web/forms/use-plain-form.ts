import { type FormEvent, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { ApiError } from '#web/api/api-error.ts'
import { type FieldError, fieldWords } from './field-words.ts'
import { errorsByField, type FormValues, focusField, readForm } from './form-values.ts'

interface Options<Input extends FormValues, Output> {
  readonly schema: z.ZodMiniType<Output, Input>
  /** Every field of the form, in the order in which it is checked. */
  readonly defaultValues: Input
  readonly send: (values: Output) => Promise<unknown>
  /** Error codes that belong to one field, such as a name that is taken. */
  readonly fieldOfCode?: Readonly<Record<string, keyof Input & string>>
}

type Errors = Readonly<Record<string, FieldError | undefined>>

/**
 * A form of plain fields, for the screens that are seen first: a tenth of the weight of useContractForm, with
 * the same manners. Checked on submit, an error goes when its field is edited, the first wrong field gets the
 * focus, a second submit waits for the first, and what was typed stays when sending fails.
 */
export const usePlainForm = <Input extends FormValues, Output>(options: Options<Input, Output>) => {
  const { schema, defaultValues, send, fieldOfCode = {} } = options
  const [errors, setErrors] = useState<Errors>({})
  const [problem, setProblem] = useState<unknown>()
  const [pending, setPending] = useState(false)
  const busy = useRef(false)

  const base = (name: string) => ({
    name,
    onChange: () => setErrors((known) => (known[name] ? { ...known, [name]: undefined } : known)),
  })

  const show = (form: HTMLFormElement, wrong: Errors) => {
    setErrors(wrong)
    const first = Object.keys(defaultValues).find((name) => wrong[name])
    if (first) focusField(form, first)
  }

  /** At the fields it belongs to, else as the problem of the whole form. */
  const showRefusal = (form: HTMLFormElement, error: unknown) => {
    const { code = '', fields = {} } = error instanceof ApiError ? error : {}
    const named = fieldOfCode[code]
    const said = Object.entries(fields).filter(([name]) => name in defaultValues)
    if (named) show(form, { [named]: { code } })
    else if (said.length > 0)
      show(form, Object.fromEntries(said.map(([name, words]) => [name, { said: words }])))
    else setProblem(error)
  }

  const submit = async (form: HTMLFormElement) => {
    const result = schema.safeParse(readForm(form, defaultValues))
    setProblem(undefined)
    if (!result.success) return show(form, errorsByField(result.error.issues))
    setErrors({})
    setPending(true)
    try {
      await send(result.data)
    } catch (error) {
      showRefusal(form, error)
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
    /** For a check box that stands alone. */
    flag: (name: keyof Input & string) => ({ ...base(name), defaultChecked: defaultValues[name] === true }),
    /** For one of several check boxes of a field. */
    choice: (name: keyof Input & string) => (value: string) => {
      const chosen = defaultValues[name]
      return { ...base(name), value, defaultChecked: Array.isArray(chosen) && chosen.includes(value) }
    },
    errorOf: (name: keyof Input & string) => fieldWords(errors[name]),
    problem,
    pending,
    onSubmit,
  }
}

export type FlagInput = ReturnType<ReturnType<typeof usePlainForm>['flag']>
export type Choice = ReturnType<ReturnType<typeof usePlainForm>['choice']>
