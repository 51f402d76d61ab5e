import type { AnyRouter } from '@tanstack/react-router'

/** The id of the page's main region, which the skip link leads to. */
export const mainId = 'main'

/** Moves the focus to the heading of the new page, as screen readers expect. Not on the first load. */
export const focusOnNavigation = (router: AnyRouter): void => {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    const main = document.getElementById(mainId)
    const target = main?.querySelector('h1') ?? main
    if (!target) return
    target.tabIndex = -1
    target.focus({ preventScroll: true })
  })
}
