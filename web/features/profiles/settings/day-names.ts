import { currentLocale } from '#web/i18n/language.ts'

// A Monday.
const monday = Date.UTC(2026, 0, 5)
const dayMs = 24 * 60 * 60_000

/** The names of the days from Monday on, in the language of the page. */
export const dayNames = (weekday: 'long' | 'short'): string[] => {
  const format = new Intl.DateTimeFormat(currentLocale(), { weekday, timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, day) => format.format(monday + day * dayMs))
}

/** 18:00; the end of a day is 24:00. */
export const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`
