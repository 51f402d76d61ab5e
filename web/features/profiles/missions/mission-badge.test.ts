import { expect, test } from 'vitest'
import { missionBadge } from './mission-badge.ts'

test.each([
  ['completed', 'author', 'completed'],
  ['ended', 'participant', 'completed'],
  ['in_progress', 'author', 'in_progress'],
  ['cancelled', 'participant', 'cancelled'],
  ['open', 'author', 'created'],
  ['open', 'participant', 'participated'],
] as const)('a mission that is %s shows the %s the badge %s', (status, role, badge) => {
  expect(missionBadge({ status, role })).toBe(badge)
})
