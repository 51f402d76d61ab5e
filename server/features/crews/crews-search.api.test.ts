/** What the words of a search find. */
import { beforeEach, expect, test } from 'vitest'
import { listCrews } from '#contract/crews.ts'
import { type Player, postCrew, registerPlayer } from '#server/testing/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

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
  expect(await titles('採掘')).toEqual(['小惑星採掘クルー'])
})

test('a post may be one endless word, found by any part of it', async () => {
  const signs = Array.from({ length: 1_000 }, (_, i) => String.fromCodePoint(0x4e00 + i))
  await postCrew(t, author, { title: 'Endless', description: signs.join('') })
  for (const first of [0, 1, 199, 200, 201, 399, 400, 799, 800]) {
    expect([first, await titles(signs.slice(first, first + 200).join(''))]).toEqual([first, ['Endless']])
  }
  await postCrew(t, author, { title: 'Within', description: `${'a'.repeat(200)}zq${'a'.repeat(300)}` })
  expect(await titles('zq')).toEqual([])
})

test('a search that grows when it is folded finds its word', async () => {
  await postCrew(t, author, { title: 'Units', description: '㌖㌀㌳㍍'.repeat(60) })
  expect(await titles('㌖㌀㌳㍍'.repeat(50))).toEqual(['Units'])
})

test('a word with signs around it stands for itself once', async () => {
  await postCrew(t, author, { title: 'One', description: 'gunner! gunner, gunner. gunner: (gunner) gunner;' })
  await postCrew(t, author, { title: 'Two', description: 'gunners wanted' })
  expect(await titles('gunnerz')).toEqual(['Two', 'One'])
})

test('signs that mean something to a database are ordinary signs to the search', async () => {
  await postCrew(t, author, { title: 'Split 50% for all', description: 'x' })
  await postCrew(t, author, { title: 'Use snake_case', description: 'y' })
  await postCrew(t, author, { title: 'Path C:\\ships', description: 'z' })
  expect(await titles('%')).toEqual(['Split 50% for all'])
  expect(await titles('_')).toEqual(['Use snake_case'])
  expect(await titles('\\')).toEqual(['Path C:\\ships'])
  expect(await titles('50%')).toEqual(['Split 50% for all'])
})
