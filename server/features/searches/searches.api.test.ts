// Also on the embedded engine.
import { expect, test } from 'vitest'
import { deleteSearch, listSearches } from '#contract/searches/searches.ts'
import { searchCalls } from '#server/testing/calls/search-calls.ts'
import { registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { save, saved } = searchCalls(t)

test('a player saves a search, sees it named after its filters, and deletes it', async () => {
  const player = await registerPlayer(t)
  const { status, body } = await save(player, {
    seats: 'medical',
    region: 'eu',
    startTime: 'today',
    tz: 'UTC',
  })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    name: 'Medical seat · EU · Today',
    filters: { seats: 'medical', region: 'eu', startTime: 'today', tz: 'UTC' },
    foundToday: 0,
    hasChannel: false,
  })
  await save(player, { activity: 'mining' })
  expect((await saved(player)).map(({ name }) => name)).toEqual(['Mining', 'Medical seat · EU · Today'])
  expect((await t.send(deleteSearch, { params: { id: body.id } }, { as: player })).status).toBe(204)
  expect((await saved(player)).map(({ name }) => name)).toEqual(['Mining'])
})

test.each([
  [{ search: ' quantum   run ' }, '“quantum run”', '„quantum run“'],
  [
    { activity: 'mining', seats: 'any,combat,medical' },
    'Mining · Combat / Medical seat · Any seat',
    undefined,
  ],
  [{ activity: 'cargo', system: 'Pyro', languages: 'de,en' }, 'Cargo · Pyro · English · Deutsch', undefined],
  [{ timezone: 'Europe/Berlin', hoursApart: '3' }, 'Europe/Berlin ±3 h', 'Europe/Berlin ±3 h'],
  [{ timezone: 'Europe/Berlin' }, 'Europe/Berlin', 'Europe/Berlin'],
  [{ maxCrewSize: '4', experience: 'beginner' }, 'Beginner · Up to 4', undefined],
  [{ ship: '2147483647', gameVersion: 'ptu' }, 'One ship · PTU (test)', undefined],
  [{ atOnce: 'true' }, 'Takes you at once', 'Nimmt dich sofort mit'],
  [{ fitsHours: 'true', upcoming: 'true' }, 'Fits my hours · Still to start', undefined],
])('%o is called %s', async (filters, english, german) => {
  const player = await registerPlayer(t)
  expect((await save(player, filters)).body.name).toBe(english)
  if (german === undefined) return
  const { body } = await t.send(listSearches, {}, { as: player, headers: { 'accept-language': 'de' } })
  expect(body[0]?.name).toBe(german)
})

test('the same window in another zone is the same search', async () => {
  const player = await registerPlayer(t)
  const first = await save(player, { startTime: 'today', tz: 'Europe/Berlin' })
  const again = await save(player, { startTime: 'today', tz: 'Asia/Tokyo' })
  expect([again.status, again.body.id]).toEqual([201, first.body.id])
})

test('the same filters in another order are the same search, which is saved once', async () => {
  const player = await registerPlayer(t)
  const first = await save(player, { languages: 'de,en', seats: 'any,medical', search: 'halo  run' })
  const again = await save(player, {
    search: ' halo run',
    seats: 'medical,any',
    languages: 'en,de',
    // Without a window and a zone these have no effect; a crew never has more players than this.
    tz: 'Asia/Tokyo',
    hoursApart: '3',
    maxCrewSize: '50',
    upcoming: 'false',
  })
  expect(again.body).toEqual(first.body)
  expect(await saved(player)).toHaveLength(1)
})

test.each([{}, { search: '  ' }, { tz: 'UTC' }, { maxCrewSize: '50' }, { fitsHours: 'false' }])(
  'without any filter there is nothing to save: %o',
  async (filters) => {
    const { status, body } = await save(await registerPlayer(t), filters)
    expect([status, body.code]).toEqual([400, 'no_filters'])
  },
)

test.each([
  { activity: 'fishing' },
  { languages: `${'de,'.repeat(80)}en` },
  { search: 'x'.repeat(201) },
  { startTime: 'never' },
  { timezone: 'Mars/Olympus' },
  { ship: '0' },
  { region: 7 },
  { seats: ['medical'] },
  { search: 'a\u0000b' },
])('the filters are those of the board, and nothing else is stored: %o', async (filters) => {
  const player = await registerPlayer(t)
  expect((await save(player, filters as never)).status).toBe(400)
  expect(await saved(player)).toEqual([])
})

test('a search with seats at once is another than the same one without', async () => {
  const player = await registerPlayer(t)
  await save(player, { activity: 'mining' })
  const { body } = await save(player, { activity: 'mining', atOnce: 'true' })
  expect(body.filters).toEqual({ activity: 'mining', atOnce: 'true' })
  expect((await saved(player)).map(({ name }) => name)).toEqual(['Mining · Takes you at once', 'Mining'])
})

test('pages, order and status of the board are no part of a search', async () => {
  const player = await registerPlayer(t)
  const { body } = await save(player, {
    activity: 'mining',
    page: '3',
    sort: 'newest',
    status: 'all',
    x: '1',
  })
  expect(body.filters).toEqual({ activity: 'mining' })
})

test('ten searches are the most; the same one again is no eleventh', async () => {
  const player = await registerPlayer(t)
  for (let i = 1; i <= 10; i += 1) expect((await save(player, { maxCrewSize: String(i) })).status).toBe(201)
  const { status, body } = await save(player, { maxCrewSize: '11' })
  expect([status, body.code]).toEqual([409, 'too_many_searches'])
  expect((await save(player, { maxCrewSize: '7' })).status).toBe(201)
  expect(await saved(player)).toHaveLength(10)
})

test("another player's search is neither shown nor deleted", async () => {
  const owner = await registerPlayer(t)
  const other = await registerPlayer(t)
  const { body } = await save(owner, { activity: 'mining' })
  expect(await saved(other)).toEqual([])
  expect((await t.send(deleteSearch, { params: { id: body.id } }, { as: other })).status).toBe(404)
  expect(await saved(owner)).toHaveLength(1)
})
