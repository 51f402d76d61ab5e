import { dateText, timeText } from '#contract/wire/date-texts.ts'
import { rememberResults } from '#contract/wire/remember-results.ts'
import { m } from '#texts'
import { currentLocale } from './language.ts'

const relativeTime = rememberResults(
  (locale: string, numeric: 'auto' | 'always') => new Intl.RelativeTimeFormat(locale, { numeric }),
)

const count = rememberResults((locale: string) => new Intl.NumberFormat(locale))

const oneDecimal = rememberResults(
  (locale: string) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
)

/** 20:30, in both languages. */
export const formatTime = (moment: Date, zone: string): string => timeText(moment, zone)

/** 14 Nov 2026, in German 14. Nov. 2026. */
export const formatDate = (moment: Date, zone: string): string =>
  dateText(moment, { locale: currentLocale(), zone }, { year: true })

/** 14 Nov 2026, 20:30; in German 14. Nov. 2026, 20:30. */
export const formatDateTime = (moment: Date, zone: string): string =>
  `${formatDate(moment, zone)}, ${timeText(moment, zone)}`

const steps = [
  { unit: 'minute', seconds: 60, below: 3600 },
  { unit: 'hour', seconds: 3600, below: 86_400 },
  { unit: 'day', seconds: 86_400, below: 30 * 86_400 },
] as const

export const isJustNow = (moment: Date, now: Date): boolean => now.getTime() - moment.getTime() < 60_000

/** "5 minutes ago"; the date if it is a month ago or more. */
export const formatAgo = (moment: Date, now: Date, timeZone: string): string => {
  const seconds = Math.max(0, (now.getTime() - moment.getTime()) / 1000)
  const relative = relativeTime(currentLocale(), 'auto')
  if (seconds < 60) return relative.format(0, 'second')
  const step = steps.find(({ below }) => seconds < below)
  return step
    ? relative.format(-Math.floor(seconds / step.seconds), step.unit)
    : formatDateTime(moment, timeZone)
}

/** "5 minutes ago", "1 day ago"; the date alone if it is a month ago or more. */
export const formatAge = (moment: Date, now: Date, timeZone: string): string => {
  if (isJustNow(moment, now)) return m.ui_few_seconds_ago()
  const seconds = (now.getTime() - moment.getTime()) / 1000
  const step = steps.find(({ below }) => seconds < below)
  if (!step) return formatDate(moment, timeZone)
  const relative = relativeTime(currentLocale(), 'always')
  return relative.format(-Math.floor(seconds / step.seconds), step.unit)
}

/** 1,234, in German 1.234. */
export const formatCount = (value: number): string => count(currentLocale()).format(value)

/** The average of ratings with one decimal: 4.8, in German 4,8. */
export const formatAverage = (average: number): string => oneDecimal(currentLocale()).format(average)

/** The name of a language in that language: Deutsch, Français. */
export const languageName = rememberResults((code: string): string => {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
})
