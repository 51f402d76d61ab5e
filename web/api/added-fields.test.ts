import { afterEach, expect, test, vi } from 'vitest'
import { getCrew } from '#contract/crews/crews.ts'
import { withAddedFields } from './added-fields.ts'
import { call } from './call.ts'
import { storedUser } from './session-store.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['a crew', { members: [] }, { members: [], ships: [] }],
  [
    'the leader of a crew',
    { viewer: { isAuthor: true, canEdit: true } },
    { viewer: { isAuthor: true, isCoLeader: false, canLead: true, canEdit: true, canDecide: true } },
  ],
  ['a player', { preferredLanguages: ['de'] }, { preferredLanguages: ['de'], regions: [] }],
  [
    'the settings of notices',
    { invitation: { inInbox: true, byMail: true } },
    {
      invitation: { inInbox: true, byMail: true, byPush: false },
      favourite: { inInbox: true, byMail: false, byPush: false },
      search: { inInbox: true, byMail: false, byPush: true },
    },
  ],
  [
    'an applicant in a list',
    [{ id: 1, user: { rank: 'ace' } }],
    [{ id: 1, user: { rank: 'ace', languages: [], timezone: '' } }],
  ],
  ['a comment', [{ replies: [{ id: 2 }] }], [{ replies: [{ id: 2 }], replyCount: 1 }]],
])('%s of the release before gets the fields that it lacks', (_, sent, read) => {
  expect(withAddedFields(sent)).toEqual(read)
})

test('what is sent stays as it is', () => {
  const sent = {
    members: [],
    ships: [{ id: 1 }],
    viewer: { isAuthor: false, isCoLeader: true, canLead: true, canEdit: false, canDecide: true },
    preferredLanguages: [],
    regions: ['eu'],
    replies: [{ id: 1 }],
    replyCount: 9,
    note: null,
  }
  expect(withAddedFields(sent)).toEqual(sent)
})

test('every answer gets them', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"id":7,"members":[]}'))
  expect(await call(getCrew, { params: { id: 7 } })).toEqual({ id: 7, members: [], ships: [] })
})

test('the copy of the player that a tab of the release before has stored is kept', () => {
  const texts = ['username', 'displayName', 'email', 'starCitizenHandle', 'userRole', 'timezone', 'createdAt']
  const copy = {
    id: 1,
    isAdmin: false,
    preferredLanguages: ['de'],
    playtimes: [],
    ...Object.fromEntries(texts.map((name) => [name, 'text'])),
  }
  const removeItem = vi.fn()
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(copy), removeItem })
  expect(storedUser()).toEqual({ ...copy, regions: [] })
  expect(removeItem).not.toHaveBeenCalled()
})
