/** What the visitor did on a rendered page before it could react: the script in index.html has noted it. */
declare global {
  interface Window {
    /** The elements that were clicked or changed in vain, in order. */
    earlyTargets?: Set<Element>
    /** Called when React has taken over the frame of the page: then it hurries with whatever is clicked. */
    answerInput?: () => void
    stopNoting?: () => void
  }
}

/** React ignores a value that it has set itself, so the field is emptied first, behind which the typed text comes back. */
const typeAgain = (field: HTMLInputElement | HTMLTextAreaElement): void => {
  const typed = field.value
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const repeat = (target: Element): void => {
  if (target instanceof HTMLSelectElement) target.dispatchEvent(new Event('change', { bubbles: true }))
  else if (target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type)) {
    // Taken back first, so that the click is a change. A click on a radio button that is checked would be none.
    target.checked = target.type === 'checkbox' && !target.checked
    target.click()
  } else if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) typeAgain(target)
  else target.closest('button')?.click()
}

const isRadio = (target: Element): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'radio'

/** Of a group of radio buttons the last one counts: the others were left for it. */
const isLastOfGroup = (target: Element, index: number, targets: readonly Element[]): boolean =>
  !isRadio(target) || !targets.slice(index + 1).some((later) => isRadio(later) && later.name === target.name)

/** Each element once: a second click in vain was meant as the first. */
export const repeatEarlyInput = (): void => {
  window.stopNoting?.()
  for (const target of [...(window.earlyTargets ?? [])].filter(isLastOfGroup))
    if (target.isConnected) repeat(target)
  delete window.earlyTargets
}
