import { defaultSite, type Site, siteElementId } from '#contract/wire/site.ts'

let cached: Site | undefined

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
  cached ??= read()
  return cached
}
