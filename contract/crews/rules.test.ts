import { expect, test } from 'vitest'
import { startIssue } from './rules.ts'

const now = new Date('2026-11-15T12:00:00Z')

test.each([
  ['2026-11-15T13:01', undefined],
  ['2026-11-15T13:00', 'start_in_past'],
  ['2026-11-15T11:00:00Z', 'start_in_past'],
  ['2027-11-15T13:00', undefined],
  ['2027-11-15T13:01', 'start_too_far'],
  ['2027-02-30T12:00', 'start_nonexistent'],
  ['2027-03-28T02:30', 'start_nonexistent'],
  ['0', 'start_nonexistent'],
  ['+300000-01-01T00:00:00Z', 'start_nonexistent'],
  ['2027-01-01T10:00:00+99:99', 'start_nonexistent'],
])('a start at %s in Berlin, at 13:00 there: %s', (text, issue) => {
  expect(startIssue(text, 'Europe/Berlin', now)).toBe(issue)
})

test('a form can ask for some time ahead', () => {
  expect(startIssue('2026-11-15T13:29', 'Europe/Berlin', now, 30)).toBe('start_too_soon:30')
  expect(startIssue('2026-11-15T13:30', 'Europe/Berlin', now, 30)).toBeUndefined()
})
