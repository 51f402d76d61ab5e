import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'

/** The id of the page's main region, which the skip link leads to. */
export const mainId = 'main'

/** One entry of the browser's history. */
const entryOf = ({ state }: ParsedLocation): string => state.__TSR_key ?? ''

/**
 * Moves the focus to the heading of the new page, as screen readers expect; after going back, to the link by which the
 * page was left. Not on the first load.
 */
export const focusOnNavigation = (router: AnyRouter): void => {
  const leftBy = new Map<string, string>()
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    const link = document.activeElement?.closest(`#${mainId} a[href]`)?.getAttribute('href')
    if (fromLocation && pathChanged && link) leftBy.set(entryOf(fromLocation), link)
    // An open menu would stay, and the page behind that of a phone takes no focus.
    if (pathChanged)
      for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) menu.hidePopover()
  })
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    const main = document.getElementById(mainId)
    const href = leftBy.get(entryOf(toLocation))
    const link = href && main?.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`)
    const target = link || (main?.querySelector('h1') ?? main)
    if (!target) return
    if (target !== link) target.tabIndex = -1
    target.focus({ preventScroll: true })
  })
}
