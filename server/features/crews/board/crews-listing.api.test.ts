// Also on the embedded engine.
/** A post is found by its current content, whatever happens to it. */
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { listCrews } from '#contract/crews/board.ts'
import { updateCrew } from '#contract/crews/crews.ts'
import { cancelMission, startMission } from '#contract/missions/missions.ts'
import {
  crewDraft,
  gunnerRole,
  joinCrew,
  type Player,
  postCrew,
  registerPlayer,
} from '#server/testing/factories/factories.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()

afterEach(() => expectInvariants(t.connection))

const found = async (query: Readonly<Record<string, string>>) =>
  (await t.send(listCrews, { query })).body.map(({ title }) => title)

const edit = (id: number, as: Player, changes: Parameters<typeof crewDraft>[0]) =>
  t.send(updateCrew, { params: { id }, body: crewDraft(changes) }, { as })

test('a post is found by what it says now, not by what it said', async () => {
  const author = await registerPlayer(t)
  const before = {
    title: 'Prospector',
    description: 'Alt',
    requiredLanguages: ['fr' as const],
    maxCrewSize: 3,
  }
  const { id } = await postCrew(t, author, before)
  await edit(id, author, { title: 'Reclaimer', description: 'Neu', activity: 'salvage', maxCrewSize: 5 })
  for (const query of [
    { search: 'prospector' },
    { languages: 'fr' },
    { activity: 'mining' },
    { maxCrewSize: '3' },
  ]) {
    expect([query, await found(query)]).toEqual([query, []])
  }
  for (const query of [{ search: 'reclaimer neu' }, { activity: 'salvage' }, { maxCrewSize: '5' }]) {
    expect([query, await found(query)]).toEqual([query, ['Reclaimer']])
  }
  // A word that no post uses any more is not suggested as a correction.
  expect(await found({ search: 'prospektor' })).toEqual([])
})

test('a crew leaves the board when it is full and when it is over', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { title: 'Two seats', maxCrewSize: 2 })
  await postCrew(t, leader, { title: 'Three seats', maxCrewSize: 3 })
  await joinCrew(t, leader, id)
  expect(await found({})).toEqual(['Three seats'])
  await edit(id, leader, { title: 'Two seats', maxCrewSize: 3 })
  expect(await found({})).toEqual(['Three seats', 'Two seats'])
  await t.send(startMission, { params: { id } }, { as: leader })
  expect(await found({})).toEqual(['Three seats', 'Two seats'])
  await t.send(cancelMission, { params: { id }, body: {} }, { as: leader })
  expect(await found({})).toEqual(['Three seats'])
  expect(await found({ status: 'all' })).toEqual(['Three seats', 'Two seats'])
})

test('a post is found by the names of its roles in both languages', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, {
    title: 'Rescue one',
    roles: [gunnerRole({ roleName: 'Field Medic' })],
  })
  await postCrew(t, leader, { title: 'Rescue two', roles: [gunnerRole({ roleName: 'Sanitäter' })] })
  for (const search of ['medic', 'Sanitäter', 'sanitaeter']) {
    expect([search, await found({ search })]).toEqual([search, ['Rescue two', 'Rescue one']])
  }
  expect(await found({ search: 'Field Medic' })).toEqual(['Rescue one'])

  await edit(id, leader, { title: 'Rescue one' })
  expect(await found({ search: 'Field Medic' })).toEqual(['Rescue one'])
  await edit(id, leader, { title: 'Rescue one', roles: [gunnerRole()] })
  expect(await found({ search: 'Field Medic' })).toEqual([])
  expect(await found({ search: 'Turmschütze' })).toEqual(['Rescue one'])
})

test('the board counts to 1,000, says when there are more, and ends there', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { title: 'Copied' })
  const copy = async (copies: number) => {
    await sql`
      insert into crews (author_id, title, description, activity, post_type, max_crew_size, primary_language, timezone,
        facets, search_text, created_at, updated_at)
      select author_id, title, description, activity, post_type, max_crew_size, primary_language, timezone,
        facets, search_text, created_at, updated_at
      from crews, generate_series(1, ${copies}) where id = ${id}
    `.execute(t.connection.db)
    t.node.responseCache.clear()
  }
  const page = async (query: Readonly<Record<string, string>>) => {
    const { body, headers } = await t.send(listCrews, { query })
    return [body.length, headers['x-total-count'], headers['x-total-capped']]
  }
  await copy(999)
  expect(await page({})).toEqual([12, '1000', undefined])
  expect(await page({ page: '84' })).toEqual([4, '1000', undefined])
  await copy(1)
  for (const query of [{}, { search: 'copied' }, { activity: 'mining', sort: 'soonest' }]) {
    expect([query, await page(query)]).toEqual([query, [12, '1000', 'true']])
    expect([query, await page({ ...query, page: '84' })]).toEqual([query, [4, '1000', 'true']])
    expect([query, await page({ ...query, page: '85' })]).toEqual([query, [0, '1000', 'true']])
  }
})
