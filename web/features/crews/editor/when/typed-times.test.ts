import { expect, test } from 'vitest'
import { durationText, isHalfStart, parseDuration, readTime, startText } from './typed-times.ts'

test.each([
  ['20', '20:00'],
  ['20:30', '20:30'],
  ['2030', '20:30'],
  ['930', '09:30'],
  ['20.30', '20:30'],
  ['8 pm', '20:00'],
  ['12 am', '00:00'],
  ['12:15pm', '12:15'],
  ['20 Uhr', '20:00'],
  [' 7 ', '07:00'],
  ['24', '24'],
  ['13 pm', '13 pm'],
  ['2070', '2070'],
  ['soon', 'soon'],
  ['', ''],
])('a leader who types "%s" means %s', (typed, time) => {
  expect(readTime(typed)).toBe(time)
})

test.each([
  ['', '', false],
  ['2026-11-20T20', '2026-11-20T20:00', false],
  ['2026-11-20T', '2026-11-20T', true],
  ['T20:00', 'T20:00', true],
  ['T', 'T', true],
])('the start "%s" is "%s"', (text, start, isHalf) => {
  expect(startText(text)).toBe(start)
  expect(isHalfStart(text)).toBe(isHalf)
})

test.each([
  ['', null],
  ['2:30', 150],
  ['2:', 120],
  [':45', 45],
  ['0:90', 90],
  ['0:0', 0],
  ['two:', Number.NaN],
  ['2:-30', Number.NaN],
])('a mission of "%s" lasts %s minutes', (text, minutes) => {
  expect(parseDuration(text)).toBe(minutes)
})

test.each([null, 0, 45, 150, 1440])(
  'a duration of %s minutes stays the same in its two fields',
  (minutes) => {
    expect(parseDuration(durationText(minutes))).toBe(minutes)
  },
)
