import { expect, test } from 'vitest'
import { type MissionStatus, missionStatuses } from '#contract/crews/fields.ts'
import { canBecome, displayStatus, isRunning } from './crews.status.ts'

test.each<[from: MissionStatus, to: readonly MissionStatus[]]>([
  ['open', ['in_progress', 'cancelled']],
  ['in_progress', ['completed', 'cancelled']],
  ['completed', ['ended']],
  ['ended', []],
  ['cancelled', []],
])('a mission that is %s can become %j', (from, to) => {
  expect(missionStatuses.filter((status) => canBecome(from, status))).toEqual(to)
})

test('people come and go before and during a mission', () => {
  expect(missionStatuses.filter(isRunning)).toEqual(['open', 'in_progress'])
})

test.each([
  ['open', 3, 'open'],
  ['open', 4, 'full'],
  ['in_progress', 4, 'in_progress'],
  ['completed', 2, 'completed'],
  ['ended', 2, 'completed'],
  ['cancelled', 4, 'cancelled'],
] as const)('a mission that is %s, with %i of 4 people, is shown as %s', (mission_status, size, shown) => {
  expect(displayStatus({ mission_status, current_crew_size: size, max_crew_size: 4 })).toBe(shown)
})
