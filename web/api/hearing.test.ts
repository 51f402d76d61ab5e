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
  { what: 'answered long before', at: opened - 60_000, isOld: true },
  { what: 'answered just before, as when a page is opened', at: opened - 1, isOld: true },
  { what: 'answered in the same moment', at: opened, isOld: true },
  { what: 'answered since', at: opened + 1, isOld: false },
  { what: 'refused', at: 0, status: 'error', isOld: true },
  { what: 'still waited for', at: 0, status: 'pending', fetchStatus: 'fetching', isOld: false },
  { what: 'being asked for again', at: opened - 60_000, fetchStatus: 'fetching', isOld: false },
])('what was $what is to be asked for when the stream opens: $isOld', (row) => {
  const known = {
    status: row.status ?? 'success',
    fetchStatus: row.fetchStatus ?? 'idle',
    dataUpdatedAt: row.at,
  }
  expect(isOlderThan(opened, known)).toBe(row.isOld)
})
