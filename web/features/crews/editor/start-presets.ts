/** Starts that one click sets. */
import { crewLimits } from '#contract/crews/fields.ts'
import { localTextOf, momentOf, startOfDay } from '#contract/wire/zoned-time.ts'

const minuteMs = 60_000

/** A leader who flies now still has to read the applications: so long after posting the mission starts. */
export const nowMinutes = 10

const nextFullMinutes = (moment: number, minutes: number): Date =>
  new Date(Math.ceil(moment / (minutes * minuteMs)) * minutes * minuteMs)

/** The start of a post that is sent at this moment with "Now". */
export const startOfNow = (now: Date): Date => nextFullMinutes(now.getTime() + nowMinutes * minuteMs, 1)

/** In an hour, as a clock of the zone shows it, on the next five minutes. */
export const startInHour = (now: Date, zone: string): string =>
  localTextOf(nextFullMinutes(now.getTime() + 60 * minuteMs, 5), zone)

export const eveningTime = '20:00'

interface Evening {
  readonly isToday: boolean
  /** As a clock of the zone shows it. */
  readonly start: string
}

/** This evening in the zone; the next one if this has begun, or begins too soon to be picked. */
export const nextEvening = (now: Date, zone: string): Evening => {
  const evenings = [0, 1].map((days) => {
    const day = localTextOf(startOfDay(now, zone, days), zone).slice(0, 'yyyy-mm-dd'.length)
    return `${day}T${eveningTime}`
  })
  const [tonight = '', tomorrow = ''] = evenings
  const earliest = now.getTime() + (crewLimits.leadMinutes + 1) * minuteMs
  const isToday = Number(momentOf(tonight, zone)) >= earliest
  return { isToday, start: isToday ? tonight : tomorrow }
}
