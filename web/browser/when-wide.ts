/** As wide as the styles that show a panel beside the page's content. */
const wide = '(min-width: 1024px)'

/** The server, which cannot know, counts as wide. */
export const isWide = (): boolean => typeof window === 'undefined' || window.matchMedia(wide).matches

/** Resolves when the window is wide enough for the panel. */
export const whenWide = (): Promise<void> =>
  new Promise((resolve) => {
    if (isWide()) return resolve()
    window.matchMedia(wide).addEventListener('change', () => resolve(), { once: true })
  })

export const onWideChange = (listener: () => void): (() => void) => {
  const query = window.matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
