/** Starts that one click sets. */
import { crewLimits } from '#contract/crews/fields.ts'
import { localTextOf, momentOf, startOfDay } from '#contract/wire/zoned-time.ts'
import { joinStart, splitStart } from './typed-times.ts'

const minuteMs = 60_000

/** A leader who flies now still has to read the applications: so long after posting the mission starts. */
export const nowMinutes = 10

const shownDays = 5

const nextFullMinutes = (moment: number, minutes: number): Date =>
  new Date(Math.ceil(moment / (minutes * minuteMs)) * minutes * minuteMs)

/** The start of a post that is sent at this moment with "Now". */
export const startOfNow = (now: Date): Date => nextFullMinutes(now.getTime() + nowMinutes * minuteMs, 1)

/** The first start that can be picked. The current minute has already begun, so one minute is added. */
const earliestStart = (now: Date): Date => new Date(now.getTime() + (crewLimits.leadMinutes + 1) * minuteMs)

/** The day in the zone, so many days after this one. */
export const dayAhead = (now: Date, zone: string, days: number): string =>
  splitStart(localTextOf(startOfDay(now, zone, days), zone)).day

/** The next days in the zone, from the first that a start can still be picked on. */
export const nextDays = (now: Date, zone: string): string[] =>
  Array.from({ length: shownDays }, (_, i) => dayAhead(earliestStart(now), zone, i))

/** The weekday and time of an earlier start, a week later, or the first time after that which can still be picked. */
export const startAWeekLater = (start: Date, now: Date, zone: string): string => {
  const { time } = splitStart(localTextOf(start, zone))
  const earliest = earliestStart(now)
  for (let days = 7; ; days += 7) {
    const { day } = splitStart(localTextOf(startOfDay(start, zone, days), zone))
    const text = joinStart(day, time)
    const moment = momentOf(text, zone)
    if (moment && moment >= earliest) return text
  }
}

const eveningTime = '20:00'

/** In the evening, when most missions fly; in an hour if the evening has begun, and nothing shortly before midnight. */
export const usualTime = (day: string, now: Date, zone: string): string => {
  const evening = momentOf(joinStart(day, eveningTime), zone)
  if (evening && evening >= earliestStart(now)) return eveningTime
  const inHour = splitStart(localTextOf(nextFullMinutes(now.getTime() + 60 * minuteMs, 5), zone))
  return inHour.day === day ? inHour.time : ''
}
