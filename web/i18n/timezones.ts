import { commonTimezones } from '#contract/wire/timezones.ts'
import { browserTimezone } from './known-zones.ts'

/** Every zone the browser knows beyond the common ones, and its own even if it goes by an older name. */
export const otherTimezones = (): string[] => {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), browserTimezone()])
  for (const zone of commonTimezones) zones.delete(zone)
  return [...zones].sort()
}
