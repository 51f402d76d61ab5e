import { m } from '#texts'
import { formatDate } from '#web/features/crews/crew-formats.ts'
import { dayLabel, daysAway } from '#web/features/crews/time/day-texts.ts'
import { currentLocale } from '#web/i18n/language.ts'

/** "Tonight, Saturday 14.11.2026"; only the date if it is more than a day away. */
export const fullDate = (moment: Date, now: Date, zone: string): string => {
  const weekday = new Intl.DateTimeFormat(currentLocale(), { weekday: 'long', timeZone: zone }).format(moment)
  const date = `${weekday} ${formatDate(moment, zone)}`
  const isNear = Math.abs(daysAway(moment, now, zone)) <= 1
  return isNear ? m.crew_page_day({ day: dayLabel(moment, now, zone), date }) : date
}
