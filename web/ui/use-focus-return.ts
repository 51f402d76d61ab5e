// Radix gives the focus back only to its own trigger. Most of our dialogs are opened by state, so we remember.
import { useRef } from 'react'

/** A menu item is gone when the dialog closes; the button that opened its menu is not. */
const lastingElement = (element: Element | null) => {
  const menuLabel = element?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  return menuLabel ? document.getElementById(menuLabel) : element
}

export function useFocusReturn() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = lastingElement(document.activeElement)
    },
    onCloseAutoFocus: (event: Event) => {
      if (!(opener.current instanceof HTMLElement) || !opener.current.isConnected) return
      event.preventDefault()
      opener.current.focus()
    },
  }
}
