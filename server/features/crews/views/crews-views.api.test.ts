// Also on the embedded engine.
import { beforeEach, expect, test } from 'vitest'
import { getCrew } from '#contract/crews/crews.ts'
import { type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { writeViews } from './crews-views.service.ts'

const t = openTestApp()
const day = 24 * 60 * 60_000

// The server remembers today's visits to crews of other tests, which had the same ids.
let days = 0
beforeEach(() => {
  days += 100
  t.clock.advance(days * day)
})

const views = async () => {
  await writeViews(t.node.ctx)
  const rows = await t.connection.db.selectFrom('crew_views').selectAll().orderBy('crew_id').execute()
  return Object.fromEntries(rows.map(({ crew_id, views }) => [crew_id, views]))
}

test('a post is viewed once a day by each visitor, and not by its leader', async () => {
  const leader = await registerPlayer(t)
  const [first, second] = [await postCrew(t, leader), await postCrew(t, leader)]
  const players = [await registerPlayer(t), await registerPlayer(t)]
  const open = (as: Player | undefined, id: number) => t.send(getCrew, { params: { id } }, { as })
  for (const visitor of [leader, ...players, undefined]) {
    await open(visitor, first.id)
    await open(visitor, first.id)
  }
  await open(players[0], second.id)
  await open(undefined, 999_999)
  expect(await views()).toEqual({ [first.id]: 3, [second.id]: 1 })
  await open(players[0], first.id)
  expect(await views()).toEqual({ [first.id]: 3, [second.id]: 1 })
  t.clock.advance(day)
  await open(players[0], first.id)
  await open(undefined, first.id)
  expect(await views()).toEqual({ [first.id]: 5, [second.id]: 1 })
})

test('a post that is only loaded in case it is opened is not viewed', async () => {
  const { id } = await postCrew(t, await registerPlayer(t))
  const preloaded = await t.send(getCrew, { params: { id }, query: { preload: 'true' } })
  expect([preloaded.status, preloaded.body.id, await views()]).toEqual([200, id, {}])
  await t.send(getCrew, { params: { id } })
  expect(await views()).toEqual({ [id]: 1 })
})

test('a post that is deleted in the meantime takes its views with it', async () => {
  const leader = await registerPlayer(t)
  const [first, second] = [await postCrew(t, leader), await postCrew(t, leader)]
  for (const { id } of [first, second]) await t.send(getCrew, { params: { id } })
  await t.connection.db.deleteFrom('crews').where('id', '=', first.id).execute()
  expect(await views()).toEqual({ [second.id]: 1 })
})
