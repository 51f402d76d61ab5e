import { expect, test } from 'vitest'
import { isOlderThan, pollingMs } from './hearing.ts'

const opened = 100_000
const often = 30_000
const seldom = 300_000

test.each([
  { what: 'without a stream', since: null, at: opened, every: often },
  { what: 'answered before the stream was open', since: opened, at: opened - 1, every: often },
  { what: 'perhaps read before the stream was open', since: opened, at: opened + 1999, every: often },
  { what: 'read while the stream was open', since: opened, at: opened + 2000, every: seldom },
  { what: 'never answered', since: opened, at: 0, every: often },
  { what: 'known to be old', since: opened, at: opened + 2000, isInvalidated: true, every: often },
])('$what, data is asked for every $every ms', ({ since, at, isInvalidated = false, every }) => {
  expect(pollingMs({ dataUpdatedAt: at, isInvalidated }, since)).toBe(every)
})

test.each([
  [opened - 2001, true],
  [opened - 2000, false],
  [opened, false],
  [0, true],
])('what was answered at %i is old when the stream opens at 100000: %s', (dataUpdatedAt, isOld) => {
  expect(isOlderThan(opened, { dataUpdatedAt, isInvalidated: false })).toBe(isOld)
})
