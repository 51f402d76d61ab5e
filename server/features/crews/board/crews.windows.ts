import type { StartWindow } from '#contract/crews/fields.ts'
import { startOfDay, weekdayIn } from '#contract/wire/zoned-time.ts'

const hourMs = 60 * 60_000

export interface TimeWindow {
  readonly from: Date
  readonly to: Date
  /** Whether missions that are under way belong to it. */
  readonly includesRunning?: true
}

/** The moments between which a start matches the filter, for a caller in this zone; `to` is excluded. */
export const startWindow = (window: StartWindow, now: Date, zone: string): TimeWindow => {
  switch (window) {
    case 'next_hour':
      return { from: now, to: new Date(now.getTime() + hourMs) }
    case 'next_6h':
      return { from: now, to: new Date(now.getTime() + 6 * hourMs) }
    case 'today':
      return { from: now, to: startOfDay(now, zone, 1), includesRunning: true }
    case 'tomorrow':
      return { from: startOfDay(now, zone, 1), to: startOfDay(now, zone, 2) }
    case 'this_week':
      return { from: now, to: startOfDay(now, zone, 7 - weekdayIn(now, zone)), includesRunning: true }
  }
}

const dayMs = 24 * hourMs

/** Open posts leave the board a day after a missed start, before the upkeep closes them. */
export const staleBefore = (now: Date): Date => new Date(now.getTime() - dayMs)
