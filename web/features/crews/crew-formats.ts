/** Formats for rewards, durations and starts, in the language of the interface. */

import { nearMomentText } from '#contract/wire/date-texts.ts'
import { rememberResults } from '#contract/wire/remember-results.ts'
import { wallClock } from '#contract/wire/zoned-time.ts'
import { m } from '#texts'
import { formatDateTime } from '#web/i18n/format.ts'
import { isAssumedZone } from '#web/i18n/known-zones.ts'
import { currentLocale } from '#web/i18n/language.ts'

const decimalFormat = rememberResults(
  (locale: string, digits: number) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
)

const decimals = (value: number, digits: number): string =>
  decimalFormat(currentLocale(), digits).format(value)

/** 1.2M aUEC, 240K aUEC, 500 aUEC */
export const formatReward = (uec: number): string => {
  // 999,500 would be rounded to 1,000K.
  if (uec >= 999_500) return m.crews_millions({ number: decimals(uec / 1_000_000, 1) })
  if (uec >= 1000) return m.crews_thousands({ number: decimals(uec / 1000, 0) })
  return m.crews_uec({ number: decimals(uec, 0) })
}

/** 45 min, 2 h, 2 h 30 min */
export const formatMinutes = (total: number): string => {
  const hours = Math.floor(total / 60)
  const minutes = total % 60
  if (hours === 0) return m.crews_minutes({ minutes })
  return minutes === 0 ? m.crews_hours({ hours }) : m.crews_hours_minutes({ hours, minutes })
}

/** Without breaks between its words. */
export const onOneLine = (text: string): string => text.replaceAll(' ', '\u00a0')

/** 45m, 2h, 2h 30m, where there is little space. */
export const briefMinutes = (total: number): string => {
  const hours = Math.floor(total / 60)
  const minutes = total % 60
  if (hours === 0) return m.crews_brief_minutes({ minutes })
  return minutes === 0 ? m.crews_brief_hours({ hours }) : m.crews_brief_hours_minutes({ hours, minutes })
}

const twoDigits = (n: number) => String(n).padStart(2, '0')

/** 14.11.2026 20:30 */
const germanMoment = (moment: Date, zone: string): string => {
  const { year, month, day, hour, minute } = wallClock(moment, zone)
  return `${twoDigits(day)}.${twoDigits(month)}.${year} ${twoDigits(hour)}:${twoDigits(minute)}`
}

const formattedBy =
  (format: (date: Date, zone: string) => string) =>
  (moment: string | null | undefined, zone: string): string => {
    if (!moment) return m.crews_no_start()
    const date = new Date(moment)
    if (Number.isNaN(date.getTime())) return m.crews_date_invalid()
    try {
      const text = format(date, zone)
      return isAssumedZone(zone) ? `${text} UTC` : text
    } catch {
      return m.crews_date_failed()
    }
  }

/** The planned start among the details of a mission: 14.11.2026 20:30 in both languages, or why it cannot be shown. */
export const formatStart = formattedBy(germanMoment)

/** 14 Nov 2026, 20:30, in German 14. Nov. 2026, 20:30, or why it cannot be shown. */
export const formatMoment = formattedBy(formatDateTime)

/** Tonight 19:15, tomorrow 20:00, else Wed 18 Nov, 19:15: for what is near. */
export const formatNear = (moment: string | null | undefined, zone: string, now: Date): string =>
  formattedBy((date) => nearMomentText(date, now, { locale: currentLocale(), zone }))(moment, zone)

const clockFormat = rememberResults(
  (timeZone: string) => new Intl.DateTimeFormat('de-DE', { timeStyle: 'medium', timeZone }),
)

/** 18:20:12, in both languages. */
export const formatClock = (moment: Date, zone: string): string => clockFormat(zone).format(moment)
