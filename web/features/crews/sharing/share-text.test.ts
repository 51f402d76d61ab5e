import { expect, test } from 'vitest'
import { blankCrew } from '#web/features/crews/blank-crew.ts'
import { shareText } from './share-text.ts'

test('a shared crew tells its start in the zone of whoever shares it, and names that zone', () => {
  const crew = { ...blankCrew, title: 'MOLE run', scheduledTime: '2026-11-14T19:30:00.000Z' }
  expect(shareText(crew, 'America/New_York')).toBe(
    'MOLE run\n14 Nov 2026, 14:30 (New York time)\n3 of 4 free',
  )
})

test('a mission that is over has neither seats nor, without one, a start', () => {
  expect(shareText({ ...blankCrew, title: 'Rocks', displayStatus: 'completed' }, 'UTC')).toBe('Rocks')
})
