import { useState } from 'react'
import type * as z from 'zod/mini'
import { checkForm } from './check-form.ts'
import type { FieldErrors } from './field-errors.ts'
import { type FormValues, readForm } from './form-values.ts'
import { submissionAt } from './submission.ts'
import { useCheckedForm } from './use-checked-form.ts'

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

/** A form of plain fields, which the browser fills in and reads: it also works before the page is hydrated. */
export const usePlainForm = <Input extends FormValues, Output>(options: Options<Input, Output>) => {
  const { schema, compareFields, defaultValues, send, fieldOfCode } = options
  const [submission] = useState(() => submissionAt(options.path))
  const { errorOf, clearError, ...form } = useCheckedForm<Input, Output>({
    names: Object.keys(defaultValues),
    read: (element) => readForm(element, defaultValues),
    check: (typed) => checkForm(schema, typed, compareFields?.(typed)),
    send,
    fieldOfCode,
    submission,
  })
  const base = (name: string) => ({ name, onChange: () => clearError(name) })
  const initial = { ...defaultValues, ...submission?.values }
  return {
    ...form,
    /** What the fields hold at first. */
    initial,
    /** For a text field or a select. */
    text: (name: keyof Input & string) => ({ ...base(name), defaultValue: String(initial[name]) }),
    /** For a single check box. */
    flag: (name: keyof Input & string) => ({ ...base(name), defaultChecked: initial[name] === true }),
    /** For one of several check boxes of the same field. */
    choice: (name: keyof Input & string) => (value: string) => {
      const chosen = initial[name]
      return { ...base(name), value, defaultChecked: Array.isArray(chosen) && chosen.includes(value) }
    },
    errorOf: (name: keyof Input & string) => errorOf(name),
  }
}

export type TextProps = ReturnType<ReturnType<typeof usePlainForm>['text']>
export type FlagInput = ReturnType<ReturnType<typeof usePlainForm>['flag']>
export type Choice = ReturnType<ReturnType<typeof usePlainForm>['choice']>
