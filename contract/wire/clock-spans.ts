/** When the clocks of a zone change. */
import { offsetAt } from './zoned-time.ts'

/** Every zone differs from UTC by quarters of an hour and changes its clocks at such moments. */
export const quarterMs = 15 * 60_000

export interface ClockSpan {
  readonly from: number
  readonly to: number
  readonly offset: number
}

/** No zone changes its clocks twice in so short a time. */
const steadyMs = 14 * 24 * 60 * 60_000

/** The moment between two with different offsets at which the clocks change. */
const findChange = (from: number, to: number, zone: string): number => {
  if (to - from <= quarterMs) return to
  const middle = Math.ceil((from + to) / 2 / quarterMs) * quarterMs
  return offsetAt(middle, zone) === offsetAt(from, zone)
    ? findChange(middle, to, zone)
    : findChange(from, middle, zone)
}

/** Cuts a time between two full quarters of an hour into spans in which the clocks do not change. */
export const clockSpans = (from: number, to: number, zone: string): ClockSpan[] => {
  const spans: ClockSpan[] = []
  let offset = offsetAt(from, zone)
  for (let start = from; start < to; ) {
    const end = Math.min(to, start + steadyMs)
    const next = offsetAt(end, zone)
    const change = next === offset ? end : findChange(start, end, zone)
    spans.push({ from: start, to: change, offset })
    if (change < end) spans.push({ from: change, to: end, offset: next })
    offset = next
    start = end
  }
  return spans
}
