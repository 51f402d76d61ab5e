/** What the visitor did on a rendered page before React had taken over all of it: the script in index.html noted it. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface EarlyInput {
  /** A field, if it was changed. */
  readonly target: Field
  /** Not by a click into a field, or on a radio button that is checked already. */
  readonly isChanged: boolean
  /** As it was then: meanwhile React may have set it back. */
  readonly value: string
  readonly checked: boolean
}

declare global {
  interface Window {
    /** In order. */
    earlyInputs?: Map<unknown, EarlyInput>
    stopNoting?: () => void
  }
}

/** React ignores a value that it has set itself, so the field is emptied first, behind which the value comes back. */
const fillAgain = (field: Field, value: string): void => {
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

const changeAgain = (field: Field, { value, checked }: EarlyInput): void => {
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    // Taken back first, so that the click is a change. A click on a radio button that is checked would be none.
    field.checked = field.type === 'checkbox' && !checked
    field.click()
  } else fillAgain(field, value)
}

const repeat = (input: EarlyInput): void => {
  const { target } = input
  if (input.isChanged) changeAgain(target, input)
  else if (target.matches('button, input')) target.click()
}

export const repeatEarlyInput = (): void => {
  window.stopNoting?.()
  for (const input of window.earlyInputs?.values() ?? []) if (input.target.isConnected) repeat(input)
  delete window.earlyInputs
}
