import { expect, test } from 'vitest'
import { backOffMs } from './back-off.ts'

test.each([
  { failures: 0, shortest: 500, longest: 1000 },
  { failures: 1, shortest: 1000, longest: 2000 },
  { failures: 5, shortest: 16_000, longest: 32_000 },
  { failures: 6, shortest: 30_000, longest: 60_000 },
  { failures: 5000, shortest: 30_000, longest: 60_000 },
])('after $failures failures the next try comes in $shortest to $longest ms', (row) => {
  expect(backOffMs(row.failures, 0)).toBe(row.shortest)
  expect(backOffMs(row.failures, 1)).toBe(row.longest)
})
