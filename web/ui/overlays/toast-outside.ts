// A click on a toast is not a click outside the dialog below it.

/** On each toast and not on their corner: a toast that was just closed is no longer inside the corner. */
export const toastAttribute = 'data-toast'

type OutsideEvent = { target: EventTarget | null; preventDefault: () => void }

export const ignoreToasts = (event: OutsideEvent) => {
  if (event.target instanceof Element && event.target.closest(`[${toastAttribute}]`)) event.preventDefault()
}
