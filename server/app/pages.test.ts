import { expect, test } from 'vitest'
import { maxRenderWaitMs } from './pages.ts'

test.each([
  [0.01, 1_000],
  [1, 1_000],
  [1.5, 1_500],
  [2, 1_800],
  [100, 1_800],
  [1_000_000, 1_800],
])('with limits × %d a visitor waits %d ms for a rendered page', (rateLimitScale, ms) => {
  expect(maxRenderWaitMs({ config: { rateLimitScale } })).toBe(ms)
})
