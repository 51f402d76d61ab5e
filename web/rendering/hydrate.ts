/** How the browser hydrates a page that the server has rendered. */
import { hydrate } from '@tanstack/react-router/ssr/client'
import { queryClient } from '#web/api/query-client.ts'
import { whenPageMounted } from '#web/browser/page-mounted.ts'
import { setRenderedAt } from '#web/browser/rendered-at.ts'
import { setSubmission } from '#web/forms/submission.ts'
import { setRenderedTimezone } from '#web/i18n/known-zones.ts'
import { preferredLocale, setLocale, startLanguage } from '#web/i18n/language.ts'
import type { AppRouter } from '#web/routes.tsx'
import { refreshSession, startRenderedSession } from '#web/session/session.ts'
import { setTheme, startTheme } from '#web/shell/bars/theme.ts'
import { type RenderedState, removeRenderedState } from './rendered-state.ts'

/** The server has just answered: the page shows its refusals, and requests them again with the next poll or retry. */
const keepRefusals = (): void => {
  const client = queryClient()
  for (const { queryKey, state } of client.getQueryCache().getAll())
    if (state.status === 'error') client.setQueryDefaults(queryKey, { retryOnMount: false })
}

const choices = 'input:is([type=radio], [type=checkbox])'

const isChanged = (field: Element): boolean =>
  field instanceof HTMLSelectElement
    ? [...field.options].some(({ selected, defaultSelected }) => defaultSelected && !selected)
    : field instanceof HTMLInputElement && field.matches(choices) && field.checked !== field.defaultChecked

/** Where a form leads in which something was chosen before hydration: what the browser itself would open. */
const chosenAddress = (): string | undefined => {
  for (const form of document.forms) {
    const names = [...form.elements].filter(isChanged).map((field) => field.getAttribute('name') ?? '')
    if (form.method !== 'get' || names.length === 0) continue
    const data = new FormData(form)
    const params = new URLSearchParams(location.search)
    params.delete('page')
    for (const name of names) params.set(name, data.getAll(name).join(','))
    return `${form.getAttribute('action')}?${params}`
  }
  return undefined
}

/** A choice made before hydration has not reached React, and choosing it again would change nothing. A form that is sent keeps its own. */
const resetChoices = (): void => {
  for (const input of document.querySelectorAll<HTMLInputElement>(choices))
    if (input.form?.method !== 'post') input.checked = input.defaultChecked
}

/** Until this is called, the page is as the server rendered it; then it is shown as the browser knows better. */
const finish = (isSessionOutdated: boolean): void => {
  setSubmission(undefined)
  resetChoices()
  startLanguage()
  startTheme()
  if (isSessionOutdated) refreshSession()
  removeRenderedState()
}

/**
 * Brings the browser to the state that the server rendered from, for its first render. False if the page cannot be
 * hydrated: it is in another language than the browser knows to be right, which happens once.
 */
export const prepareHydration = async (rendered: RenderedState, router: AppRouter): Promise<boolean> => {
  if (rendered.locale !== preferredLocale()) return false
  setRenderedAt(rendered.now)
  setLocale(rendered.locale)
  setTheme(rendered.theme)
  setRenderedTimezone(rendered.zone ?? undefined)
  setSubmission(rendered.submission)
  const isSessionOutdated = startRenderedSession(rendered.user ?? undefined)
  await hydrate(router)
  window.$_TSR?.h()
  keepRefusals()
  // Hydration sets every choice to what the server rendered.
  const chosen = chosenAddress()
  whenPageMounted().then(() => {
    finish(isSessionOutdated)
    if (chosen) router.history.replace(chosen)
  })
  return true
}
