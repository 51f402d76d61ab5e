/**
 * React hydrates a page inside the frame of the site, and after it. Until both are hydrated, neither the language nor
 * the zone may change.
 */
let resolveMounted = (): void => {}
const mounted = new Promise<void>((resolve) => {
  resolveMounted = resolve
})

/** Called by every page, and by the one that stands in for a page that failed. */
export const pageMounted = (): void => resolveMounted()

export const whenPageMounted = (): Promise<void> => mounted
