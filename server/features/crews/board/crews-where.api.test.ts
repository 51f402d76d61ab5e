// Also on the embedded engine.
/** Where crews fly: the filters by region, game version and star system, and the places of the game. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listCrews } from '#contract/crews/board.ts'
import { updateCrew } from '#contract/crews/crews.ts'
import type { CrewDraftInput } from '#contract/crews/drafts.ts'
import { listLocations } from '#contract/crews/locations.ts'
import { listSuggestions } from '#contract/crews/suggestions.ts'
import { updateProfile } from '#contract/profiles/profiles.ts'
import { crewDraft, type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp, type TestApp } from '#server/testing/test-app.ts'

const titlesFound = async (t: TestApp, query: Readonly<Record<string, string>>, as?: Player) => {
  const { status, body } = await t.send(listCrews, { query }, { as })
  expect(status).toBe(200)
  return body.map(({ title }) => title).sort()
}

const postAll = async (t: TestApp, posts: Readonly<Record<string, Partial<CrewDraftInput>>>) => {
  const leader = await registerPlayer(t)
  for (const [title, changes] of Object.entries(posts)) await postCrew(t, leader, { title, ...changes })
  return leader
}

describe('with our list of places', () => {
  const t = openTestApp()
  const found = (query: Readonly<Record<string, string>>, as?: Player) => titlesFound(t, query, as)

  test('a post without a region is found in every region, one with a region in its own', async () => {
    await postAll(t, { any: {}, european: { region: 'eu' }, american: { region: 'us' } })
    expect(await found({ region: 'eu' })).toEqual(['any', 'european'])
    expect(await found({ region: 'us' })).toEqual(['american', 'any'])
    expect(await found({ region: 'asia' })).toEqual(['any'])
    expect(await found({ region: '' })).toEqual(['american', 'any', 'european'])
    expect((await t.inject({ url: '/api/crew-finder?region=mars' })).statusCode).toBe(400)
  })

  test('posts are found by the version of the game, also together with a region', async () => {
    await postAll(t, { live: {}, test: { gameVersion: 'ptu' }, far: { gameVersion: 'ptu', region: 'au' } })
    expect(await found({ gameVersion: 'live' })).toEqual(['live'])
    expect(await found({ gameVersion: 'ptu' })).toEqual(['far', 'test'])
    expect(await found({ gameVersion: 'ptu', region: 'eu' })).toEqual(['test'])
    expect(await found({ gameVersion: 'live', region: 'au' })).toEqual(['live'])
  })

  test('a star system has the posts with a place in it, however it is spelt', async () => {
    await postAll(t, {
      stanton: { location: 'Orison, gate 3' },
      through: { startLocation: 'new babbage', endLocation: 'Ruin Station' },
      gateway: { location: 'Pyro Gateway (Stanton)' },
      unknown: { location: 'Behind the moon' },
    })
    expect(await found({ system: 'Stanton' })).toEqual(['gateway', 'stanton', 'through'])
    expect(await found({ system: ' PYRO' })).toEqual(['through'])
    expect(await found({ system: 'Terra' })).toEqual([])
    expect(await found({ system: '%' })).toEqual([])
    expect(await found({ system: 'Pyro', region: 'eu', gameVersion: 'live' })).toEqual(['through'])
    expect((await t.inject({ url: `/api/crew-finder?system=${'x'.repeat(41)}` })).statusCode).toBe(400)
  })

  test('an edited post is found where it flies now', async () => {
    const leader = await registerPlayer(t)
    const { id } = await postCrew(t, leader, { title: 'moved', location: 'Orison', region: 'eu' })
    const body = crewDraft({ title: 'moved', location: 'Levski', gameVersion: 'ptu' })
    await t.send(updateCrew, { params: { id }, body }, { as: leader })
    expect(await found({ system: 'Stanton' })).toEqual([])
    expect(await found({ system: 'Nyx', region: 'us', gameVersion: 'ptu' })).toEqual(['moved'])
  })

  test.each(['Orison', 'Seraphim-Station', 'seraphim station', 'Crusader', 'STANTON'])(
    'a search for %s finds every post that shows the place, or one near it',
    async (search) => {
      const place = search === 'Orison' ? 'Orison' : 'Seraphim Station'
      await postAll(t, { here: { endLocation: place }, elsewhere: { location: 'Levski' } })
      expect(await found({ search })).toEqual(['here'])
    },
  )

  test('a region that the player plays on is a reason, for the player and for the leader', async () => {
    const leader = await postAll(t, { any: {}, european: { region: 'eu' }, american: { region: 'us' } })
    const player = await registerPlayer(t, { preferredLanguages: ['ja'], timezone: 'Asia/Tokyo' })
    await t.send(updateProfile, { body: { regions: ['eu', 'asia'] } }, { as: player })
    const { body } = await t.send(listCrews, { query: { sort: 'match' } }, { as: player })
    expect(body.map(({ title, viewer }) => [title, viewer?.reasons?.map(({ kind }) => kind)])).toEqual([
      ['european', ['region', 'fresh']],
      ['any', ['fresh']],
      ['american', ['fresh']],
    ])
    const findable = await registerPlayer(t, { preferredLanguages: ['de'], timezone: 'Asia/Tokyo' })
    await t.connection.db
      .updateTable('users')
      .set({ is_findable: true, regions: ['eu'] })
      .where('id', '=', findable.user.id)
      .execute()
    const suggested = async (title: string) => {
      const [crew] = body.filter((each) => each.title === title)
      const answer = await t.send(listSuggestions, { params: { id: crew?.id ?? 0 } }, { as: leader })
      return answer.body.map(({ id, reasons }) => [id, reasons.map(({ kind }) => kind)])
    }
    expect(await suggested('european')).toEqual([[findable.user.id, ['language', 'region']]])
    expect(await suggested('american')).toEqual([])
  })

  test('a profile lists each region once, and can list none', async () => {
    const player = await registerPlayer(t)
    expect(player.user.regions).toEqual([])
    const change = (regions: readonly unknown[]) =>
      t.inject({ method: 'PUT', url: '/api/profile', payload: { regions }, cookies: { ...player.cookies } })
    expect((await change(['eu', 'us'])).json()).toMatchObject({ regions: ['eu', 'us'] })
    const shown = await t.inject({ url: `/api/users/${player.user.id}/profile` })
    expect(shown.json()).toMatchObject({ regions: ['eu', 'us'] })
    for (const bad of [['mars'], ['eu', 'eu'], [null], Array(10_000).fill('eu')])
      expect((await change(bad)).statusCode).toBe(400)
    expect((await change([])).json()).toMatchObject({ regions: [] })
  })

  test('everybody can list the places of the game', async () => {
    const { status, body } = await t.send(listLocations, {})
    expect([status, body.length]).toEqual([200, 102])
    expect(body).toContainEqual({ name: 'Orison', body: 'Crusader', system: 'Stanton' })
  })
})

describe('with a list of the operator', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'crewbeacon-locations-')), 'locations.json')
  writeFileSync(file, JSON.stringify([{ name: 'Odin II', body: 'Odin', system: 'Odin' }]))
  const t = openTestApp({ env: { LOCATIONS_FILE: file } })

  test('its places are listed, found and filtered by', async () => {
    await postAll(t, { there: { location: 'Odin II' }, stanton: { location: 'Orison' } })
    expect((await t.send(listLocations, {})).body).toEqual([
      { name: 'Odin II', body: 'Odin', system: 'Odin' },
    ])
    expect(await titlesFound(t, { system: 'odin' })).toEqual(['there'])
    expect(await titlesFound(t, { search: 'odin' })).toEqual(['there'])
    expect(await titlesFound(t, { system: 'Stanton' })).toEqual([])
  })
})
