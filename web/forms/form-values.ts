import type * as z from 'zod/mini'
import type { FieldError } from './field-words.ts'

/** A form's fields: text, a single check box, or the chosen ones of several. */
export type FormValues = Readonly<Record<string, string | boolean | readonly string[]>>

/** Read from the page itself, so that what a password manager filled in silently counts too. */
export const readForm = <Input extends FormValues>(form: HTMLFormElement, defaults: Input): Input => {
  const data = new FormData(form)
  const read = Object.entries(defaults).map(([name, value]) => {
    if (Array.isArray(value)) return [name, data.getAll(name)]
    return [name, typeof value === 'boolean' ? data.has(name) : (data.get(name) ?? '')]
  })
  return Object.fromEntries(read)
}

/** The first thing wrong with each field, in the order of the fields. */
export const errorsByField = (issues: readonly z.core.$ZodIssue[]): Record<string, FieldError> => {
  const errors: Record<string, FieldError> = {}
  for (const { path, message } of issues) errors[String(path[0])] ??= { issue: message }
  return errors
}

export const focusField = (form: HTMLFormElement, name: string): void => {
  const found = form.elements.namedItem(name)
  const control = found instanceof RadioNodeList ? found[0] : found
  if (control instanceof HTMLElement) control.focus()
}
