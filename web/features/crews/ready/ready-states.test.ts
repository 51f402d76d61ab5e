import { expect, test } from 'vitest'
import type { ReadyState } from '#contract/crews/readiness.ts'
import { readyOnSeats, readySum } from './ready-states.ts'

const members = (...states: (ReadyState | null)[]) => states.map((ready) => ({ ready }))

test.each([
  [members('ready', 'ready', 'late', 'silent', 'ready'), '3 of 5 ready, 1 late, 1 without an answer'],
  [members('ready', 'ready'), '2 of 2 ready'],
  // Players who joined after the start were not asked.
  [members('ready', 'silent', null), '1 of 2 ready, 1 without an answer'],
  [members(null, null), undefined],
])('of %j the crew page says %s', (crew, text) => {
  expect(readySum(crew)).toBe(text)
})

const leader = { userRole: 'leader', roleId: null, ready: 'ready' } as const
const member = (roleId: number | null, ready: ReadyState | null) =>
  ({ userRole: 'member', roleId, ready }) as const

test("answers are shown on the seats of their roles, the viewer's first", () => {
  const crew = [leader, member(7, 'silent'), member(7, 'late'), member(null, 'ready')]
  const drawnFor = (viewer?: Parameters<typeof readyOnSeats>[1]) =>
    Object.fromEntries(readyOnSeats(crew, viewer))
  const asSeated = { leader: ['ready'], 'role-7': ['silent', 'late'], any: ['ready'] }
  expect(drawnFor()).toEqual(asSeated)
  expect(drawnFor({ isMember: false, roleId: null, ready: 'ready' })).toEqual(asSeated)
  expect(drawnFor({ isMember: true, roleId: 7, ready: 'late' })).toEqual({
    ...asSeated,
    'role-7': ['late', 'silent'],
  })
})

test('nothing is drawn on the seats of those who were not asked', () => {
  expect([...readyOnSeats([member(7, null)], { isMember: true, roleId: 7, ready: null })]).toEqual([])
})
