import { currentLocale } from './language.ts'

// Both interface languages write times as 20:30 and dates as 14.11.2026.
const dayAndTime = 'de-DE'

const formatters = new Map<string, Intl.DateTimeFormat>()

const clock = (timeZone?: string): Intl.DateTimeFormat => {
  const key = timeZone ?? ''
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(dayAndTime, { hour: '2-digit', minute: '2-digit', timeZone })
  formatters.set(key, made)
  return made
}

/** 20:30, in the given zone or the viewer's own. */
export const formatTime = (moment: Date, timeZone?: string): string => clock(timeZone).format(moment)

/** 14.11.2026, 20:30 */
export const formatDateTime = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(dayAndTime, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(moment)

const steps = [
  { unit: 'minute', seconds: 60, below: 3600 },
  { unit: 'hour', seconds: 3600, below: 86_400 },
  { unit: 'day', seconds: 86_400, below: 30 * 86_400 },
] as const

/** "5 minutes ago"; a month back and more, the date. */
export const formatAgo = (moment: Date, now: Date, timeZone: string): string => {
  const seconds = Math.max(0, (now.getTime() - moment.getTime()) / 1000)
  const words = new Intl.RelativeTimeFormat(currentLocale(), { numeric: 'auto' })
  if (seconds < 60) return words.format(0, 'second')
  const step = steps.find(({ below }) => seconds < below)
  return step
    ? words.format(-Math.floor(seconds / step.seconds), step.unit)
    : formatDateTime(moment, timeZone)
}

/** A language in its own words: Deutsch, Français. */
export const languageName = (code: string): string => {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}
