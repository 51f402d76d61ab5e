import { expect, test } from 'vitest'
import type { RoleApplication } from '#contract/applications/applications.ts'
import { entryOfRole } from './application-entry.ts'

test('a rejected application for a role counts as declined', () => {
  expect(entryOfRole({ id: 1, status: 'rejected' } as RoleApplication).status).toBe('declined')
})
