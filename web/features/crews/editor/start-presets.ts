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

/** The next days in the zone, from the first that a start can still be picked on. */
export const nextDays = (now: Date, zone: string): string[] =>
  Array.from(
    { length: shownDays },
    (_, i) => splitStart(localTextOf(startOfDay(earliestStart(now), zone, i), zone)).day,
  )

const eveningTime = '20:00'

/** In the evening, when most missions fly; in an hour if the evening has begun, and nothing shortly before midnight. */
export const usualTime = (day: string, now: Date, zone: string): string => {
  const evening = momentOf(joinStart(day, eveningTime), zone)
  if (evening && evening >= earliestStart(now)) return eveningTime
  const inHour = splitStart(localTextOf(nextFullMinutes(now.getTime() + 60 * minuteMs, 5), zone))
  return inHour.day === day ? inHour.time : ''
}
