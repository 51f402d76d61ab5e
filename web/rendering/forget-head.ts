import type { AnyRouter } from '@tanstack/react-router'

/** What the server wrote about the first page, besides its title. */
const written =
  'link[rel=canonical], link[hreflang], meta[property^="og:"], meta[name=robots], script[type="application/ld+json"]'

/** The head of the first page would be wrong for the next one: phones share the address that it names. */
export const forgetHeadOnNavigation = (router: AnyRouter): void => {
  const stop = router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    for (const element of document.head.querySelectorAll(written)) element.remove()
    stop()
  })
}
