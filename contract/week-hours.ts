/** The hours of a week in which a player is online, in their own zone, and how a mission fits into them. */
import type { Playtime } from './users.ts'
import { wallClock } from './wire/zoned-time.ts'

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

const minuteMs = 60_000
const quarterMs = 15 * minuteMs

const isInHours = (hours: WeekHours, moment: number, zone: string): boolean => {
  const { year, month, day, hour } = wallClock(new Date(moment), zone)
  const weekday = (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7
  return hours[weekday * 24 + hour] ?? false
}

/**
 * How many minutes of a mission lie in the hours. Every zone differs from UTC by quarters of an hour and changes its
 * clocks at such moments, so within a quarter of UTC the hour of the week is the same.
 */
export const minutesInHours = (hours: WeekHours, start: Date, minutes: number, zone: string): number => {
  const end = start.getTime() + minutes * minuteMs
  let inside = 0
  for (let from = start.getTime(); from < end; ) {
    const to = Math.min(end, (Math.floor(from / quarterMs) + 1) * quarterMs)
    if (isInHours(hours, from, zone)) inside += to - from
    from = to
  }
  return inside / minuteMs
}

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
