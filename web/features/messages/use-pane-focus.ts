import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the opened message, past the list, which may have a hundred rows. On the way back it returns to the
 * row of that message.
 */
export const usePaneFocus = (openKey: string, isChosen: boolean) => {
  const list = useRef<HTMLDivElement>(null)
  const pane = useRef<HTMLDivElement>(null)
  const row = useRef<HTMLElement>(null)
  const shownKey = useRef(openKey)
  useEffect(() => {
    if (shownKey.current === openKey) return
    shownKey.current = openKey
    const target = isChosen ? pane.current : list.current
    const other = isChosen ? list.current : pane.current
    // On a phone one takes the place of the other, and may begin above the window.
    if (other?.offsetParent === null) target?.scrollIntoView({ block: 'nearest' })
    if (!isChosen && row.current?.isConnected) return row.current.focus()
    // Without a row to go back to, the page's heading, as when the page was opened: the list may be empty.
    const heading = isChosen ? pane.current?.querySelector('h2') : document.querySelector('h1')
    if (isChosen) row.current = list.current?.querySelector<HTMLElement>('[aria-current]') ?? null
    if (heading) heading.tabIndex = -1
    ;(heading ?? target)?.focus()
  }, [openKey, isChosen])
  return { list, pane }
}
