/** Names for days, relative to today in a time zone. */
import { startOfDay, wallClock } from '#contract/wire/zoned-time.ts'
import { m } from '#texts'
import { shortDate, shortWeekday } from '#web/i18n/short-date.ts'

const dayMs = 24 * 60 * 60_000
const eveningHour = 18

/** Calendar days from today to the moment in the zone. */
export const daysAway = (moment: Date, now: Date, zone: string): number =>
  Math.round((startOfDay(moment, zone).getTime() - startOfDay(now, zone).getTime()) / dayMs)

/** The short weekday in the other zone, if it is another day there; else empty. */
export const otherWeekday = (moment: Date, zone: string, other: string): string =>
  wallClock(moment, zone).day === wallClock(moment, other).day ? '' : shortWeekday(moment, other)

/** Tonight, Today, Tomorrow, Yesterday, else the date. */
export const dayLabel = (moment: Date, now: Date, zone: string): string => {
  switch (daysAway(moment, now, zone)) {
    case 0:
      return wallClock(moment, zone).hour >= eveningHour ? m.crews_tonight() : m.crews_today()
    case 1:
      return m.crews_tomorrow()
    case -1:
      return m.crews_yesterday()
    default:
      return shortDate(moment, zone)
  }
}
