import { expect, test } from 'vitest'
import { isCloned } from './passkeys.policy.ts'

test.each([
  [0, 0, false],
  [0, 1, false],
  [7, 8, false],
  [7, 4_294_967_295, false],
  [7, 7, true],
  [7, 6, true],
  [7, 0, true],
])('a passkey that stood at %i and says %i: a copy is %s', (stored, sent, expected) => {
  expect(isCloned(stored, sent)).toBe(expected)
})
