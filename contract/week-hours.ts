/** The hours of a week in which a player is online, in their own zone, and how a mission fits into them. */
import type { Playtime } from './users.ts'
import { offsetAt, wallClock } from './wire/zoned-time.ts'

export const hoursInWeek = 7 * 24

/** One entry for each hour; Monday 00:00 is the first. */
export type WeekHours = readonly boolean[]

const partsOfDay: Record<Exclude<Playtime, 'weekend'>, readonly [from: number, to: number]> = {
  morning: [6, 12],
  afternoon: [12, 18],
  evening: [18, 24],
  night: [0, 6],
}

const isPlayed = (playtimes: readonly Playtime[], day: number, hour: number): boolean =>
  (playtimes.includes('weekend') && day >= 5) ||
  Object.entries(partsOfDay).some(
    ([part, [from, to]]) => playtimes.includes(part as Playtime) && hour >= from && hour < to,
  )

/** What the play times of the registration say about the week. */
export const hoursOfPlaytimes = (playtimes: readonly Playtime[]): boolean[] =>
  Array.from({ length: hoursInWeek }, (_, i) => isPlayed(playtimes, Math.floor(i / 24), i % 24))

/** As the database stores a week: a 1 or a 0 for each hour. */
export const bitsOfWeek = (hours: WeekHours): string =>
  hours.map((isPlayed) => (isPlayed ? '1' : '0')).join('')

/** The hours that a player has named; until then, what their play times say. */
export const hoursOfPlayer = (bits: string | null, playtimes: readonly Playtime[]): boolean[] =>
  bits === null ? hoursOfPlaytimes(playtimes) : [...bits].map((bit) => bit === '1')

const minuteMs = 60_000
const quarterMs = 15 * minuteMs
const hourMs = 60 * minuteMs
const weekMs = hoursInWeek * hourMs

const hourOfWeek = (moment: number, zone: string): number => {
  const { year, month, day, hour } = wallClock(new Date(moment), zone)
  const weekday = (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7
  return weekday * 24 + hour
}

/** A mission cut where a quarter of an hour begins in UTC, each piece with its hour of the week in the zone. */
const piecesOf = (start: Date, minutes: number, zone: string) => {
  const end = start.getTime() + minutes * minuteMs
  const pieces: { readonly hour: number; readonly length: number }[] = []
  // Every zone differs from UTC by quarters of an hour and changes its clocks at such moments.
  for (let from = start.getTime(); from < end; ) {
    const to = Math.min(end, (Math.floor(from / quarterMs) + 1) * quarterMs)
    pieces.push({ hour: hourOfWeek(from, zone), length: to - from })
    from = to
  }
  return pieces
}

/** How many minutes of a mission lie in the hours. */
export const minutesInHours = (hours: WeekHours, start: Date, minutes: number, zone: string): number =>
  piecesOf(start, minutes, zone).reduce((sum, { hour, length }) => sum + (hours[hour] ? length : 0), 0) /
  minuteMs

/** What a mission without a length is taken to last. */
export const assumedMinutes = 60

export type HoursFit = 'inside' | 'partly' | 'outside'

/** How a mission fits; undefined if the player has named no hours. */
export const fitInHours = (
  hours: WeekHours,
  start: Date,
  minutes: number | null,
  zone: string,
): HoursFit | undefined => {
  if (!hours.includes(true)) return undefined
  const length = minutes || assumedMinutes
  const inside = minutesInHours(hours, start, length, zone)
  if (inside === 0) return 'outside'
  return inside >= length ? 'inside' : 'partly'
}

/** The hours of the week in which a mission takes place, for a player in the zone. */
export const hoursOfMission = (start: Date, minutes: number | null, zone: string): boolean[] => {
  const hours = new Set(piecesOf(start, minutes || assumedMinutes, zone).map(({ hour }) => hour))
  return Array.from({ length: hoursInWeek }, (_, hour) => hours.has(hour))
}

interface Span {
  readonly from: number
  readonly to: number
  readonly offset: number
}

/** No zone changes its clocks twice in so short a time. */
const steadyMs = 2 * weekMs

/** The moment between two with different offsets at which the clocks change. */
const findChange = (from: number, to: number, zone: string): number => {
  if (to - from <= quarterMs) return to
  const middle = Math.ceil((from + to) / 2 / quarterMs) * quarterMs
  return offsetAt(middle, zone) === offsetAt(from, zone)
    ? findChange(middle, to, zone)
    : findChange(from, middle, zone)
}

/** Cuts a time into spans in which the clocks do not change. */
const spansOf = (from: number, to: number, zone: string): Span[] => {
  const spans: Span[] = []
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

/** 1 January 1970 was a Thursday. */
const hoursBeforeEpoch = 3 * 24

export type TimeRange = readonly [from: Date, to: Date]

/** When the player is online between two moments, which are whole quarters of an hour. No two ranges touch. */
export const rangesInHours = (hours: WeekHours, from: Date, to: Date, zone: string): TimeRange[] => {
  const ranges: { from: number; to: number }[] = []
  for (const { offset, ...span } of spansOf(from.getTime(), to.getTime(), zone)) {
    const firstHour = Math.floor((span.from + offset) / hourMs)
    for (let hour = firstHour; hour * hourMs - offset < span.to; hour += 1) {
      if (!hours[(hour + hoursBeforeEpoch) % hoursInWeek]) continue
      const start = Math.max(span.from, hour * hourMs - offset)
      const end = Math.min(span.to, (hour + 1) * hourMs - offset)
      const last = ranges.at(-1)
      if (last?.to === start) last.to = end
      else ranges.push({ from: start, to: end })
    }
  }
  return ranges.map((range) => [new Date(range.from), new Date(range.to)])
}
