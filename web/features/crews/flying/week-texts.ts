/** The names of weekdays and hours, in the language of the interface. */
import { currentLocale } from '#web/i18n/language.ts'

/** A Monday. */
const monday = Date.UTC(2024, 0, 1)
const dayMs = 24 * 60 * 60_000

/** `day`: 0 for Monday. */
export const weekdayName = (day: number, width: 'long' | 'short'): string =>
  new Intl.DateTimeFormat(currentLocale(), { weekday: width, timeZone: 'UTC' }).format(monday + day * dayMs)

export const hourName = (hour: number): string => `${String(hour % 24).padStart(2, '0')}:00`
