import { wallClock } from '#contract/wire/zoned-time.ts'
import { m } from '#texts'
import { dayLabel, daysAway } from '#web/features/crews/time/day-texts.ts'
import { currentLocale } from '#web/i18n/language.ts'

const twoDigits = (n: number) => String(n).padStart(2, '0')

/** 14.11.2026 in both languages. */
export const formatDate = (moment: Date, zone: string): string => {
  const { year, month, day } = wallClock(moment, zone)
  return `${twoDigits(day)}.${twoDigits(month)}.${year}`
}

/** "Tonight, Saturday 14.11.2026"; only the date if it is more than a day away. */
export const fullDate = (moment: Date, now: Date, zone: string): string => {
  const weekday = new Intl.DateTimeFormat(currentLocale(), { weekday: 'long', timeZone: zone }).format(moment)
  const date = `${weekday} ${formatDate(moment, zone)}`
  const isNear = Math.abs(daysAway(moment, now, zone)) <= 1
  return isNear ? m.crew_page_day({ day: dayLabel(moment, now, zone), date }) : date
}
