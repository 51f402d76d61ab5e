import type * as z from 'zod/mini'
import type { PlainFieldError } from './plain-field-texts.ts'

/** A form's fields: text, a single check box, or the checked ones of several. */
export type FormValues = Readonly<Record<string, string | boolean | readonly string[]>>

/** Reads the elements themselves: a password manager may fill them in without an event. */
export const readForm = <Input extends FormValues>(form: HTMLFormElement, defaults: Input): Input => {
  const data = new FormData(form)
  const read = Object.entries(defaults).map(([name, value]) => {
    if (Array.isArray(value)) return [name, data.getAll(name)]
    return [name, typeof value === 'boolean' ? data.has(name) : (data.get(name) ?? '')]
  })
  return Object.fromEntries(read)
}

export type FieldErrors = Readonly<Record<string, PlainFieldError>>

/** The first issue of each field. */
const errorsByField = (issues: readonly z.core.$ZodIssue[]): FieldErrors => {
  const errors: Record<string, PlainFieldError> = {}
  for (const { path, message } of issues) errors[String(path[0])] ??= { issue: message }
  return errors
}

/** All errors at once: those that compare fields are added whatever else is wrong, but not to a field that has its own. */
export const checkForm = <Input, Output>(
  schema: z.ZodMiniType<Output, Input>,
  typed: Input,
  compareFields: (typed: Input) => FieldErrors = () => ({}),
): { values: Output } | { errors: FieldErrors } => {
  const result = schema.safeParse(typed)
  const compared = compareFields(typed)
  if (!result.success) return { errors: { ...compared, ...errorsByField(result.error.issues) } }
  return Object.keys(compared).length > 0 ? { errors: compared } : { values: result.data }
}

export const focusField = (form: HTMLFormElement, name: string): void => {
  const found = form.elements.namedItem(name)
  const control = found instanceof RadioNodeList ? found[0] : found
  if (control instanceof HTMLElement) control.focus()
}
