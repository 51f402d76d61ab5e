// Radix gives the focus back only to its own trigger. Most of our dialogs are opened by state, so we remember.
import { use, useRef } from 'react'
import { FocusHome } from './focus-home.ts'

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled)'

/** A menu item is gone when the dialog closes; the button that opened its menu is not. */
const lastingElement = (element: Element | null) => {
  const menuLabel = element?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  return menuLabel ? document.getElementById(menuLabel) : element
}

/** What stands around an element, up to the page: what is beyond is not near. */
const surroundings = (element: Element | null): Element[] => {
  const parent = element?.parentElement
  return parent && parent.tagName !== 'MAIN' ? [parent, ...surroundings(parent)] : []
}

const takesFocus = (element: Element | null | undefined): boolean => {
  if (!(element instanceof HTMLElement) || !element.isConnected) return false
  element.focus()
  return document.activeElement === element
}

const focusNear = (around: readonly Element[]): boolean =>
  around.some((element) => element.isConnected && takesFocus(element.querySelector(focusable)))

/** What the dialog did may have taken its opener away: then to the named place, else to what stands nearest. */
export function useFocusReturn() {
  const home = use(FocusHome)
  const opener = useRef<Element | null>(null)
  const around = useRef<readonly Element[]>([])
  return {
    onOpenAutoFocus: () => {
      opener.current = lastingElement(document.activeElement)
      around.current = surroundings(opener.current)
    },
    onCloseAutoFocus: (event: Event) => {
      const isBack =
        takesFocus(opener.current) || (home ? takesFocus(home.current) : focusNear(around.current))
      if (isBack) event.preventDefault()
    },
  }
}
