/** Against the clocks themselves, read minute by minute. */
import { expect, test } from 'vitest'
import { endOfQuietHours, type QuietSpan } from './quiet-hours.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

const clockOf = (zone: string) => {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return (moment: number): number => {
    const [hours = 0, minutes = 0] = format.format(moment).split(':').map(Number)
    return hours * 60 + minutes
  }
}

/** Each minute of a day that is quiet. */
const minutesIn = ({ from, to }: QuietSpan): ReadonlySet<number> => {
  const minutes = new Set<number>()
  for (let minute = from; minute !== to; minute = (minute + 1) % 1440) minutes.add(minute)
  return minutes
}

/** Both clock changes of a year; one of half an hour, one at midnight, one on another day of the week, and none. */
const changes: readonly [zone: string, around: string][] = [
  ['Europe/Berlin', '2026-03-29T01:00Z'],
  ['Europe/Berlin', '2026-10-25T01:00Z'],
  ['America/New_York', '2026-03-08T07:00Z'],
  ['America/New_York', '2026-11-01T06:00Z'],
  ['Australia/Lord_Howe', '2026-04-04T15:00Z'],
  ['Australia/Lord_Howe', '2026-10-03T15:30Z'],
  ['America/Santiago', '2026-04-05T03:00Z'],
  ['America/Santiago', '2026-09-06T04:00Z'],
  ['Africa/Cairo', '2026-04-23T22:00Z'],
  ['Asia/Kolkata', '2026-03-29T01:00Z'],
  ['Pacific/Apia', '2026-10-25T01:00Z'],
]

/** Around the hours of the changes, beyond midnight, a minute, and all but a minute. */
const spans: readonly QuietSpan[] = [
  { from: 22 * 60, to: 8 * 60 },
  { from: 23 * 60 + 30, to: 2 * 60 + 30 },
  { from: 60, to: 2 * 60 },
  { from: 2 * 60, to: 3 * 60 },
  { from: 2 * 60 + 15, to: 2 * 60 + 45 },
  { from: 0, to: 30 },
  { from: 23 * 60 + 59, to: 0 },
  { from: 3 * 60, to: 2 * 60 + 59 },
  { from: 9 * 60, to: 17 * 60 },
]

test.each(changes)('in %s around %s they end when the clocks say so', (zone, around) => {
  const clock = clockOf(zone)
  const begin = Date.parse(around) - 30 * hourMs
  const count = 84 * 60
  const minutes = Array.from({ length: count }, (_, index) => clock(begin + index * minuteMs))
  for (const span of spans) {
    const within = minutesIn(span)
    const quiet = minutes.map((minute) => within.has(minute))
    let end = count
    const wrong: string[] = []
    for (let index = count - 1; index >= 0; index -= 1) {
      if (!quiet[index]) end = index
      if (index > 56 * 60) continue
      const expected = quiet[index] ? begin + end * minuteMs : undefined
      // Not only at full minutes.
      const now = new Date(begin + index * minuteMs + (index % 60) * 999)
      const found = endOfQuietHours(now, zone, span)?.getTime()
      if (found !== expected) wrong.push(`${now.toISOString()} ${JSON.stringify(span)}`)
    }
    expect(wrong).toEqual([])
  }
})
