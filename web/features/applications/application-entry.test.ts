import { expect, test } from 'vitest'
import type { RoleApplication } from '#contract/applications.ts'
import { type ApplicationEntry, entryOfRole, inOrder } from './application-entry.ts'

const entry = (key: string, status: ApplicationEntry['status'], hour: number) =>
  ({ key, status, appliedAt: `2026-11-15T0${hour}:00:00.000Z` }) as ApplicationEntry

test('what waits for a word comes first, each part with the newest ahead', () => {
  const entries = [entry('a', 'declined', 4), entry('b', 'pending', 1), entry('c', 'pending', 2)]
  expect(inOrder([...entries, entry('d', 'accepted', 3)]).map(({ key }) => key)).toEqual(['c', 'b', 'a', 'd'])
})

test('a rejected application for a role counts as declined', () => {
  expect(entryOfRole({ id: 1, status: 'rejected' } as RoleApplication).status).toBe('declined')
})
