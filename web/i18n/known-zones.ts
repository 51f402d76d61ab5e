/** Which time zones this browser knows: an older one lacks names that the server and other browsers have. */
import { timezoneName } from '#contract/wire/timezone-names.ts'

let resolved: string | undefined

/** Asked for once: it takes long, and every time on the page is shown in it. */
export const browserTimezone = (): string => {
  resolved ??= timezoneName(Intl.DateTimeFormat().resolvedOptions().timeZone) ?? 'UTC'
  return resolved
}

const names = new Map<string, string | undefined>()

const knownName = (zone: string): string | undefined => {
  if (!names.has(zone)) names.set(zone, timezoneName(zone))
  return names.get(zone)
}

/** Formatting a time in an unknown zone throws. */
export const isKnownZone = (zone: string): boolean => knownName(zone) !== undefined

/** The given zone, or the browser's if there is none or the browser does not know it. */
export const zoneOrBrowserZone = (zone: string | undefined): string =>
  (zone && knownName(zone)) || browserTimezone()
