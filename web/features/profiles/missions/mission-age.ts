import { wallClock } from '#contract/wire/zoned-time.ts'
import { currentLocale } from '#web/i18n/language.ts'

const dayMs = 24 * 60 * 60_000

const dayNumber = (moment: Date, zone: string): number => {
  const { year, month, day } = wallClock(moment, zone)
  return Date.UTC(year, month - 1, day) / dayMs
}

/** By calendar days in the zone: "today", "1 day ago", "2 weeks ago", "3 months ago". */
export const formatMissionAge = (moment: Date, now: Date, zone: string): string => {
  const days = dayNumber(now, zone) - dayNumber(moment, zone)
  if (days <= 0) return new Intl.RelativeTimeFormat(currentLocale(), { numeric: 'auto' }).format(0, 'day')
  const relative = new Intl.RelativeTimeFormat(currentLocale())
  if (days < 7) return relative.format(-days, 'day')
  if (days < 30) return relative.format(-Math.floor(days / 7), 'week')
  return relative.format(-Math.floor(days / 30), 'month')
}
