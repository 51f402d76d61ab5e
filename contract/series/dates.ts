/** The dates of a series: wall-clock times in its zone, the same on each date whatever the clocks do between them. */
import { clockSpans, quarterMs } from '../wire/clock-spans.ts'
import { momentOf } from '../wire/zoned-time.ts'

const dayMs = 24 * 60 * 60_000

/** A date-time text as if it were in UTC, where every day has 24 hours. */
const asUtc = (text: string): number => Date.parse(`${text}Z`)

/** The wall-clock times of a series, the first of them included. */
export const plannedDates = (first: string, everyWeeks: number, times: number): string[] =>
  Array.from({ length: times }, (_, i) =>
    new Date(asUtc(first) + i * everyWeeks * 7 * dayMs).toISOString().slice(0, first.length),
  )

/** The moment of a wall-clock time. One that the clocks skip is the moment at which they do. */
export const momentOfDate = (text: string, zone: string): Date => {
  const moment = momentOf(text, zone)
  if (moment) return moment
  const utc = asUtc(text)
  const around = Math.floor(utc / quarterMs) * quarterMs
  const spans = clockSpans(around - 2 * dayMs, around + 2 * dayMs, zone)
  const after = spans.find(({ from, offset }) => from + offset > utc)
  if (!after) throw new RangeError(`There is no ${text} in ${zone}`)
  return new Date(after.from)
}

/** From Monday, 0, to Sunday, 6. */
export const weekdayOf = (text: string): number => (new Date(asUtc(text)).getUTCDay() + 6) % 7

/** 20:00 */
export const clockOf = (text: string): string => text.slice('yyyy-mm-ddT'.length)
