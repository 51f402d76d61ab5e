/** Sentences about when a mission is. */

import type { HoursFit } from '#contract/users/week-hours.ts'
import { dateText, daysAway } from '#contract/wire/date-texts.ts'
import { m } from '#texts'
import { formatMoment, formatNear, onOneLine } from '#web/features/crews/crew-formats.ts'
import { formatTime } from '#web/i18n/format.ts'
import { currentLocale } from '#web/i18n/language.ts'
import { countdown } from './countdown.ts'
import { dayLabel } from './day-texts.ts'
import { missionTime, type TimedMission } from './mission-time.ts'

/** "Tonight, Saturday 14 Nov", in German "Heute Abend, Samstag, 14. Nov."; else the date with its year. */
export const fullDate = (moment: Date, now: Date, zone: string): string => {
  const isNear = Math.abs(daysAway(moment, now, zone)) <= 1
  const date = dateText(moment, { locale: currentLocale(), zone }, { weekday: 'long', year: !isNear })
  return isNear ? m.crew_page_day({ day: dayLabel(moment, now, zone), date: onOneLine(date) }) : date
}

/**
 * "planned for 20:30", or "planned for tomorrow 20:30", where a mission is shown as it happened and was planned for
 * another moment: that one is in calendars and notices.
 */
export const plannedText = (crew: TimedMission, now: Date, zone: string): string | undefined => {
  const { scheduledTime } = crew
  const start = missionTime(crew)?.start
  if (!start || !scheduledTime || start.toISOString() === scheduledTime) return undefined
  const planned = new Date(scheduledTime)
  const isSameDay = daysAway(planned, start, zone) === 0
  const time = isSameDay ? formatTime(planned, zone) : formatNear(scheduledTime, zone, now)
  return m.crew_page_planned({ time })
}

/** For the leader of a mission that is planned for an hour from now or later; else undefined. */
export const earlyStartText = (crew: TimedMission, now: Date, zone: string): string | undefined => {
  const mission = missionTime(crew)
  if (!mission) return undefined
  const { text, isSoon } = countdown(mission, now, zone)
  if (isSoon || mission.start <= now) return undefined
  return m.missions_start_early({ start: formatMoment(crew.scheduledTime, zone), left: text })
}

const fitTexts: Readonly<Record<HoursFit, () => string>> = {
  inside: m.crews_fit_inside,
  partly: m.crews_fit_partly,
  outside: m.crews_fit_outside,
}

export const fitText = (fit: HoursFit): string => fitTexts[fit]()
