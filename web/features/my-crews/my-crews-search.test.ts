import { expect, test } from 'vitest'
import type { CrewSummary } from '#contract/crews/crews.ts'
import { firstFilled, readMyCrewsSearch } from './my-crews-search.ts'

test.each([
  ['applied', 'applied'],
  ['past', 'past'],
  ['elsewhere', undefined],
  ['', undefined],
  [undefined, undefined],
])('the tab %j in the address is read as %j', (given, tab) => {
  expect(readMyCrewsSearch({ tab: given })).toEqual({ tab })
})

test('a player who has only applied sees the applications first', () => {
  const crew = { id: 1 } as CrewSummary
  expect(firstFilled({ led: [], joined: [], applied: [crew], past: [crew] })).toBe('applied')
  expect(firstFilled({ led: [], joined: [], applied: [], past: [] })).toBe('led')
})
