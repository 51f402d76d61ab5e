import { expect, test } from 'vitest'
import { blankCrew } from '#web/features/crews/blank-crew.ts'
import { countdown, countdownOf } from './countdown.ts'
import { missionTime } from './mission-time.ts'

const planned = { ...blankCrew, scheduledTime: '2026-11-15T19:00:00.000Z', estimatedDuration: 120 }
const startedAt = '2026-11-14T16:45:00.000Z'
const now = new Date('2026-11-14T17:20:00.000Z')
const textOf = (crew: typeof blankCrew) => countdownOf(crew, now, 'Europe/Berlin').text

test('a mission that started a day early is under way since then', () => {
  const crew = { ...planned, displayStatus: 'in_progress' as const, startedAt }
  expect(missionTime(crew)?.start).toEqual(new Date(startedAt))
  expect(textOf(crew)).toBe('Under way for 35 min')
})

test('a completed mission shows how long it took and when it ended', () => {
  const completedAt = '2026-11-14T17:15:00.000Z'
  const crew = { ...planned, displayStatus: 'completed' as const, startedAt, completedAt }
  expect(missionTime(crew)?.minutes).toBe(30)
  expect(textOf(crew)).toBe('Ended 18:15')
})

test('a mission that the site ended shows when; an earlier day is named unless it is that of the start', () => {
  const crew = {
    ...planned,
    displayStatus: 'completed' as const,
    startedAt: '2026-11-13T16:45:00.000Z',
    endedAt: '2026-11-13T20:45:00.000Z',
  }
  expect(missionTime(crew)?.minutes).toBe(240)
  expect(textOf(crew)).toBe('Ended 21:45')
  expect(textOf({ ...crew, startedAt: '2026-11-12T16:45:00.000Z' })).toBe('Ended Fri 13 Nov 21:45')
  const mission = missionTime(crew)
  expect(mission && countdown(mission, now, 'Europe/Berlin', true).text).toBe('Ended Fri 13 Nov')
})

test('a cancelled mission shows when it was cancelled, with or without a start; an expired one does not', () => {
  const cancelledAt = '2026-11-14T17:15:00.000Z'
  const crew = { ...planned, displayStatus: 'cancelled' as const, cancelledAt }
  expect(textOf(crew)).toBe('Cancelled 18:15')
  expect(textOf({ ...crew, scheduledTime: null })).toBe('Cancelled 18:15')
  expect(textOf({ ...crew, expired: true })).toBe('')
})

test('a mission without a planned start has a time once it starts', () => {
  expect(missionTime({ ...planned, scheduledTime: null })).toBeNull()
  const crew = { ...planned, scheduledTime: null, displayStatus: 'in_progress' as const, startedAt }
  expect(missionTime(crew)?.start).toEqual(new Date(startedAt))
})

test('a cancelled mission keeps its planned start, even if it had started', () => {
  const crew = { ...planned, displayStatus: 'cancelled' as const, startedAt }
  expect(missionTime(crew)?.start).toEqual(new Date(planned.scheduledTime))
})
