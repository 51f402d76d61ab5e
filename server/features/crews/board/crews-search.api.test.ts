// Also on the embedded engine.
/** What the words of a search match. */
import { beforeEach, expect, test } from 'vitest'
import { listCrews } from '#contract/crews/board.ts'
import { updateCrew } from '#contract/crews/crews.ts'
import { updateProfile } from '#contract/profiles/profiles.ts'
import { crewDraft, type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { forgetWordsJob } from './crews-words.service.ts'

const t = openTestApp()
let author: Player

beforeEach(async () => {
  author = await registerPlayer(t)
})

const titles = async (search: string) =>
  (await t.send(listCrews, { query: { search } })).body.map(({ title }) => title)

test('a search finds words of both languages, parts of words and small typing errors', async () => {
  await postCrew(t, author, { title: 'Prospector-Rudel für Anfänger', activity: 'mining' })
  await postCrew(t, author, {
    title: 'Bounty hunting in a Hammerhead!',
    description: 'Three gunners',
    activity: 'combat',
  })
  for (const search of [
    'Anfänger',
    'anfanger',
    'anfaenger',
    'fänger',
    'RUDEL prospector',
    'bergbau',
    'mining',
    'Prospektor',
    'prospecter',
    'prospekt',
    'pro rudle',
  ]) {
    expect([search, await titles(search)]).toEqual([search, ['Prospector-Rudel für Anfänger']])
  }
  for (const search of ['gunner', 'hammer', 'Kampf', 'hamerhead', 'hamerhaed', 'gunnerz']) {
    expect([search, await titles(search)]).toEqual([search, ['Bounty hunting in a Hammerhead!']])
  }
  expect(await titles('quantanium')).toEqual([])
  expect(await titles('gunner quantanium')).toEqual([])
})

test.each(['Höhlentour für Anfänger', 'Hoehlentour fuer Anfaenger', 'HÖHLENTOUR FÜR ANFÄNGER'])(
  'umlauts are found with and without them: %s',
  async (title) => {
    await postCrew(t, author, { title })
    await postCrew(t, author, { title: 'MOLE, fuel and a ferry' })
    for (const search of ['höhle', 'hoehle', 'hohle', 'FÜR', 'fuer', 'fur', 'anfänger', 'anfaenger']) {
      expect([search, await titles(search)]).toEqual([search, [title]])
    }
    expect(await titles('fuel')).toEqual(['MOLE, fuel and a ferry'])
  },
)

test('short words are found where words begin, and in scripts without spaces anywhere', async () => {
  await postCrew(t, author, { title: 'Freight (C2 Hercules)', description: 'x' })
  await postCrew(t, author, { title: '小惑星採掘クルー', description: 'y' })
  expect(await titles('c2')).toEqual(['Freight (C2 Hercules)'])
  expect(await titles('he')).toEqual(['Freight (C2 Hercules)'])
  expect(await titles('er')).toEqual([])
  for (const search of ['採掘', '掘', '採掘クルー', 'ー']) {
    expect([search, await titles(search)]).toEqual([search, ['小惑星採掘クルー']])
  }
  expect(await titles('掘採')).toEqual([])
})

test('a post may hold the longest text of the most growing characters, and is found by its title', async () => {
  for (const [title, character] of [
    ['Long units', '㌖'],
    ['Long ligature', '\ufdfa'],
    ['Long word', 'x'],
    ['Long pause', '…'],
    ['Long line of ships', '採'],
    ['Long line of rockets', '🚀'],
  ] as const) {
    await postCrew(t, author, { title, description: `${character.repeat(4_999)}y` })
    expect(await titles(title)).toEqual([title])
  }
})

test('punctuation around a word is ignored', async () => {
  await postCrew(t, author, { title: 'One', description: 'gunner! gunner, gunner. gunner: (gunner) gunner;' })
  for (const search of ['gunner', 'gunner!', '(gunner)', '"gunner"', '… gunner ?']) {
    expect([search, await titles(search)]).toEqual([search, ['One']])
  }
})

test('symbols are searched for when there is nothing else, and mean nothing to the database', async () => {
  await postCrew(t, author, { title: 'Split 50% for all', description: 'x' })
  await postCrew(t, author, { title: 'Use snake_case', description: 'y' })
  await postCrew(t, author, { title: 'Path C:\\ships 🚀', description: 'z' })
  expect(await titles('%')).toEqual(['Split 50% for all'])
  expect(await titles('_')).toEqual(['Use snake_case'])
  expect(await titles('\\')).toEqual(['Path C:\\ships 🚀'])
  expect(await titles('🚀')).toEqual(['Path C:\\ships 🚀'])
  expect(await titles('50%')).toEqual(['Split 50% for all'])
  expect(await titles('snake_case')).toEqual(['Use snake_case'])
  expect(await titles('$')).toEqual([])
})

test('a typing error is compared with the words of the last year, and a new post renews its words', async () => {
  const day = 24 * 60 * 60_000
  const post = { title: 'Hammerhead', maxCrewSize: 5 } as const
  await postCrew(t, author, post)
  t.clock.advance(300 * day)
  const newest = await registerPlayer(t)
  await postCrew(t, newest, post)
  t.clock.advance(300 * day)
  await forgetWordsJob.run(t.node.ctx, {})
  const found = async (search: string) =>
    (await t.send(listCrews, { query: { search, status: 'all' } })).body.length
  expect(await found('hamerhead')).toBe(2)
  t.clock.advance(100 * day)
  await forgetWordsJob.run(t.node.ctx, {})
  expect([await found('hamerhead'), await found('hammerhead')]).toEqual([0, 2])
})

test('a search finds places with their body and system, the ship, and the leader by each name', async () => {
  await t.send(updateProfile, { body: { displayName: 'Tante Jägerin' } }, { as: author })
  await postCrew(t, author, {
    title: 'Ore',
    location: 'New Babbage',
    startLocation: 'Orison',
    endLocation: '',
  })
  await postCrew(t, await registerPlayer(t), { title: 'Scrap', location: 'Ruin Station' })
  for (const search of ['new babbage', 'microtech', 'Orison', 'crusader', 'stanton', 'tante jaegerin']) {
    expect([search, await titles(search)]).toEqual([search, ['Ore']])
  }
  expect(await titles('pyro')).toEqual(['Scrap'])
  expect(await titles(author.user.username)).toEqual(['Ore'])
})

test('a leader is found by a new name, no longer by the old one, and still after an edit', async () => {
  const rename = (displayName: string) => t.send(updateProfile, { body: { displayName } }, { as: author })
  await rename('Tante Erna')
  const { id } = await postCrew(t, author, { title: 'Ore' })
  await rename('Onkel Otto')
  expect([await titles('erna'), await titles('otto')]).toEqual([[], ['Ore']])
  await t.send(updateCrew, { params: { id }, body: crewDraft({ title: 'Gold' }) }, { as: author })
  expect([await titles('otto'), await titles('ore')]).toEqual([['Gold'], []])
})

test('a leader is found by their organisation, however it changes', async () => {
  const join = (organisation: string) => t.send(updateProfile, { body: { organisation } }, { as: author })
  await postCrew(t, author, { title: 'Ore' })
  expect((await join('[NOVA] Späte Schicht')).body.organisation).toBe('[NOVA] Späte Schicht')
  expect([await titles('nova'), await titles('spaete schicht')]).toEqual([['Ore'], ['Ore']])
  const [crew] = (await t.send(listCrews, { query: { search: 'nova' } })).body
  expect(crew?.authorOrganisation).toBe('[NOVA] Späte Schicht')
  expect((await join('')).body.organisation).toBeNull()
  expect(await titles('nova')).toEqual([])
  // The other way round: a new name keeps the organisation.
  await join('Frachtgilde')
  await t.send(updateProfile, { body: { displayName: 'Onkel Otto' } }, { as: author })
  expect(await titles('otto frachtgilde')).toEqual(['Ore'])
})

test('what a post is called comes before what it mentions, also after a typing error', async () => {
  const start = (minutes: number) => new Date(t.clock.stop().getTime() + minutes * 60_000).toISOString()
  await postCrew(t, author, { title: 'Hammerhead, four guns', scheduledFor: start(300) })
  await postCrew(t, author, {
    title: 'Reclaimer',
    description: 'Already one Hammerhead deep.',
    scheduledFor: start(60),
  })
  for (const search of ['hammerhead', 'hamerhead']) {
    for (const sort of ['soonest', 'newest', 'match'] as const) {
      const { body } = await t.send(listCrews, { query: { search, sort } }, { as: author })
      expect([search, sort, ...body.map(({ title }) => title)]).toEqual([
        search,
        sort,
        'Hammerhead, four guns',
        'Reclaimer',
      ])
    }
  }
})
