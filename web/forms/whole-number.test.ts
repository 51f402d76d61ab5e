import { expect, test } from 'vitest'
import { parseWholeNumber } from './whole-number.ts'

test.each([
  ['', null],
  ['   ', null],
  ['0', 0],
  [' 180000 ', 180_000],
  ['180.000', 180_000],
  ['1,250,000', 1_250_000],
  ['1 000', 1000],
  ['-5', -5],
])('"%s" is read as %s', (typed, number) => {
  expect(parseWholeNumber(typed)).toBe(number)
})

test.each(['abc', '1.5', '1,5', '12.34', '1e6', '0x10', '180.00', '--5'])(
  '"%s" is not a whole number',
  (typed) => {
    expect(parseWholeNumber(typed)).toBeNaN()
  },
)
