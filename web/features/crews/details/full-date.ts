import { m } from '#texts'
import { dayLabel, daysAway } from '#web/features/crews/time/day-texts.ts'
import { formatDate } from '#web/i18n/format.ts'
import { currentLocale } from '#web/i18n/language.ts'

/** "Tonight, Saturday 14 Nov 2026"; only the date if it is more than a day away. */
export const fullDate = (moment: Date, now: Date, zone: string): string => {
  const weekday = new Intl.DateTimeFormat(currentLocale(), { weekday: 'long', timeZone: zone }).format(moment)
  const date = `${weekday} ${formatDate(moment, zone)}`
  const isNear = Math.abs(daysAway(moment, now, zone)) <= 1
  return isNear ? m.crew_page_day({ day: dayLabel(moment, now, zone), date }) : date
}
