/** A form's fields: text, a single check box, or the checked ones of several. */
export type FormValues = Readonly<Record<string, string | boolean | readonly string[]>>

/** `defaults` says which fields there are, and of which kind. */
export const readFields = <Input extends FormValues>(
  data: FormData | URLSearchParams,
  defaults: Input,
): Input => {
  const read = Object.entries(defaults).map(([name, value]) => {
    if (Array.isArray(value)) return [name, data.getAll(name)]
    return [name, typeof value === 'boolean' ? data.has(name) : (data.get(name) ?? '')]
  })
  return Object.fromEntries(read)
}

/** Reads the elements themselves: a password manager may fill them in without an event. */
export const readForm = <Input extends FormValues>(form: HTMLFormElement, defaults: Input): Input =>
  readFields(new FormData(form), defaults)

export const focusField = (form: HTMLFormElement, name: string): void => {
  const found = form.elements.namedItem(name)
  const control = found instanceof RadioNodeList ? found[0] : found
  if (control instanceof HTMLElement) control.focus()
}
