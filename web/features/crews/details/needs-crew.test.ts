import { expect, test } from 'vitest'
import { needsCrew } from './needs-crew.ts'

const now = new Date('2026-11-17T18:00:00Z')
const alone = { viewer: { can: { start: true } }, currentCrewSize: 1, scheduledTime: null }

test.each([
  ['nobody is aboard', alone, true],
  ['the start is two hours away', { ...alone, scheduledTime: '2026-11-17T20:00:00Z' }, true],
  ['the start is within the hour', { ...alone, scheduledTime: '2026-11-17T19:00:00Z' }, false],
  ['the start has passed', { ...alone, scheduledTime: '2026-11-17T17:00:00Z' }, false],
  ['somebody is aboard', { ...alone, currentCrewSize: 2 }, false],
  ['the mission is under way', { ...alone, viewer: { can: { start: false } } }, false],
])('the leader first needs a crew: %s', (_, crew, expected) => {
  expect(needsCrew(crew, now)).toBe(expected)
})
