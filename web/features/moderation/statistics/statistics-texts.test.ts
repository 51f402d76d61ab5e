import { expect, test } from 'vitest'
import { hoursText, overturnedText, weekText } from './statistics-texts.ts'

test.each([
  [{ granted: 0, denied: 0 }, '–'],
  [{ granted: 1, denied: 2 }, '33%'],
  [{ granted: 2, denied: 0 }, '100%'],
])('of the appeals %j the share of granted ones is %s', (appeals, text) => {
  expect(overturnedText(appeals)).toBe(text)
})

test('without a decision there is no median', () => {
  expect(hoursText(null)).toBe('–')
  expect(hoursText(3.46)).toBe('3.5 h')
})

test('a week is named by the day of its Monday', () => {
  expect(weekText('2026-11-02')).toBe('02.11.')
})
