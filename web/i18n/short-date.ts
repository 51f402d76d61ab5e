import { dateText } from '#contract/wire/date-texts.ts'
import { rememberResults } from '#contract/wire/remember-results.ts'
import { currentLocale } from './language.ts'

const weekdayFormat = rememberResults(
  (locale: string, timeZone: string) => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone }),
)

/** Sun, So */
export const shortWeekday = (moment: Date, zone: string): string =>
  weekdayFormat(currentLocale(), zone).format(moment).replace('.', '')

/** Sun 15 Nov, So., 15. Nov. */
export const shortDate = (moment: Date, zone: string): string =>
  dateText(moment, { locale: currentLocale(), zone }, { weekday: 'short' })

/** 15 Nov, 15. Nov. */
export const dayAndMonth = (moment: Date, zone: string): string =>
  dateText(moment, { locale: currentLocale(), zone })
