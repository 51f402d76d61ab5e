import { useEffect, useRef } from 'react'

const isShown = (element: HTMLElement | null): boolean => element !== null && element.offsetParent !== null

/**
 * On a phone the open message takes the place of the list, and the other way round: the focus follows. Where both are
 * shown it stays on the row.
 */
export const usePaneFocus = (openKey: string) => {
  const list = useRef<HTMLDivElement>(null)
  const pane = useRef<HTMLDivElement>(null)
  const shownKey = useRef(openKey)
  useEffect(() => {
    if (shownKey.current === openKey) return
    shownKey.current = openKey
    if (isShown(list.current) && isShown(pane.current)) return
    const target = isShown(pane.current) ? pane.current : list.current
    target?.focus({ preventScroll: true })
    target?.scrollIntoView({ block: 'start' })
  }, [openKey])
  return { list, pane }
}
