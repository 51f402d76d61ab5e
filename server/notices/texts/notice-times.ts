import type { Locale } from '#contract/wire/languages.ts'
import { timezoneName } from '#contract/wire/timezone-names.ts'
import type { Reader } from './reader.ts'

/** "Nov 14, 2026, 20:30 (Europe/Berlin)": a notice is read anywhere, so it names the zone. */
export const momentText = (moment: Date, locale: Locale, zone: string): string => {
  const timeZone = timezoneName(zone) ?? 'UTC'
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone,
  })
  return `${format.format(moment)} (${timeZone})`
}

/** `iso`: as it is stored with a notice. */
export const momentFor = (iso: string, { locale, zone }: Reader): string =>
  momentText(new Date(iso), locale, zone)
