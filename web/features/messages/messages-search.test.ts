import { expect, test } from 'vitest'
import { readMessagesSearch } from './messages-search.ts'

test.each([
  [{}, {}],
  [{ folder: 'unread' }, { folder: 'unread' }],
  [{ folder: 'inbox' }, {}],
  [{ folder: 'trash', open: '0', with: 'me' }, {}],
  [
    { open: '12', with: '7' },
    { open: 12, with: 7 },
  ],
])('%j is read as %j', (given, read) => {
  expect(readMessagesSearch(given)).toEqual({ folder: undefined, open: undefined, with: undefined, ...read })
})
