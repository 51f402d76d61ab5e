/** Zones as this browser knows them: an older one lacks names that the server and other browsers have. */

export const browserTimezone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

const known = new Map<string, boolean>()

const isAccepted = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** Times can be told in it; in any other zone the formats throw. */
export const isKnownZone = (zone: string): boolean => {
  const before = known.get(zone)
  if (before !== undefined) return before
  const now = isAccepted(zone)
  known.set(zone, now)
  return now
}

/** The zone, or the browser's own where there is none or none that it knows. */
export const zoneOrBrowsers = (zone: string | undefined): string =>
  zone && isKnownZone(zone) ? zone : browserTimezone()
