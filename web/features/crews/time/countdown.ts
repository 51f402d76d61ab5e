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
  readonly words: string
  /** Less than an hour to go. */
  readonly soon: boolean
}

const minuteMs = 60_000
const dayMinutes = 24 * 60

const lasting = (minutes: number, brief: boolean): string => {
  if (minutes >= 2 * dayMinutes) return m.crews_days({ count: Math.floor(minutes / dayMinutes) })
  return brief ? briefMinutes(minutes) : formatMinutes(minutes)
}

const afterwards = ({ start, minutes }: Timing, now: Date, zone: string): string => {
  const end = start.getTime() + (minutes ?? 0) * minuteMs
  return minutes && end <= now.getTime() ? m.crews_ended({ time: formatTime(new Date(end), zone) }) : ''
}

const underWay = (minutes: number, brief: boolean): string => {
  if (minutes <= 0) return m.crews_under_way()
  const time = lasting(minutes, brief)
  return brief ? m.crews_since({ time }) : m.crews_under_way_for({ time })
}

const overdue = (minutes: number, brief: boolean): string => {
  const time = lasting(minutes, brief)
  return brief ? m.crews_due_brief({ time }) : m.crews_due({ time })
}

/** How long until the start, or since; empty where there is nothing to say. */
export const countdown = (timing: Timing, now: Date, zone: string, brief = false): Countdown => {
  const away = Math.floor((timing.start.getTime() - now.getTime()) / minuteMs)
  const said = (words: string, soon = false): Countdown => ({ words, soon })
  switch (timing.status) {
    case 'cancelled':
      return said('')
    case 'completed':
      return said(afterwards(timing, now, zone))
    case 'in_progress':
      return said(underWay(-away, brief))
    default:
      if (away < 0) return said(overdue(-away, brief))
      return away < 60 ? said(m.crews_soon(), true) : said(m.crews_in({ time: lasting(away, brief) }))
  }
}
