/** Days and moments as every page, notice and mail writes them, in the zone of the reader. */
import type { Locale } from '../locales/locales.ts'
import { rememberResults } from './remember-results.ts'
import { startOfDay, wallClock } from './zoned-time.ts'

const dayMs = 24 * 60 * 60_000
const eveningHour = 18

/** Whose calendar and clock it is. */
export interface DateReader {
  readonly locale: Locale
  /** One that the runtime knows. */
  readonly zone: string
}

// Also English as Europe writes it: the day before the month, 24 hours.
const regions = { en: 'en-GB', de: 'de-DE' } as const

interface DateParts {
  readonly weekday?: 'short' | 'long' | undefined
  readonly year?: boolean | undefined
}

const dateFormat = rememberResults(
  (locale: Locale, timeZone: string, weekday: 'short' | 'long' | undefined, year: boolean) =>
    new Intl.DateTimeFormat(regions[locale], {
      weekday,
      day: 'numeric',
      month: 'short',
      year: year ? 'numeric' : undefined,
      timeZone,
    }),
)

/** Wed 18 Nov, Wednesday 18 Nov 2026, 18 Nov 2026; in German Mi., 18. Nov., Mittwoch, 18. Nov. 2026, 18. Nov. 2026. */
export const dateText = (
  moment: Date,
  { locale, zone }: DateReader,
  { weekday, year = false }: DateParts = {},
): string => {
  const text = dateFormat(locale, zone, weekday, year).format(moment)
  // Releases of the runtime differ in the comma after an English weekday.
  return locale === 'en' ? text.replace(',', '') : text
}

const twoDigits = (n: number): string => String(n).padStart(2, '0')

/** 19:15 */
export const timeText = (moment: Date, zone: string): string => {
  const { hour, minute } = wallClock(moment, zone)
  return `${twoDigits(hour)}:${twoDigits(minute)}`
}

/** Calendar days from today to the moment in the zone. */
export const daysAway = (moment: Date, now: Date, zone: string): number =>
  Math.round((startOfDay(moment, zone).getTime() - startOfDay(now, zone).getTime()) / dayMs)

const dayNames = {
  en: { today: 'today', tonight: 'tonight', tomorrow: 'tomorrow', yesterday: 'yesterday' },
  de: { today: 'heute', tonight: 'heute Abend', tomorrow: 'morgen', yesterday: 'gestern' },
} as const

/** Tonight, today, tomorrow or yesterday; undefined for any other day. */
export const dayName = (moment: Date, now: Date, { locale, zone }: DateReader): string | undefined => {
  const names = dayNames[locale]
  switch (daysAway(moment, now, zone)) {
    case 0:
      return wallClock(moment, zone).hour >= eveningHour ? names.tonight : names.today
    case 1:
      return names.tomorrow
    case -1:
      return names.yesterday
    default:
      return undefined
  }
}

/** 18 Nov, in German 18. Nov.; with the year unless it is this one. */
export const shortDateText = (
  moment: Date,
  now: Date,
  reader: DateReader,
  weekday?: DateParts['weekday'],
): string => {
  const year = wallClock(moment, reader.zone).year !== wallClock(now, reader.zone).year
  return dateText(moment, reader, { weekday, year })
}

/** Wed 18 Nov, 19:15, in German Mi., 18. Nov., 19:15; with the year unless it is this one. */
export const momentText = (moment: Date, now: Date, reader: DateReader): string =>
  `${shortDateText(moment, now, reader, 'short')}, ${timeText(moment, reader.zone)}`

/** Tonight 19:15, tomorrow 20:00, else Wed 18 Nov, 19:15; for what is written when it is read. */
export const nearMomentText = (moment: Date, now: Date, reader: DateReader): string => {
  const day = dayName(moment, now, reader)
  return day ? `${day} ${timeText(moment, reader.zone)}` : momentText(moment, now, reader)
}
