// Radix returns the focus only to its own trigger. Our dialogs are opened by state, so we remember the opener.
import { use, useRef } from 'react'
import { FocusHome } from './focus-home.ts'

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled)'

/** A menu item no longer exists when the dialog closes; the button that opened its menu does. */
const lastingElement = (element: Element | null) => {
  const menuLabel = element?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  return menuLabel ? document.getElementById(menuLabel) : element
}

/** The ancestors of an element inside the main region. */
const ancestors = (element: Element | null): Element[] => {
  const parent = element?.parentElement
  return parent && parent.tagName !== 'MAIN' ? [parent, ...ancestors(parent)] : []
}

const tryFocus = (element: Element | null | undefined): boolean => {
  if (!(element instanceof HTMLElement) || !element.isConnected) return false
  element.focus()
  return document.activeElement === element
}

const focusNearest = (elements: readonly Element[]): boolean =>
  elements.some((element) => element.isConnected && tryFocus(element.querySelector(focusable)))

/** The action may have removed the opener: then the focus goes to the FocusHome, or to the nearest control. */
export function useFocusReturn() {
  const home = use(FocusHome)
  const opener = useRef<Element | null>(null)
  const openerAncestors = useRef<readonly Element[]>([])
  return {
    onOpenAutoFocus: () => {
      opener.current = lastingElement(document.activeElement)
      openerAncestors.current = ancestors(opener.current)
    },
    onCloseAutoFocus: (event: Event) => {
      const isBack =
        tryFocus(opener.current) || (home ? tryFocus(home.current) : focusNearest(openerAncestors.current))
      if (isBack) event.preventDefault()
    },
  }
}
