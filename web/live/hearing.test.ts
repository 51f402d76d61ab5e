import { expect, test } from 'vitest'
import { ApiError, NetworkError } from '#web/api/api-error.ts'
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

const refusal = new ApiError('', { status: 404, code: undefined, fields: {}, serverMessage: undefined })
const failure = new NetworkError()

test.each([
  { what: 'answered long before', at: opened - 60_000, isOld: true },
  { what: 'answered just before, as when a page is opened', at: opened - 1, isOld: true },
  { what: 'answered in the same moment', at: opened, isOld: true },
  { what: 'perhaps on its way in that moment', at: opened + 1999, isOld: true },
  { what: 'answered since', at: opened + 2000, isOld: false },
  { what: 'refused before', at: 0, error: refusal, errorAt: opened, isOld: true },
  { what: 'refused since', at: 0, error: refusal, errorAt: opened + 2000, isOld: false },
  { what: 'not answered', at: 0, error: failure, errorAt: opened + 2000, isOld: true },
  { what: 'not answered again', at: opened + 2000, error: failure, errorAt: opened + 3000, isOld: true },
  { what: 'still waited for', at: 0, status: 'pending', fetchStatus: 'fetching', isOld: false },
  { what: 'being asked for again', at: opened - 60_000, fetchStatus: 'fetching', isOld: false },
])('what was $what is to be asked for when the stream opens: $isOld', (row) => {
  const known = {
    status: row.status ?? (row.error ? 'error' : 'success'),
    error: row.error ?? null,
    errorUpdatedAt: row.errorAt ?? 0,
    fetchStatus: row.fetchStatus ?? 'idle',
    dataUpdatedAt: row.at,
  }
  expect(isOlderThan(opened, known)).toBe(row.isOld)
})
