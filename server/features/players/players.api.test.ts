// Also on the embedded engine.
import { expect, test } from 'vitest'
import { playerListLimits } from '#contract/players/limits.ts'
import { removeFavourite, searchPlayers } from '#contract/players/players.ts'
import { updateProfile } from '#contract/profiles/profiles.ts'
import { forever } from '#server/accounts/bans.ts'
import { leaveForGood } from '#server/testing/calls/account-calls.ts'
import { messageCalls } from '#server/testing/calls/message-calls.ts'
import { playerCalls } from '#server/testing/calls/player-calls.ts'
import { type Player, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { search, find, favour, favourites } = playerCalls(t)
const { block, unblock } = messageCalls(t)

const register = async (username: string, profile: object = {}): Promise<Player> => {
  const player = await registerPlayer(t, { username })
  await t.send(updateProfile, { body: profile }, { as: player })
  return player
}

test('a player is found by every name and by the organisation, whatever the case, accents and punctuation', async () => {
  const viewer = await registerPlayer(t)
  await register('Nacht_Falter', {
    displayName: 'Jürgen Größe',
    citizenId: 'NF-4711',
    organisation: '[Späte Schicht]',
  })
  const searches = [
    'nacht',
    'NACHT FALTER',
    'falter',
    'juergen',
    'Jurgen gros',
    'nf4',
    'NF-47',
    'spaete',
    'Späte',
  ]
  for (const each of searches) {
    const expected = each === 'nf4' ? [] : ['Nacht_Falter']
    expect([each, await find(viewer, each)]).toEqual([each, expected])
  }
})

test('what is exactly the search comes first, then what begins with it, then what contains it', async () => {
  const viewer = await registerPlayer(t)
  await register('StarAce')
  await register('Ace_of_Base')
  await register('Nobody', { organisation: 'ACE' })
  expect(await find(viewer, 'ace')).toEqual(['Nobody', 'Ace_of_Base', 'StarAce'])
})

test('two letters find words that begin with them', async () => {
  const viewer = await registerPlayer(t)
  await register('StarZk')
  await register('Old_Zkara')
  await register('Zkol')
  expect(await find(viewer, 'zk')).toEqual(['Zkol', 'Old_Zkara'])
})

test('symbols find whole names, and names that also have three letters in a row', async () => {
  const viewer = await registerPlayer(t)
  await register('Star_Gazer', { displayName: '★★' })
  await register('Star_Maker', { displayName: '★★ Maker na★★' })
  expect(await find(viewer, '★★')).toEqual(['Star_Gazer'])
  expect(await find(viewer, '★★ maker')).toEqual(['Star_Maker'])
  // No index has these: every player would have to be read.
  for (const text of ['a★★', '★★ m', 'er ★']) expect([text, await find(viewer, text)]).toEqual([text, []])
})

test('a small typing error finds the player as long as nobody has that very name', async () => {
  const viewer = await registerPlayer(t)
  await register('Kestrel_77')
  expect(await find(viewer, 'kestral')).toEqual(['Kestrel_77'])
  await register('Kestral')
  expect(await find(viewer, 'kestral')).toEqual(['Kestral'])
})

test('a search shows what everybody can see of a player, and no mail address', async () => {
  const viewer = await registerPlayer(t)
  const found = await register('Marlin', { displayName: 'Marlin Voss', organisation: 'Halo' })
  await favour(viewer, found)
  const [player, ...others] = await search(viewer, 'marlin')
  expect(others).toEqual([])
  expect(player).toEqual({
    id: found.user.id,
    username: 'Marlin',
    displayName: 'Marlin Voss',
    starCitizenHandle: 'Marlin',
    citizenId: null,
    profileImage: null,
    isHandleVerified: false,
    userRole: 'citizen',
    organisation: 'Halo',
    reputation: { averageRating: 0, totalRatings: 0 },
    isFavourite: true,
  })
})

test('nobody finds themselves, or players who are banned or gone', async () => {
  const viewer = await register('Wanted_One')
  const banned = await register('Wanted_Two')
  const gone = await register('Wanted_Three')
  await register('Wanted_Four')
  await t.connection.db
    .updateTable('users')
    .set({ banned_until: forever })
    .where('id', '=', banned.user.id)
    .execute()
  await leaveForGood(t, gone)
  expect(await find(viewer, 'wanted')).toEqual(['Wanted_Four'])
})

test('blocked players never find each other, until they are unblocked', async () => {
  const [one, other] = [await register('Blocker'), await register('Blocked')]
  await block(one, other)
  expect([await find(one, 'block'), await find(other, 'block')]).toEqual([[], []])
  await unblock(one, other)
  expect([await find(one, 'block'), await find(other, 'block')]).toEqual([['Blocked'], ['Blocker']])
})

test.each([
  ['one character', 'a'],
  ['spaces around one character', '  a  '],
  ['more than forty characters', 'x'.repeat(41)],
  ['a line break', 'ab\ncd'],
])('%s is no search', async (_, text) => {
  const as = await registerPlayer(t)
  const { status } = await t.send(searchPlayers, { query: { search: text } }, { as })
  expect(status).toBe(400)
})

test.each(['%%', '__', '\\\\', '☆☆', '%_%', "'; drop table users; --", 'ae', '必須', '🚀🚀'])(
  '%s is a search like any other',
  async (text) => {
    const as = await registerPlayer(t)
    const { status, body } = await t.send(searchPlayers, { query: { search: text } }, { as })
    expect([status, body]).toEqual([200, []])
  },
)

test('a search has at most twenty hits', async () => {
  const viewer = await registerPlayer(t)
  const others = Array.from({ length: playerListLimits.found + 2 }, (_, i) => `common_${i}`)
  for (const username of others) await registerPlayer(t, { username })
  expect(await find(viewer, 'common')).toHaveLength(playerListLimits.found)
})

test('favourites are listed, the newest first, until they are removed', async () => {
  const viewer = await registerPlayer(t)
  const [first, second] = [await register('First'), await register('Second')]
  for (const player of [first, second, first]) {
    t.clock.advance(1000)
    expect((await favour(viewer, player)).status).toBe(204)
  }
  expect(await favourites(viewer)).toEqual(['Second', 'First'])
  expect(await favourites(first)).toEqual([])
  for (let i = 0; i < 2; i += 1) {
    const params = { userId: second.user.id }
    expect((await t.send(removeFavourite, { params }, { as: viewer })).status).toBe(204)
  }
  expect(await favourites(viewer)).toEqual(['First'])
})

test('nobody favours themselves or a player who does not exist', async () => {
  const viewer = await registerPlayer(t)
  expect((await favour(viewer, viewer)).body.code).toBe('not_allowed')
  const missing = { ...viewer, user: { ...viewer.user, id: 999_999 } }
  expect((await favour(viewer, missing)).status).toBe(404)
})

test('a block removes the favourites of both, and neither can be added while it lasts', async () => {
  const [one, other] = [await register('One_Player'), await register('Other_Player')]
  await favour(one, other)
  await favour(other, one)
  await block(one, other)
  expect((await favour(one, other)).body.code).toBe('blocked_by_you')
  // The blocked player gets the usual answer.
  expect((await favour(other, one)).status).toBe(204)
  await unblock(one, other)
  expect([await favourites(one), await favourites(other)]).toEqual([[], []])
})

test('the list of favourites has an end', async () => {
  const viewer = await registerPlayer(t)
  const rows = Array.from({ length: playerListLimits.favourites }, (_, i) => ({
    username: `favoured_${i}`,
    email: `favoured_${i}@players.example`,
    password_hash: '-',
    timezone: 'UTC',
    preferred_languages: ['en' as const],
    playtimes: [],
    locale: 'en' as const,
    created_at: new Date(),
  }))
  const { db } = t.connection
  const others = await db.insertInto('users').values(rows).returning('id').execute()
  await db
    .insertInto('favourites')
    .values(others.map(({ id }) => ({ user_id: viewer.user.id, favourite_id: id, created_at: new Date() })))
    .execute()
  expect((await favour(viewer, await registerPlayer(t))).body.code).toBe('too_many_favourites')
  expect(await favourites(viewer)).toHaveLength(playerListLimits.favourites)
})
