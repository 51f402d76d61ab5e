/** How the browser takes over a page that the server has rendered. */
import type { AnyRouter } from '@tanstack/react-router'
import { isPartChunk, loadPartChunks } from '#web/browser/lazy-part.tsx'
import { whenMounted } from '#web/browser/page-record.ts'
import { setRenderedAt } from '#web/browser/rendered-at.ts'
import { setBrowserTimezone } from '#web/i18n/known-zones.ts'
import { setLocale, startLanguage } from '#web/i18n/language.ts'
import { refreshSession, startRenderedSession } from '#web/session/session.ts'
import { loadPlayerArea } from '#web/shell/AccountArea.tsx'
import { setTheme, startTheme } from '#web/shell/theme.ts'
import { repeatEarlyInput } from './early-input.ts'
import { forgetRenderedState, type RenderedState } from './rendered-state.ts'

/** Once the page is interactive, it is shown as the browser knows better: in its zone and the chosen language. */
const finish = async ({ parts, user }: RenderedState): Promise<void> => {
  await whenMounted(parts.filter((name) => !isPartChunk(name)))
  startLanguage()
  startTheme()
  if (!user) refreshSession()
  repeatEarlyInput()
  forgetRenderedState()
}

const hasData = ({ queries, failures }: RenderedState): boolean =>
  queries.queries.length > 0 || failures.length > 0

/** The modules of the page, which say what parts there are. */
const loadPages = (router: AnyRouter): Promise<unknown> =>
  Promise.all(
    router
      .matchRoutes(router.latestLocation)
      .map(({ routeId }) => router.loadRouteChunk(router.routesById[routeId])),
  )

/** Brings the browser to the state that the server rendered from, for its first render. */
export const takeOver = async (rendered: RenderedState, router: AnyRouter): Promise<void> => {
  setRenderedAt(rendered.now)
  setLocale(rendered.locale)
  setTheme(rendered.theme)
  setBrowserTimezone(rendered.zone)
  startRenderedSession(rendered.user ?? undefined)
  await Promise.all([
    rendered.user ? loadPlayerArea() : undefined,
    hasData(rendered)
      ? import('./take-over-queries.ts').then(({ takeOverQueries }) => takeOverQueries(rendered))
      : undefined,
    loadPages(router).then(() => loadPartChunks(rendered.parts)),
  ])
  finish(rendered)
}
