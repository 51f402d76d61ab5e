import { rememberResults } from '#contract/wire/remember-results.ts'
import { currentLocale } from './language.ts'

const weekdays = rememberResults(
  (locale: string) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }),
)

/** From Monday, 0, to Sunday, 6. */
export const weekdayName = (weekday: number): string =>
  // A Monday was the fifth of January 1970.
  weekdays(currentLocale()).format(Date.UTC(1970, 0, 5 + weekday))
