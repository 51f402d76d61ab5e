import { commonTimezones, currentName } from '#contract/wire/timezone-names.ts'
import { browserTimezone } from './known-zones.ts'

/** Every zone the browser knows besides the common ones, each by its current name. */
export const otherTimezones = (): string[] => {
  const zones = new Set([...Intl.supportedValuesOf('timeZone').map(currentName), browserTimezone()])
  for (const zone of commonTimezones) zones.delete(zone)
  return [...zones].sort()
}
