/** When the quiet hours of a player end, by the clocks of their zone. */
import { offsetAt } from '#contract/wire/zoned-time.ts'

/** In minutes since midnight. The end may be before the start: then they go beyond midnight. */
export interface QuietSpan {
  readonly from: number
  readonly to: number
}

const minuteMs = 60_000
const dayMinutes = 24 * 60

/** What the clocks show, in minutes since midnight. */
const minuteOfDay = (moment: number, zone: string): number => {
  const minutes = Math.floor((moment + offsetAt(moment, zone)) / minuteMs) % dayMinutes
  return (minutes + dayMinutes) % dayMinutes
}

const isWithin = (minute: number, { from, to }: QuietSpan): boolean =>
  from < to ? from <= minute && minute < to : minute >= from || minute < to

/** The first minute at which the clocks are set to something else; both moments are at full minutes. */
const findClockChange = (from: number, to: number, zone: string): number | undefined => {
  const before = offsetAt(from, zone)
  if (offsetAt(to, zone) === before) return undefined
  let [same, changed] = [from, to]
  while (changed - same > minuteMs) {
    const middle = Math.floor((same + changed) / 2 / minuteMs) * minuteMs
    if (offsetAt(middle, zone) === before) same = middle
    else changed = middle
  }
  return changed
}

/**
 * The first moment that is not quiet; undefined if now is not. Where the clocks are put forward over the end, it is the
 * moment at which they are. Where an hour comes twice, the first end counts, and the span may begin once more.
 */
export const endOfQuietHours = (now: Date, zone: string, span: QuietSpan): Date | undefined => {
  const moment = Math.floor(now.getTime() / minuteMs) * minuteMs
  const minute = minuteOfDay(moment, zone)
  if (!isWithin(minute, span)) return undefined
  const remaining = (span.to - minute + dayMinutes) % dayMinutes
  const end = moment + remaining * minuteMs
  const change = findClockChange(moment, end, zone)
  if (change === undefined) return new Date(end)
  return endOfQuietHours(new Date(change), zone, span) ?? new Date(change)
}
