import { expect, test } from 'vitest'
import { applicationLimits } from '#contract/application-fields.ts'
import type { ApplicationEntry } from './application-entry.ts'
import { carryOn } from './shown-entries.ts'

const entry = (key: string, status: ApplicationEntry['status'], hour: number) =>
  ({
    key,
    id: hour,
    status,
    roleName: key.startsWith('role') ? 'Pilot' : null,
    appliedAt: `2026-11-15T0${hour}:00:00.000Z`,
  }) as ApplicationEntry

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => entry(`other-${index}`, 'pending', 9))

const all = () => true
const pending = ({ status }: ApplicationEntry) => status === 'pending'
const statuses = (entries: readonly ApplicationEntry[]) =>
  entries.map(({ key, status }) => `${key} ${status}`)

test('what waits comes first, first come first served', () => {
  const latest = [
    entry('a', 'declined', 4),
    entry('b', 'pending', 3),
    entry('c', 'pending', 1),
    entry('d', 'accepted', 2),
  ]
  expect(statuses(carryOn([], latest, all))).toEqual(['c pending', 'b pending', 'd accepted', 'a declined'])
})

test('who applies later comes after those who wait', () => {
  const shown = carryOn([], [entry('a', 'pending', 1), entry('b', 'pending', 2)], all)
  const latest = [entry('c', 'pending', 3), entry('b', 'pending', 2), entry('a', 'pending', 1)]
  expect(statuses(carryOn(shown, latest, all))).toEqual(['a pending', 'b pending', 'c pending'])
})

test('a decided application stays in its place, also where only those that wait are shown', () => {
  const shown = carryOn([], [entry('a', 'pending', 1), entry('b', 'pending', 2)], pending)
  const latest = [entry('a', 'accepted', 1), entry('b', 'pending', 2), entry('c', 'declined', 3)]
  expect(statuses(carryOn(shown, latest, pending))).toEqual(['a accepted', 'b pending'])
})

test('an application that was taken back keeps its place and says so', () => {
  const shown = carryOn([], [entry('a', 'pending', 1), entry('b', 'pending', 2)], all)
  expect(statuses(carryOn(shown, [entry('b', 'pending', 2)], all))).toEqual(['a withdrawn', 'b pending'])
})

test('a decided application that the server no longer lists was not taken back', () => {
  const shown = carryOn([], [entry('a', 'accepted', 1), entry('b', 'declined', 2)], all)
  expect(statuses(carryOn(shown, [entry('b', 'declined', 2)], all))).toEqual(['a accepted', 'b declined'])
})

test.each([
  { what: 'a full list', others: applicationLimits.listed, is: ['a pending', 'role-b withdrawn'] },
  {
    what: 'a list with room left',
    others: applicationLimits.listed - 1,
    is: ['a withdrawn', 'role-b withdrawn'],
  },
])('what is missing from $what of its kind is told as $is', ({ others, is }) => {
  const shown = carryOn([], [entry('a', 'pending', 1), entry('role-b', 'pending', 2)], all)
  expect(statuses(carryOn(shown, many(others), all)).slice(0, 2)).toEqual(is)
})

test('a list that is opened anew shows things as they are', () => {
  expect(statuses(carryOn([], [entry('a', 'accepted', 1), entry('b', 'pending', 2)], pending))).toEqual([
    'b pending',
  ])
})
