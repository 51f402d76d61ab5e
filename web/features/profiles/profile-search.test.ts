import { expect, test } from 'vitest'
import { readProfileSearch, shownTab } from './profile-search.ts'

test.each([
  ['fleet', 'fleet'],
  ['settings', 'settings'],
  ['overview', undefined],
  ['elsewhere', undefined],
  [undefined, undefined],
])('the tab %j in the address is read as %j', (given, tab) => {
  expect(readProfileSearch({ tab: given })).toEqual({ tab })
})

test('only the player sees the settings', () => {
  expect(shownTab('settings', true)).toBe('settings')
  expect(shownTab('settings', false)).toBe('overview')
  expect(shownTab('fleet', false)).toBe('fleet')
  expect(shownTab(undefined, true)).toBe('overview')
})
