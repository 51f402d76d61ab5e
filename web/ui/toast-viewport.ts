/** Marks the corner of the toasts, so that a dialog does not take a click there for a click outside. */
export const toastViewportAttribute = 'data-toast-viewport'

type OutsideEvent = { target: EventTarget | null; preventDefault: () => void }

export const ignoreToasts = (event: OutsideEvent) => {
  if (event.target instanceof Element && event.target.closest(`[${toastViewportAttribute}]`)) {
    event.preventDefault()
  }
}
