/** The hours of a week that demo players have named, as the database holds them. */
import { bitsOfPlaytimes, hoursInWeek } from '#contract/profiles/week-hours.ts'
import type { DayHours, DemoPlayer } from './demo-player.ts'

const isWithin = ([from, to]: DayHours, hour: number): boolean => hour >= from && hour < to

/** Those who painted no hours have those of their registration. */
export const weekHoursOf = ({ hours, playtimes }: DemoPlayer): string | null => {
  if (!hours) return bitsOfPlaytimes(playtimes)
  const bits = Array.from({ length: hoursInWeek }, (_, i) => {
    const day = i < 5 * 24 ? hours.weekdays : hours.weekend
    return isWithin(day, i % 24) ? '1' : '0'
  })
  return bits.join('')
}
