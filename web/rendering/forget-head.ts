import type { AnyRouter } from '@tanstack/react-router'

/** What the server wrote about the first page, besides its title. */
const written =
  'link[rel=canonical], link[hreflang], meta[property^="og:"], meta[name=robots], script[type="application/ld+json"]'

/** Another page is not what the head of the first says, and phones share the address that it names. */
export const forgetHeadOnNavigation = (router: AnyRouter): void => {
  const stop = router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    for (const element of document.head.querySelectorAll(written)) element.remove()
    stop()
  })
}
