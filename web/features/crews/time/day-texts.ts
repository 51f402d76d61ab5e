/** Names for days, relative to today in a time zone. */
import { startOfDay, wallClock } from '#contract/wire/zoned-time.ts'
import { m } from '#texts'
import { currentLocale } from '#web/i18n/language.ts'
import { rememberResults } from '#web/i18n/remember-results.ts'

const dayMs = 24 * 60 * 60_000
const eveningHour = 18

/** Calendar days from today to the moment in the zone. */
export const daysAway = (moment: Date, now: Date, zone: string): number =>
  Math.round((startOfDay(moment, zone).getTime() - startOfDay(now, zone).getTime()) / dayMs)

const dateFormat = rememberResults(
  (locale: string, timeZone: string) =>
    new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone }),
)

const partsOf = (moment: Date, zone: string) =>
  new Map(
    dateFormat(currentLocale() === 'de' ? 'de' : 'en-GB', zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value.replace('.', '')]),
  )

/** Sun 15 Nov, So 15. Nov */
export const shortDate = (moment: Date, zone: string): string => {
  const parts = partsOf(moment, zone)
  const day = currentLocale() === 'de' ? `${parts.get('day')}.` : parts.get('day')
  return `${parts.get('weekday')} ${day} ${parts.get('month')}`
}

/** The short weekday in the other zone, if it is another day there; else empty. */
export const otherWeekday = (moment: Date, zone: string, other: string): string =>
  wallClock(moment, zone).day === wallClock(moment, other).day
    ? ''
    : (partsOf(moment, other).get('weekday') ?? '')

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
