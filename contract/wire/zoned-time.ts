/** Wall-clock time in named zones. The zone of the runtime never matters. */
import { tzOffset } from '@date-fns/tz/tzOffset'

interface WallClock {
  readonly year: number
  /** From 1 to 12. */
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
  readonly second: number
}

/** How far the zone's clocks are ahead of UTC, in milliseconds. Throws for a zone that the runtime does not know. */
export const offsetAt = (moment: number, zone: string): number => {
  const minutes = tzOffset(zone, new Date(moment))
  if (Number.isNaN(minutes)) throw new RangeError(`There is no time in ${zone}`)
  return minutes * 60_000
}

/** A date that shows in UTC what a clock in the zone shows at this moment. */
const shifted = (moment: Date, zone: string): Date =>
  new Date(moment.getTime() + offsetAt(moment.getTime(), zone))

/** What a clock in the zone shows at this moment. */
export const wallClock = (moment: Date, zone: string): WallClock => {
  const date = shifted(moment, zone)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  }
}

const local = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d)(?:\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)?$/

const dayMs = 24 * 60 * 60_000

/**
 * The moment that a date-time text means. Text without an offset is wall-clock time in the zone. Undefined for dates and
 * times that do not exist; of an hour that comes twice, the first.
 */
export const momentOf = (text: string, zone: string): Date | undefined => {
  const match = local.exec(text)
  if (!match) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((part) => Number(part ?? 0))
  const utc = Date.UTC(year, month - 1, day, hour, minute, second)
  const back = new Date(utc)
  const exists =
    back.getUTCFullYear() === year &&
    back.getUTCMonth() === month - 1 &&
    back.getUTCDate() === day &&
    back.getUTCHours() === hour &&
    back.getUTCMinutes() === minute
  if (!exists) return undefined
  if (match[7]) {
    const moment = new Date(text)
    // Invalid for an offset such as +99:99.
    return Number.isNaN(moment.getTime()) ? undefined : moment
  }
  // If the offset changes near this time, the days before and after show both offsets.
  const candidates = [offsetAt(utc - dayMs, zone), offsetAt(utc + dayMs, zone)]
    .map((each) => utc - each)
    .filter((moment) => moment + offsetAt(moment, zone) === utc)
  return candidates.length > 0 ? new Date(Math.min(...candidates)) : undefined
}

/** The value of a date-time field: wall-clock time in the zone, to the minute. */
export const localTextOf = (moment: Date, zone: string): string =>
  shifted(moment, zone).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)

/** When a day starts in the zone: the day of the moment, or `days` later. */
export const startOfDay = (moment: Date, zone: string, days = 0): Date => {
  const date = new Date(shifted(moment, zone).getTime() + days * dayMs)
  const text = date.toISOString().slice(0, 'yyyy-mm-dd'.length)
  // Where daylight saving time skips midnight, the day starts an hour later.
  return momentOf(`${text}T00:00`, zone) ?? momentOf(`${text}T01:00`, zone) ?? date
}

/** From Monday, 0, to Sunday, 6. */
export const weekdayIn = (moment: Date, zone: string): number => (shifted(moment, zone).getUTCDay() + 6) % 7
