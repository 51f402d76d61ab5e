/** Turns the demo's relative times into moments. */
import { crewLimits } from '#contract/crews/fields.ts'
import { localTextOf, momentOf, startOfDay } from '#contract/wire/zoned-time.ts'
import type { Age, DemoStart } from './demo-post.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const quarterMs = 15 * minuteMs
const unitMs = { m: minuteMs, h: hourMs, d: 24 * hourMs }

export const before = (now: Date, age: Age): Date => {
  const unit = age.endsWith('m') ? 'm' : age.endsWith('h') ? 'h' : 'd'
  return new Date(now.getTime() - Number(age.slice(0, -1)) * unitMs[unit])
}

export const after = (moment: Date, hours: number): Date => new Date(moment.getTime() + hours * hourMs)

const clockTime = (now: Date, zone: string, at: string, days: number): Date => {
  const date = localTextOf(startOfDay(now, zone, days), zone).slice(0, 10)
  const moment = momentOf(`${date}T${at}`, zone)
  if (!moment) throw new Error(`${at} does not exist in ${zone} on ${date}`)
  return moment
}

export const startAt = (now: Date, zone: string, start: DemoStart): Date => {
  if (typeof start === 'number') {
    // Rounded away from now, so that a start in the future is at least that many hours ahead.
    const round = start < 0 ? Math.floor : Math.ceil
    return new Date(round((now.getTime() + start * hourMs) / quarterMs) * quarterMs)
  }
  const earliest = now.getTime() + crewLimits.leadMinutes * minuteMs
  const hasPassedToday = clockTime(now, zone, start.at, 0).getTime() < earliest
  return clockTime(now, zone, start.at, start.days + (hasPassedToday ? 1 : 0))
}

/** `count` moments, spread evenly between the two. */
export const spread = (from: Date, to: Date, count: number): Date[] => {
  const step = (to.getTime() - from.getTime()) / (count + 1)
  return Array.from({ length: count }, (_, index) => new Date(from.getTime() + step * (index + 1)))
}
