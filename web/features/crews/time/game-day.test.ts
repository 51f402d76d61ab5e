import { expect, test } from 'vitest'
import { hoursInWeek } from '#contract/users/week-hours.ts'
import { nowOnRail, playedHours, railSpan } from './game-day.ts'

const zone = 'Europe/Berlin'
const at = (text: string) => new Date(`${text}:00.000+01:00`)
const round = (share: number) => Math.round(share * 10_000) / 100

test.each([
  ['2026-11-14T06:00', 60, 0, 4.17],
  ['2026-11-14T14:00', 120, 33.33, 8.33],
  ['2026-11-14T18:00', 360, 50, 25],
  ['2026-11-15T03:00', 120, 87.5, 8.33],
  ['2026-11-15T03:00', 1440, 87.5, 12.5],
  ['2026-11-15T05:59', null, 99.93, 0],
])('a start at %s for %s minutes begins at %s % and is %s % wide', (start, minutes, left, width) => {
  const span = railSpan(at(start), minutes, zone)
  expect({ left: round(span.left), width: round(span.width) }).toEqual({ left, width })
})

test.each([
  ['2026-11-14T20:30', '2026-11-14T18:20', 51.39],
  ['2026-11-15T03:00', '2026-11-14T18:20', 51.39],
  ['2026-11-15T07:00', '2026-11-15T05:00', undefined],
  ['2026-11-15T19:00', '2026-11-14T18:20', undefined],
])('on the rail of a start at %s, the mark for %s is at %s %', (start, now, expected) => {
  const share = nowOnRail(at(start), at(now), zone)
  expect(share === undefined ? undefined : round(share)).toBe(expected)
})

test.each([
  ['2026-11-14T20:30', 'Saturday', [2, 12]],
  ['2026-11-15T03:00', 'Saturday, after midnight', [2, 12]],
  ['2026-11-15T06:00', 'Sunday', [18]],
  ['2026-11-16T12:00', 'Monday', []],
])('on the rail of a start at %s, the hours of %s are marked', (start, _, expected) => {
  // Saturday 08:00 and 18:00; the night from Sunday to Monday, 00:00.
  const marked = [5 * 24 + 8, 5 * 24 + 18, 0]
  const hours = Array.from({ length: hoursInWeek }, (_, hour) => marked.includes(hour))
  const played = playedHours(hours, at(start), zone)
  expect(played.flatMap((isPlayed, hour) => (isPlayed ? [hour] : []))).toEqual(expected)
})

test('without hours nothing is marked', () => {
  expect(playedHours([], at('2026-11-14T20:30'), zone)).toEqual([])
})
