import { defaultSite, type Site, siteElementId } from '#contract/wire/site.ts'
import { visitorState } from './visitor-state.ts'

const state = visitorState((): { site?: Site } => ({}))

const read = (): Site => {
  const text = document.getElementById(siteElementId)?.textContent
  try {
    return text ? { ...defaultSite, ...(JSON.parse(text) as Partial<Site>) } : defaultSite
  } catch {
    return defaultSite
  }
}

/** What the operator configured, from the element that the server writes into the page. */
export const site = (): Site => {
  const known = state()
  known.site ??= read()
  return known.site
}

export const setSite = (site: Site): void => {
  state().site = site
}
