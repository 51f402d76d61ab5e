/** How the browser takes over a page that the server has rendered. */
import { setRenderedAt } from '#web/browser/rendered-at.ts'
import { setBrowserTimezone } from '#web/i18n/known-zones.ts'
import { setLocale } from '#web/i18n/language.ts'
import { startRenderedSession } from '#web/session/session.ts'
import { loadPlayerArea } from '#web/shell/AccountArea.tsx'
import { setTheme } from '#web/shell/theme.ts'
import type { RenderedState } from './rendered-state.ts'

const hasData = ({ queries, failures }: RenderedState): boolean =>
  queries.queries.length > 0 || failures.length > 0

/** Brings the browser to the state that the server rendered from. */
export const takeOver = async (rendered: RenderedState): Promise<void> => {
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
  ])
}
