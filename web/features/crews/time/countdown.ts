import { daysAway } from '#contract/wire/date-texts.ts'
import { m } from '#texts'
import { briefMinutes, formatMinutes } from '#web/features/crews/crew-formats.ts'
import { formatTime } from '#web/i18n/format.ts'
import { shortDate } from '#web/i18n/short-date.ts'
import { type MissionTime, missionEnd, missionTime, type TimedMission } from './mission-time.ts'

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

const soonText = (minutes: number, brief: boolean): string =>
  minutes === 0 ? m.crews_soon() : m.crews_soon_in({ time: durationText(minutes, brief) })

/** The date is added unless it is today or that of the start, which is shown beside it. */
const endTime = (end: Date, start: Date | undefined, now: Date, zone: string): string => {
  const clock = formatTime(end, zone)
  const date = shortDate(end, zone)
  const isNamed = daysAway(end, now, zone) === 0 || (start && shortDate(start, zone) === date)
  return isNamed ? clock : `${date} ${clock}`
}

/** There is room for one of the two. */
const briefEndTime = (end: Date, now: Date, zone: string): string =>
  daysAway(end, now, zone) === 0 ? formatTime(end, zone) : shortDate(end, zone)

const endText = (time: string, isCancelled: boolean): string =>
  isCancelled ? m.crews_cancelled_at({ time }) : m.crews_ended({ time })

/** How long until the start, or since; for a mission that is over, when it ended. May be empty. */
export const countdown = (mission: MissionTime, now: Date, zone: string, brief = false): Countdown => {
  const away = Math.floor((mission.start.getTime() - now.getTime()) / minuteMs)
  switch (mission.status) {
    case 'cancelled':
    case 'completed': {
      const { start, end, status } = mission
      if (!end) return { text: '', isSoon: false }
      const time = brief ? briefEndTime(end, now, zone) : endTime(end, start, now, zone)
      return { text: endText(time, status === 'cancelled'), isSoon: false }
    }
    case 'in_progress':
      return { text: underWayText(-away, brief), isSoon: false }
    default:
      if (away < 0) return { text: overdueText(-away, brief), isSoon: false }
      if (away < 60) return { text: soonText(away, brief), isSoon: true }
      return { text: m.crews_in({ time: durationText(away, brief) }), isSoon: false }
  }
}

/** For every crew: even one that never had a start may have been cancelled. */
export const countdownOf = (crew: TimedMission, now: Date, zone: string): Countdown => {
  const mission = missionTime(crew)
  if (mission) return countdown(mission, now, zone)
  const end = missionEnd(crew)
  const isCancelled = crew.displayStatus === 'cancelled'
  const text = end ? endText(endTime(end, undefined, now, zone), isCancelled) : ''
  return { text, isSoon: false }
}
