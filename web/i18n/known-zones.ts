/** Which time zones this browser knows: an older one lacks names that the server and other browsers have. */
import { timezoneName } from '#contract/wire/timezone-names.ts'
import { visitorState } from '#web/browser/visitor-state.ts'

const state = visitorState((): { zone?: string; isAssumed?: boolean } => ({}))

const deviceTimezone = (): string => timezoneName(Intl.DateTimeFormat().resolvedOptions().timeZone) ?? 'UTC'

/** Found out once: asking the browser takes long. */
export const browserTimezone = (): string => {
  const known = state()
  known.zone ??= deviceTimezone()
  return known.zone
}

/** The zone that the server renders the page for: UTC if it does not know the visitor's. */
export const setRenderedTimezone = (zone: string | undefined): void => {
  Object.assign(state(), { zone: zone ?? 'UTC', isAssumed: zone === undefined })
}

export const setDeviceTimezone = (): void => {
  Object.assign(state(), { zone: deviceTimezone(), isAssumed: false })
}

/** Whether times are in this zone only because the visitor's is not known. Pages then say UTC, not "your time". */
export const isAssumedZone = (zone: string): boolean => zone === 'UTC' && state().isAssumed === true

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
