import { m } from '#texts'
import { currentLocale } from '#web/i18n/language.ts'

/** 3.5, in German 3,5. */
export const decimal = (value: number): string =>
  value.toLocaleString(currentLocale(), { maximumFractionDigits: 1 })

/** "3.5 h"; a dash if nothing was decided. */
export const hoursText = (hours: number | null): string =>
  hours === null ? '–' : m.reports_stats_hours({ hours: decimal(hours) })

/** The share of granted appeals among the decided ones; a dash if none was decided. */
export const overturnedText = ({ granted, denied }: { granted: number; denied: number }): string => {
  const decided = granted + denied
  return decided === 0 ? '–' : m.reports_stats_percent({ percent: Math.round((100 * granted) / decided) })
}

/** The Monday of a week as 02.11. */
export const weekText = (start: string): string => {
  const [, month, day] = start.split('-')
  return `${day}.${month}.`
}
