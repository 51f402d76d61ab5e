// Radix gives the focus back only to its own trigger. Most of our dialogs are opened by state, so we remember.
import { useRef } from 'react'

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled)'

/** A menu item is gone when the dialog closes; the button that opened its menu is not. */
const lastingElement = (element: Element | null) => {
  const menuLabel = element?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  return menuLabel ? document.getElementById(menuLabel) : element
}

const withAncestors = (element: Element | null): Element[] =>
  element ? [element, ...withAncestors(element.parentElement)] : []

const takesFocus = (element: Element | null): boolean => {
  if (!(element instanceof HTMLElement) || !element.isConnected) return false
  element.focus()
  return document.activeElement === element
}

/** What the dialog did may have taken its opener away: then to what stands nearest to where that was. */
const focusNear = ([opener, ...around]: readonly Element[]): boolean =>
  takesFocus(opener ?? null) ||
  around.some((element) => element.isConnected && takesFocus(element.querySelector(focusable)))

export function useFocusReturn() {
  const trail = useRef<readonly Element[]>([])
  return {
    onOpenAutoFocus: () => {
      trail.current = withAncestors(lastingElement(document.activeElement))
    },
    onCloseAutoFocus: (event: Event) => {
      if (focusNear(trail.current)) event.preventDefault()
    },
  }
}
