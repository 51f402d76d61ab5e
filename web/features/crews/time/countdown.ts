import { m } from '#texts'
import { briefMinutes, formatMinutes } from '#web/features/crews/crew-formats.ts'
import { formatTime } from '#web/i18n/format.ts'
import type { MissionTime } from './mission-time.ts'

export interface Countdown {
  readonly text: string
  /** It starts in less than an hour. */
  readonly isSoon: boolean
}

const minuteMs = 60_000
const dayMinutes = 24 * 60

/** Hours count only on the first day. */
const daysText = (minutes: number, brief: boolean): string => {
  const count = Math.floor(minutes / dayMinutes)
  const hours = Math.floor((minutes % dayMinutes) / 60)
  if (count > 1 || hours === 0) return m.crews_days({ count })
  return brief ? m.crews_brief_day_hours({ hours }) : m.crews_day_hours({ hours })
}

const durationText = (minutes: number, brief: boolean): string => {
  if (minutes >= dayMinutes) return daysText(minutes, brief)
  return brief ? briefMinutes(minutes) : formatMinutes(minutes)
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
export const countdown = (mission: MissionTime, now: Date, zone: string, brief = false): Countdown => {
  const away = Math.floor((mission.start.getTime() - now.getTime()) / minuteMs)
  switch (mission.status) {
    case 'cancelled':
      return { text: '', isSoon: false }
    case 'completed':
      return {
        text: mission.end ? m.crews_ended({ time: formatTime(mission.end, zone) }) : '',
        isSoon: false,
      }
    case 'in_progress':
      return { text: underWayText(-away, brief), isSoon: false }
    default:
      if (away < 0) return { text: overdueText(-away, brief), isSoon: false }
      if (away < 60) return { text: m.crews_soon(), isSoon: true }
      return { text: m.crews_in({ time: durationText(away, brief) }), isSoon: false }
  }
}
