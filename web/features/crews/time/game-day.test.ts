import { describe, expect, test } from 'vitest'
import type { Playtime } from '#contract/users.ts'
import { fitOf, nowOnRail, playedQuarters, railSpan } from './game-day.ts'

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

describe('the fit with play times', () => {
  test.each<[string, number | null, Playtime[], string]>([
    ['2026-11-12T20:30', 150, ['evening'], 'in evening'],
    ['2026-11-12T17:45', 180, ['evening'], 'reaches evening'],
    ['2026-11-12T17:00', 60, ['evening'], 'outside'],
    ['2026-11-12T16:00', null, ['evening'], 'outside'],
    ['2026-11-13T03:00', 120, ['evening', 'night'], 'in night'],
    ['2026-11-12T03:00', 120, ['evening'], 'outside'],
    ['2026-11-14T09:00', 120, ['weekend'], 'in morning'],
    ['2026-11-12T09:00', 120, ['weekend'], 'outside'],
    ['2026-11-12T20:30', 150, [], 'none'],
  ])('of a start at %s for %s minutes to %j is %s', (start, minutes, playtimes, expected) => {
    const fit = fitOf(at(start), minutes, zone, playtimes)
    const result =
      fit === undefined ? 'none' : [fit.kind, 'quarter' in fit ? fit.quarter : ''].join(' ').trim()
    expect(result).toBe(expected)
  })
})

test('Sunday night after midnight still belongs to the weekend, Monday morning does not', () => {
  expect(playedQuarters(at('2026-11-16T03:00'), zone, ['weekend'])).toHaveLength(4)
  expect(playedQuarters(at('2026-11-16T07:00'), zone, ['weekend'])).toHaveLength(0)
})
