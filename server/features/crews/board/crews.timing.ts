/** The filters by time, applied to one post. They mean the same as on the board, which queries many posts. */
import type { MissionStatus, StartWindow } from '#contract/crews/fields.ts'
import { fitInHours, type WeekHours } from '#contract/users/week-hours.ts'
import { offsetAt } from '#contract/wire/zoned-time.ts'
import { staleBefore, startWindow, type TimeWindow } from './crews.windows.ts'

export interface TimeFilters {
  readonly start_window: StartWindow | null
  readonly window_zone: string | null
  readonly clock_zone: string | null
  readonly hours_apart: number
  readonly upcoming: boolean
  readonly fits_hours: boolean
}

export interface TimedPost {
  readonly scheduled_time: Date | null
  readonly estimated_duration: number | null
  readonly mission_status: MissionStatus
  readonly timezone: string
}

/** The player whose hours the post has to fit. */
export interface TimedPlayer {
  readonly zone: string
  readonly hours: () => WeekHours
}

const isFresh = ({ mission_status, scheduled_time: start }: TimedPost, now: Date): boolean =>
  mission_status !== 'open' || start === null || start >= staleBefore(now)

const isInWindow = (
  { start_window, window_zone }: TimeFilters,
  { scheduled_time: start, mission_status }: TimedPost,
  windowOf: (window: StartWindow, zone: string) => TimeWindow,
): boolean => {
  if (start_window === null || window_zone === null) return true
  const { from, to, includesRunning } = windowOf(start_window, window_zone)
  if (includesRunning && mission_status === 'in_progress') return true
  return start !== null && start >= from && start < to
}

const hourMs = 60 * 60_000

const hasClock = (
  { clock_zone, hours_apart }: TimeFilters,
  { scheduled_time, timezone }: TimedPost,
  now: Date,
  offset: typeof offsetAt,
): boolean => {
  if (clock_zone === null) return true
  const moment = (scheduled_time ?? now).getTime()
  return Math.abs(offset(moment, timezone) - offset(moment, clock_zone)) <= hours_apart * hourMs
}

const isInHours = (player: TimedPlayer, post: TimedPost): boolean =>
  post.mission_status === 'open' &&
  post.scheduled_time !== null &&
  fitInHours(player.hours(), post.scheduled_time, post.estimated_duration, player.zone) === 'inside'

const memoised = <Args extends readonly (string | number)[], Value>(compute: (...args: Args) => Value) => {
  const values = new Map<string, Value>()
  return (...args: Args): Value => {
    const key = args.join(' ')
    const value = values.has(key) ? (values.get(key) as Value) : compute(...args)
    values.set(key, value)
    return value
  }
}

/** For one post that takes people and thousands of searches: what the searches share is computed once. */
export const timingAt = (now: Date) => {
  const windowOf = memoised((window: StartWindow, zone: string) => startWindow(window, now, zone))
  const offset = memoised(offsetAt)
  return (filters: TimeFilters, post: TimedPost, player: TimedPlayer): boolean =>
    isFresh(post, now) &&
    (!filters.upcoming || (post.scheduled_time !== null && post.scheduled_time >= now)) &&
    isInWindow(filters, post, windowOf) &&
    hasClock(filters, post, now, offset) &&
    (!filters.fits_hours || isInHours(player, post))
}
