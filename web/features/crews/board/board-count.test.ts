import { expect, test } from 'vitest'
import { countText } from './board-count.ts'

test.each([
  [{ total: 0, isCapped: false }, '0'],
  [{ total: 1000, isCapped: false }, '1,000'],
  [{ total: 1000, isCapped: true }, '1,000+'],
])('%o is written as %s', (count, text) => {
  expect(countText(count)).toBe(text)
})
