/** What the search knows of a post is what the post says, whatever happens to it. */
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { listCrews, updateCrew } from '#contract/crews.ts'
import { cancelMission, startMission } from '#contract/missions.ts'
import { crewDraft, joinCrew, type Player, postCrew, registerPlayer } from '#server/testing/factories.ts'
import { expectInvariants } from '#server/testing/invariants.ts'
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
  // What nobody wrote any more is not taken for what somebody meant.
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

test('a post that is gone leaves nothing behind', async () => {
  const author = await registerPlayer(t)
  const { id } = await postCrew(t, author, { description: 'x'.repeat(2_000) })
  await t.connection.db.deleteFrom('crews').where('id', '=', id).execute()
  const { rows } = await sql`select value from crew_index union all select word from crew_words`.execute(
    t.connection.db,
  )
  expect(rows).toEqual([])
})

test('the whole index can be made anew', async () => {
  const author = await registerPlayer(t)
  await sql`alter table crews alter column id restart with 16383`.execute(t.connection.db)
  for (const title of ['One', 'Two', 'Three']) await postCrew(t, author, { title })
  await sql`delete from crew_index`.execute(t.connection.db)
  expect(await found({})).toEqual([])
  await sql`select rebuild_crew_index()`.execute(t.connection.db)
  expect(await found({})).toEqual(['Three', 'Two', 'One'])
})
