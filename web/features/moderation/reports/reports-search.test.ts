import { expect, test } from 'vitest'
import { readReportsSearch } from './reports-search.ts'

test.each([
  [{}, {}],
  [{ status: 'pending' }, {}],
  [{ status: 'all' }, { status: 'all' }],
  [
    { status: 'resolved', category: 'no_show' },
    { status: 'resolved', category: 'no_show' },
  ],
  [{ status: 'lost', category: 'rude', search: '  ', report: '0' }, {}],
  [
    { search: ' Void ', report: '12' },
    { search: 'Void', report: 12 },
  ],
])('%j is read as %j', (given, read) => {
  const nothing = { status: undefined, category: undefined, search: undefined, report: undefined }
  expect(readReportsSearch(given)).toEqual({ ...nothing, ...read })
})
