/** A game day lasts from 06:00 to 06:00 in a time zone. Its four quarters are what players choose as play times. */
import type { Playtime } from '#contract/users.ts'
import { wallClock } from '#contract/wire/zoned-time.ts'

export const quarters = ['morning', 'afternoon', 'evening', 'night'] as const
export type Quarter = (typeof quarters)[number]

const firstHour = 6
const dayMinutes = 24 * 60
const quarterMinutes = dayMinutes / quarters.length

interface GameTime {
  /** The date on which this game day began, in days since 1970. */
  readonly day: number
  /** Minutes since 06:00. */
  readonly minute: number
}

const gameTime = (moment: Date, zone: string): GameTime => {
  const { year, month, day, hour, minute } = wallClock(moment, zone)
  const sinceSix = hour * 60 + minute - firstHour * 60
  const date = Date.UTC(year, month - 1, day) / (dayMinutes * 60_000)
  return sinceSix < 0 ? { day: date - 1, minute: sinceSix + dayMinutes } : { day: date, minute: sinceSix }
}

/** 1 January 1970 was a Thursday. */
const isWeekend = (day: number): boolean => [2, 3].includes(((day % 7) + 7) % 7)

/** The quarters of the start's game day in which the viewer plays. */
export const playedQuarters = (
  start: Date,
  zone: string,
  playtimes: readonly Playtime[],
): readonly Quarter[] => {
  if (playtimes.includes('weekend') && isWeekend(gameTime(start, zone).day)) return quarters
  return quarters.filter((quarter) => playtimes.includes(quarter))
}

/** The position of a mission on the rail, as shares of the day, cut off at its end. */
export const railSpan = (start: Date, minutes: number | null, zone: string) => {
  const { minute } = gameTime(start, zone)
  const length = Math.min(minutes ?? 0, dayMinutes - minute)
  return { left: minute / dayMinutes, width: length / dayMinutes }
}

/** The position of now on the rail, if the mission starts in the current game day. */
export const nowOnRail = (start: Date, now: Date, zone: string): number | undefined => {
  const today = gameTime(now, zone)
  return today.day === gameTime(start, zone).day ? today.minute / dayMinutes : undefined
}

export type Fit =
  | { readonly kind: 'in' | 'reaches'; readonly quarter: Quarter }
  | { readonly kind: 'outside' }

/** How a mission fits the viewer's play times; undefined if they have chosen none. */
export const fitOf = (
  start: Date,
  minutes: number | null,
  zone: string,
  playtimes: readonly Playtime[],
): Fit | undefined => {
  if (playtimes.length === 0) return undefined
  const played = playedQuarters(start, zone, playtimes)
  const { minute } = gameTime(start, zone)
  const last = Math.min(minute + Math.max(0, (minutes ?? 0) - 1), dayMinutes - 1)
  const first = Math.floor(minute / quarterMinutes)
  const reached = quarters.slice(first, Math.floor(last / quarterMinutes) + 1)
  const hit = reached.find((quarter) => played.includes(quarter))
  if (!hit) return { kind: 'outside' }
  return { kind: hit === quarters[first] ? 'in' : 'reaches', quarter: hit }
}
