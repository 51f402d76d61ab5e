import { expect, test } from 'vitest'
import { applicationStatuses } from '#contract/applications/fields.ts'
import { canBecome, roleStatus } from './applications.status.ts'

test.each([
  ['pending', ['accepted', 'declined']],
  ['accepted', []],
  ['declined', ['accepted']],
] as const)('an application that is %s can become %j', (from, to) => {
  expect(applicationStatuses.filter((status) => canBecome(from, status))).toEqual(to)
})

test('an application for a role is rejected rather than declined', () => {
  expect(applicationStatuses.map(roleStatus)).toEqual(['pending', 'accepted', 'rejected'])
})
