// A click on a toast is not a click outside the dialog below it.

/** Set on each toast, not on their container: a toast that was just closed is no longer inside the container. */
export const toastAttribute = 'data-toast'

type OutsideEvent = { target: EventTarget | null; preventDefault: () => void }

export const ignoreToasts = (event: OutsideEvent) => {
  if (event.target instanceof Element && event.target.closest(`[${toastAttribute}]`)) event.preventDefault()
}
