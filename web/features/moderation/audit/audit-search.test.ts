import { expect, test } from 'vitest'
import { readAuditSearch } from './audit-search.ts'

test.each([
  ['2026-11-14', '2026-11-14'],
  ['2026-02-30', undefined],
  ['2026-13-01', undefined],
  ['14.11.2026', undefined],
  ['', undefined],
  [undefined, undefined],
])('the day %j in the address is read as %j', (given, read) => {
  expect(readAuditSearch({ from: given }).from).toBe(read)
})

test('an unknown action and an empty name are no filters', () => {
  expect(readAuditSearch({ action: 'dance', actor: '  ' })).toEqual({})
  expect(readAuditSearch({ action: 'user_banned', actor: ' Dispatch ' })).toEqual({
    action: 'user_banned',
    actor: 'Dispatch',
  })
})
