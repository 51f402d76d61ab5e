/** As wide as the styles that show a panel beside the page's content. */
const wide = '(min-width: 1024px)'

/** Resolves when the window is wide enough for the panel, and at once where there is none. */
export const whenWide = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof window === 'undefined') return resolve()
    const query = window.matchMedia(wide)
    if (query.matches) return resolve()
    query.addEventListener('change', () => resolve(), { once: true })
  })
