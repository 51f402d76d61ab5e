import { commonTimezones, currentName } from '#contract/wire/timezone-names.ts'
import { browserTimezone } from './known-zones.ts'

/** At least one of every offset, by names that every runtime knows. */
const widespreadTimezones = [
  ...['Africa/Cairo', 'Africa/Johannesburg', 'Africa/Lagos', 'Africa/Nairobi'],
  ...['America/Anchorage', 'America/Bogota', 'America/Denver', 'America/Halifax', 'America/Mexico_City'],
  ...['America/Phoenix', 'America/Sao_Paulo', 'America/St_Johns', 'America/Toronto'],
  ...['Asia/Bangkok', 'Asia/Dhaka', 'Asia/Dubai', 'Asia/Hong_Kong', 'Asia/Jakarta', 'Asia/Karachi'],
  ...['Asia/Manila', 'Asia/Riyadh', 'Asia/Seoul', 'Asia/Singapore', 'Asia/Tehran'],
  ...['Atlantic/Azores', 'Atlantic/Reykjavik', 'Australia/Adelaide', 'Australia/Brisbane', 'Australia/Perth'],
  ...['Europe/Amsterdam', 'Europe/Athens', 'Europe/Brussels', 'Europe/Bucharest', 'Europe/Copenhagen'],
  ...['Europe/Dublin', 'Europe/Helsinki', 'Europe/Istanbul', 'Europe/Lisbon', 'Europe/Madrid'],
  ...['Europe/Moscow', 'Europe/Oslo', 'Europe/Paris', 'Europe/Prague', 'Europe/Rome', 'Europe/Stockholm'],
  ...['Europe/Vienna', 'Europe/Warsaw', 'Europe/Zurich', 'Pacific/Auckland', 'Pacific/Honolulu'],
] as const

const besidesCommon = (names: Iterable<string>): string[] => {
  const zones = new Set([...names, browserTimezone()])
  for (const zone of commonTimezones) zones.delete(zone)
  return [...zones].sort()
}

/** Every zone the browser knows besides the common ones, each by its current name. */
export const otherTimezones = (): string[] =>
  besidesCommon(Intl.supportedValuesOf('timeZone').map(currentName))

/** Those of a page that the server renders. */
export const renderedTimezones = (): string[] => besidesCommon(widespreadTimezones)
