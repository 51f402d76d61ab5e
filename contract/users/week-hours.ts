/** The hours of a week in which a player is online, in their own zone, and how a mission fits into them. */

import { clockSpans, quarterMs } from '../wire/clock-spans.ts'
import type { Playtime } from './users.ts'

export const hoursInWeek = 7 * 24

/** One entry for each hour; Monday 00:00 is the first. */
export type WeekHours = readonly boolean[]

const partsOfDay: Record<Exclude<Playtime, 'weekend'>, readonly [from: number, to: number]> = {
  morning: [6, 12],
  afternoon: [12, 18],
  evening: [18, 24],
  night: [0, 6],
}

/**
 * What the play times of the registration say about the week: parts of the day from Monday to Friday, with `weekend` on
 * Saturday and Sunday too. `weekend` without a part of the day is all of it.
 */
export const hoursOfPlaytimes = (playtimes: readonly Playtime[]): boolean[] => {
  const isWeekendPlayed = playtimes.includes('weekend')
  const parts = playtimes.flatMap((part) => (part === 'weekend' ? [] : [partsOfDay[part]]))
  return Array.from({ length: hoursInWeek }, (_, i) => {
    const isWeekend = i >= 5 * 24
    if (isWeekend && !isWeekendPlayed) return false
    if (isWeekend && parts.length === 0) return true
    return parts.some(([from, to]) => i % 24 >= from && i % 24 < to)
  })
}

/** As the database stores a week: a 1 or a 0 for each hour. */
export const bitsOfWeek = (hours: WeekHours): string =>
  hours.map((isPlayed) => (isPlayed ? '1' : '0')).join('')

/** Null if they say nothing. */
export const bitsOfPlaytimes = (playtimes: readonly Playtime[]): string | null =>
  playtimes.length > 0 ? bitsOfWeek(hoursOfPlaytimes(playtimes)) : null

/** The week of a player who has never named their hours has none. */
export const hoursOfPlayer = (bits: string | null): boolean[] =>
  bits === null ? hoursOfPlaytimes([]) : [...bits].map((bit) => bit === '1')

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** 1 January 1970 was a Thursday. */
const hoursBeforeEpoch = 3 * 24

interface ClockHour {
  /** The hour of the week. */
  readonly hour: number
  readonly from: number
  readonly to: number
}

/** Cuts a time where an hour begins on the clocks of the zone. */
const clockHoursOf = (from: number, to: number, zone: string): ClockHour[] => {
  const pieces: ClockHour[] = []
  // Every zone differs from UTC by quarters of an hour and changes its clocks at such moments.
  const firstQuarter = Math.floor(from / quarterMs) * quarterMs
  const lastQuarter = Math.ceil(to / quarterMs) * quarterMs
  for (const span of clockSpans(firstQuarter, lastQuarter, zone)) {
    const end = Math.min(to, span.to)
    for (let at = Math.max(from, span.from); at < end; ) {
      const hour = Math.floor((at + span.offset) / hourMs)
      const next = Math.min(end, (hour + 1) * hourMs - span.offset)
      pieces.push({ hour: (hour + hoursBeforeEpoch) % hoursInWeek, from: at, to: next })
      at = next
    }
  }
  return pieces
}

const hoursOf = (start: Date, minutes: number, zone: string): ClockHour[] =>
  clockHoursOf(start.getTime(), start.getTime() + minutes * minuteMs, zone)

/** How many minutes of a mission lie in the hours. */
export const minutesInHours = (hours: WeekHours, start: Date, minutes: number, zone: string): number =>
  hoursOf(start, minutes, zone).reduce((sum, { hour, from, to }) => sum + (hours[hour] ? to - from : 0), 0) /
  minuteMs

/** What a mission without a length is taken to last. */
export const assumedMinutes = 60

export const hoursFits = ['inside', 'partly', 'outside'] as const
export type HoursFit = (typeof hoursFits)[number]

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
  const hours = new Set(hoursOf(start, minutes || assumedMinutes, zone).map(({ hour }) => hour))
  return Array.from({ length: hoursInWeek }, (_, hour) => hours.has(hour))
}

export type TimeRange = readonly [from: Date, to: Date]

/** When the player is online between two moments. No two ranges touch. */
export const rangesInHours = (hours: WeekHours, from: Date, to: Date, zone: string): TimeRange[] => {
  const ranges: { from: number; to: number }[] = []
  for (const piece of clockHoursOf(from.getTime(), to.getTime(), zone)) {
    if (!hours[piece.hour]) continue
    const last = ranges.at(-1)
    if (last?.to === piece.from) last.to = piece.to
    else ranges.push({ from: piece.from, to: piece.to })
  }
  return ranges.map((range) => [new Date(range.from), new Date(range.to)])
}
