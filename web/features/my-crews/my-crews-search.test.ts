import { expect, test } from 'vitest'
import type { CrewSummary } from '#contract/crews.ts'
import { firstFilled, readMyCrewsSearch } from './my-crews-search.ts'

test.each([
  ['applied', 'applied'],
  ['past', 'past'],
  ['elsewhere', undefined],
  ['', undefined],
  [undefined, undefined],
])('the tab %j of the address is %j', (given, tab) => {
  expect(readMyCrewsSearch({ tab: given })).toEqual({ tab })
})

test('a player who only waits for an answer first sees the applications', () => {
  const crew = { id: 1 } as CrewSummary
  expect(firstFilled({ led: [], joined: [], applied: [crew], past: [crew] })).toBe('applied')
  expect(firstFilled({ led: [], joined: [], applied: [], past: [] })).toBe('led')
})
