/** Sentences about series. */
import type { CrewSeries } from '#contract/crews/rhythm.ts'
import type { SeriesDate } from '#contract/series/series.ts'
import { m } from '#texts'
import { formatTime } from '#web/i18n/format.ts'
import { shortDate } from '#web/i18n/short-date.ts'
import { weekdayName } from '#web/i18n/weekday-name.ts'
import { zoneCity } from '#web/i18n/zone-city.ts'

/** "every Tuesday at 20:00", with the city for readers whose clock may show another time. */
export const rhythmText = (
  { everyWeeks, weekday, time, timezone }: Pick<CrewSeries, 'everyWeeks' | 'weekday' | 'time' | 'timezone'>,
  viewerZone: string,
): string => {
  const text = everyWeeks === 1 ? m.series_every_week : m.series_every_other_week
  const rhythm = text({ weekday: weekdayName(weekday), time })
  return viewerZone === timezone ? rhythm : m.series_in_city({ rhythm, city: zoneCity(timezone) })
}

/** Tue 24 Nov, 20:00; in German Di 24. Nov, 20:00. It stays on one line. */
export const startText = (start: string, zone: string): string => {
  const moment = new Date(start)
  return `${shortDate(moment, zone)}, ${formatTime(moment, zone)}`.replaceAll(' ', '\u00a0')
}

const missionTexts = {
  open: m.series_date_open,
  in_progress: m.series_date_in_progress,
  completed: m.series_date_flown,
  ended: m.series_date_flown,
  cancelled: m.series_date_cancelled,
} as const

const stateTexts = {
  planned: m.series_date_planned,
  held: m.series_date_held,
  skipped: m.series_date_skipped,
  missed: m.series_date_missed,
} as const

/** What has become of a date. */
export const dateText = ({ state, missionStatus }: SeriesDate): string => {
  if (state !== 'posted') return stateTexts[state]()
  return missionStatus === null ? m.series_date_removed() : missionTexts[missionStatus]()
}
