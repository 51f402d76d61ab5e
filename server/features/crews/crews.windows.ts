import type { StartWindow } from '#contract/crew-fields.ts'
import { startOfDay, weekdayIn } from '#contract/wire/zoned-time.ts'

const hourMs = 60 * 60_000

interface Window {
  readonly from: Date
  readonly to: Date
}

/** When a start must lie to be in the window, as seen now in the asker's zone; `to` is no longer in it. */
export const startWindow = (window: StartWindow, now: Date, zone: string): Window => {
  switch (window) {
    case 'next_hour':
      return { from: now, to: new Date(now.getTime() + hourMs) }
    case 'next_6h':
      return { from: now, to: new Date(now.getTime() + 6 * hourMs) }
    case 'today':
      return { from: now, to: startOfDay(now, zone, 1) }
    case 'tomorrow':
      return { from: startOfDay(now, zone, 1), to: startOfDay(now, zone, 2) }
    case 'this_week':
      return { from: now, to: startOfDay(now, zone, 7 - weekdayIn(now, zone)) }
  }
}
