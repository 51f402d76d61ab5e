/** Zones as this browser knows them: an older one lacks names that the server and other browsers have. */
import { timezoneName } from '#contract/wire/timezone-names.ts'

export const browserTimezone = (): string =>
  timezoneName(Intl.DateTimeFormat().resolvedOptions().timeZone) ?? 'UTC'

const names = new Map<string, string | undefined>()

const knownName = (zone: string): string | undefined => {
  if (!names.has(zone)) names.set(zone, timezoneName(zone))
  return names.get(zone)
}

/** Times can be told in it; in any other zone the formats throw. */
export const isKnownZone = (zone: string): boolean => knownName(zone) !== undefined

/** The zone, or the browser's own where there is none or none that it knows. */
export const zoneOrBrowsers = (zone: string | undefined): string =>
  (zone && knownName(zone)) || browserTimezone()
