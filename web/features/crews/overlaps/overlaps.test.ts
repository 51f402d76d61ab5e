import { expect, test } from 'vitest'
import type { CrewSummary } from '#contract/crews/crews.ts'
import { overlap, plannedMissions, spanOf } from './overlaps.ts'

const crew = (id: number, scheduledTime: string | null, estimatedDuration: number | null = null) =>
  ({ id, title: `Crew ${id}`, primaryLanguage: 'en', scheduledTime, estimatedDuration }) as CrewSummary

test('promised are the crews that have a start, the soonest first', () => {
  const led = [crew(1, '2026-11-18T20:00:00.000Z', 90), crew(2, null)]
  const joined = [crew(3, '2026-11-17T20:00:00.000Z')]
  expect(plannedMissions({ led, joined }).map(({ id, end }) => [id, end.toISOString()])).toEqual([
    [3, '2026-11-17T21:00:00.000Z'],
    [1, '2026-11-18T21:30:00.000Z'],
  ])
})

test.each([
  ['at the same time', '20:00', 60, true],
  ['that begins before its end', '20:59', 60, true],
  ['that ends after its start', '19:00', 61, true],
  ['around it', '18:00', 240, true],
  ['that begins at its end', '21:00', 60, false],
  ['that ends at its start', '19:00', 60, false],
  ['that ends an hour after a start without a duration', '19:30', null, true],
])('a mission %s', (_, start, minutes, expected) => {
  const promised = spanOf(new Date('2026-11-17T20:00:00.000Z'), 60)
  expect(overlap(promised, spanOf(new Date(`2026-11-17T${start}:00.000Z`), minutes))).toBe(expected)
})
