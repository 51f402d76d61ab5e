import { expect, test } from 'vitest'
import { applicationLimits } from '#contract/applications/fields.ts'
import type { ApplicationEntry } from './application-entry.ts'
import { updateEntries } from './listed-entries.ts'

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

test('pending applications come first, the oldest of them at the top', () => {
  const latest = [
    entry('a', 'declined', 4),
    entry('b', 'pending', 3),
    entry('c', 'pending', 1),
    entry('d', 'accepted', 2),
  ]
  expect(statuses(updateEntries([], latest, all))).toEqual([
    'c pending',
    'b pending',
    'd accepted',
    'a declined',
  ])
})

test('a later application comes after the pending ones', () => {
  const shown = updateEntries([], [entry('a', 'pending', 1), entry('b', 'pending', 2)], all)
  const latest = [entry('c', 'pending', 3), entry('b', 'pending', 2), entry('a', 'pending', 1)]
  expect(statuses(updateEntries(shown, latest, all))).toEqual(['a pending', 'b pending', 'c pending'])
})

test('a decided application keeps its position, even in a list of pending ones', () => {
  const shown = updateEntries([], [entry('a', 'pending', 1), entry('b', 'pending', 2)], pending)
  const latest = [entry('a', 'accepted', 1), entry('b', 'pending', 2), entry('c', 'declined', 3)]
  expect(statuses(updateEntries(shown, latest, pending))).toEqual(['a accepted', 'b pending'])
})

test('a withdrawn application keeps its position', () => {
  const shown = updateEntries([], [entry('a', 'pending', 1), entry('b', 'pending', 2)], all)
  expect(statuses(updateEntries(shown, [entry('b', 'pending', 2)], all))).toEqual([
    'a withdrawn',
    'b pending',
  ])
})

test('a decided application that the server no longer lists was not withdrawn', () => {
  const shown = updateEntries([], [entry('a', 'accepted', 1), entry('b', 'declined', 2)], all)
  expect(statuses(updateEntries(shown, [entry('b', 'declined', 2)], all))).toEqual([
    'a accepted',
    'b declined',
  ])
})

test.each([
  { answer: 'a full answer', others: applicationLimits.listed, shown: ['a pending', 'role-b withdrawn'] },
  {
    answer: 'an answer below the limit',
    others: applicationLimits.listed - 1,
    shown: ['a withdrawn', 'role-b withdrawn'],
  },
])('applications missing from $answer are shown as $shown', ({ others, shown: expected }) => {
  const shown = updateEntries([], [entry('a', 'pending', 1), entry('role-b', 'pending', 2)], all)
  expect(statuses(updateEntries(shown, many(others), all)).slice(0, 2)).toEqual(expected)
})

test('a newly opened list follows its filter', () => {
  expect(statuses(updateEntries([], [entry('a', 'accepted', 1), entry('b', 'pending', 2)], pending))).toEqual(
    ['b pending'],
  )
})
