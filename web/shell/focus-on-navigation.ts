import type { AnyRouter } from '@tanstack/react-router'

/** The id of the page's main region, which the skip link leads to. */
export const mainId = 'main'

/** As after a page load, reading goes on at the new page's heading. The first load is left to the browser. */
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
