/** A game day lasts from 06:00 to 06:00 in a time zone. Its four quarters are named on the rail. */
import { hoursInWeek, type WeekHours } from '#contract/users/week-hours.ts'
import { wallClock } from '#contract/wire/zoned-time.ts'

export const quarters = ['morning', 'afternoon', 'evening', 'night'] as const

const firstHour = 6
const dayMinutes = 24 * 60

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
const weekdayOf = (day: number): number => (day + 3) % 7

/** For each hour of the start's game day whether the viewer plays; empty if they play in none of the week. */
export const playedHours = (hours: WeekHours, start: Date, zone: string): readonly boolean[] => {
  if (!hours.includes(true)) return []
  const first = weekdayOf(gameTime(start, zone).day) * 24 + firstHour
  return Array.from({ length: 24 }, (_, hour) => hours[(first + hour) % hoursInWeek] ?? false)
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
