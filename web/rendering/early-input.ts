/** What the visitor did on a rendered page before it could react: the script in index.html has noted it. */
interface EarlyInput {
  readonly target: Element
  /** As it was then: meanwhile React may have set it back. */
  readonly value?: string
  readonly checked?: boolean
}

declare global {
  interface Window {
    /** In order. */
    earlyInputs?: Map<unknown, EarlyInput>
    stopNoting?: () => void
  }
}

/** React ignores a value that it has set itself, so the field is emptied first, behind which the typed text comes back. */
const typeAgain = (field: HTMLInputElement | HTMLTextAreaElement, typed: string): void => {
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const repeat = ({ target, value = '', checked = false }: EarlyInput): void => {
  if (target instanceof HTMLSelectElement) {
    target.value = value
    target.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type)) {
    // Taken back first, so that the click is a change. A click on a radio button that is checked would be none.
    target.checked = target.type === 'checkbox' && !checked
    target.click()
  } else if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
    typeAgain(target, value)
  else target.closest('button')?.click()
}

export const repeatEarlyInput = (): void => {
  window.stopNoting?.()
  for (const input of window.earlyInputs?.values() ?? []) if (input.target.isConnected) repeat(input)
  delete window.earlyInputs
}
