/** Names for days, relative to today in a time zone. */
import { dayName } from '#contract/wire/date-texts.ts'
import { wallClock } from '#contract/wire/zoned-time.ts'
import { currentLocale } from '#web/i18n/language.ts'
import { shortDate, shortWeekday } from '#web/i18n/short-date.ts'

/** The short weekday in the other zone, if it is another day there; else empty. */
export const otherWeekday = (moment: Date, zone: string, other: string): string =>
  wallClock(moment, zone).day === wallClock(moment, other).day ? '' : shortWeekday(moment, other)

/** Tonight, Today, Tomorrow, Yesterday, else the date. */
export const dayLabel = (moment: Date, now: Date, zone: string): string => {
  const name = dayName(moment, now, { locale: currentLocale(), zone }) ?? shortDate(moment, zone)
  return name.charAt(0).toUpperCase() + name.slice(1)
}
