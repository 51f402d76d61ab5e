import type { DisplayStatus } from '#contract/crews.ts'
import { m } from '#texts'
import { briefMinutes, formatMinutes } from '#web/features/crews/crew-formats.ts'
import { formatTime } from '#web/i18n/format.ts'

export interface Timing {
  readonly start: Date
  readonly minutes: number | null
  readonly status: DisplayStatus
}

export interface Countdown {
  readonly text: string
  /** It starts in less than an hour. */
  readonly isSoon: boolean
}

const minuteMs = 60_000
const dayMinutes = 24 * 60

const durationText = (minutes: number, brief: boolean): string => {
  if (minutes >= 2 * dayMinutes) return m.crews_days({ count: Math.floor(minutes / dayMinutes) })
  return brief ? briefMinutes(minutes) : formatMinutes(minutes)
}

const endedText = ({ start, minutes }: Timing, now: Date, zone: string): string => {
  const end = start.getTime() + (minutes ?? 0) * minuteMs
  return minutes && end <= now.getTime() ? m.crews_ended({ time: formatTime(new Date(end), zone) }) : ''
}

const underWayText = (minutes: number, brief: boolean): string => {
  if (minutes <= 0) return m.crews_under_way()
  const time = durationText(minutes, brief)
  return brief ? m.crews_since({ time }) : m.crews_under_way_for({ time })
}

const overdueText = (minutes: number, brief: boolean): string => {
  const time = durationText(minutes, brief)
  return brief ? m.crews_due_brief({ time }) : m.crews_due({ time })
}

/** How long until the start, or since; may be empty. */
export const countdown = (timing: Timing, now: Date, zone: string, brief = false): Countdown => {
  const away = Math.floor((timing.start.getTime() - now.getTime()) / minuteMs)
  switch (timing.status) {
    case 'cancelled':
      return { text: '', isSoon: false }
    case 'completed':
      return { text: endedText(timing, now, zone), isSoon: false }
    case 'in_progress':
      return { text: underWayText(-away, brief), isSoon: false }
    default:
      if (away < 0) return { text: overdueText(-away, brief), isSoon: false }
      if (away < 60) return { text: m.crews_soon(), isSoon: true }
      return { text: m.crews_in({ time: durationText(away, brief) }), isSoon: false }
  }
}
