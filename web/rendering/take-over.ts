/** How the browser takes over a page that the server has rendered. */
import type { AnyRouter } from '@tanstack/react-router'
import { isPartChunk, loadPartChunks } from '#web/browser/lazy-part.tsx'
import { loadChunk } from '#web/browser/load-chunk.ts'
import { whenMounted } from '#web/browser/page-record.ts'
import { setRenderedAt } from '#web/browser/rendered-at.ts'
import { setBrowserTimezone } from '#web/i18n/known-zones.ts'
import { preferredLocale, setLocale, startLanguage } from '#web/i18n/language.ts'
import { refreshSession, startRenderedSession } from '#web/session/session.ts'
import { loadPlayerArea } from '#web/shell/AccountArea.tsx'
import { setTheme, startTheme } from '#web/shell/theme.ts'
import { repeatEarlyInput } from './early-input.ts'
import { forgetRenderedState, type RenderedState } from './rendered-state.ts'

/** The modules of the page, which say what parts there are. */
const loadPages = (router: AnyRouter): Promise<unknown> =>
  Promise.all(
    router
      .matchRoutes(router.latestLocation)
      .map(({ routeId }) => router.loadRouteChunk(router.routesById[routeId])),
  )

const loadQueries = async (rendered: RenderedState): Promise<void> => {
  if (rendered.queries.queries.length === 0 && rendered.failures.length === 0) return
  const { takeOverQueries } = await loadChunk(() => import('./take-over-queries.ts'))
  await takeOverQueries(rendered)
}

/** When another page is there: until then, parts of the first one may still be taken over. */
const whenLeft = (router: AnyRouter): Promise<void> =>
  new Promise((resolve) => {
    const stop = router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return
      stop()
      resolve()
    })
  })

/** Should a page never be complete, for instance because it fails, clicks on it do not wait forever. */
const whenTooLong = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 10_000))

/** Until this is called, the page is as the server rendered it; then it is shown as the browser knows better. */
const finish = (isSessionOutdated: boolean): void => {
  startLanguage()
  startTheme()
  if (isSessionOutdated) refreshSession()
  repeatEarlyInput()
  forgetRenderedState()
}

/**
 * Brings the browser to the state that the server rendered from, for its first render. False if the page cannot be taken
 * over: it is in another language than the browser knows to be right, which happens once.
 */
export const takeOver = async (rendered: RenderedState, router: AnyRouter): Promise<boolean> => {
  if (rendered.locale !== preferredLocale()) return false
  setRenderedAt(rendered.now)
  setLocale(rendered.locale)
  setTheme(rendered.theme)
  setBrowserTimezone(rendered.zone)
  const isSessionOutdated = startRenderedSession(rendered.user ?? undefined)
  await Promise.all([
    rendered.user ? loadPlayerArea() : undefined,
    loadQueries(rendered),
    loadPages(router).then(() => loadPartChunks(rendered.parts)),
  ])
  const mounted = whenMounted(rendered.parts.filter((name) => !isPartChunk(name)))
  Promise.race([mounted, whenLeft(router), whenTooLong()]).then(() => finish(isSessionOutdated))
  return true
}
