import { expect, test } from 'vitest'
import { beaconLimits } from '#contract/beacons/fields.ts'
import { alertSearchersJob } from '#server/features/searches/searches-alerts.service.ts'
import { waitingAlertsJob } from '#server/features/searches/searches-beacons.service.ts'
import { leaveForGood } from '#server/testing/calls/account-calls.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { beaconCalls } from '#server/testing/calls/beacon-calls.ts'
import { messageCalls } from '#server/testing/calls/message-calls.ts'
import { playerCalls } from '#server/testing/calls/player-calls.ts'
import { searchCalls } from '#server/testing/calls/search-calls.ts'
import { inHours, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { save, saved } = searchCalls(t)
const { favour } = playerCalls(t)
const { list } = messageCalls(t)

test('of fifteen searches at once ten are saved', async () => {
  const player = await registerPlayer(t)
  const statuses = await Promise.all(
    Array.from({ length: 15 }, async (_, i) => (await save(player, { maxCrewSize: String(i + 1) })).status),
  )
  expect(statuses.sort()).toEqual([...Array(10).fill(201), ...Array(5).fill(409)])
  expect(await saved(player)).toHaveLength(10)
})

test('the same search twice at once is one', async () => {
  const player = await registerPlayer(t)
  const answers = await Promise.all(Array.from({ length: 6 }, () => save(player, { activity: 'mining' })))
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
  expect(await saved(player)).toHaveLength(1)
})

test('nobody is told twice of a post, however often its job runs, at once and later', async () => {
  const leader = await registerPlayer(t)
  const [searcher, fan, both] = [await registerPlayer(t), await registerPlayer(t), await registerPlayer(t)]
  for (const player of [searcher, both]) {
    await save(player, { activity: 'mining' })
    await save(player, { search: 'quantanium' })
  }
  for (const player of [fan, both]) await favour(player, leader)
  const { id } = await postCrew(t, leader)
  const run = () => alertSearchersJob.run(t.node.ctx, { crewId: id, before: null })
  const other = { crewId: id, before: { facets: [] } }
  await Promise.all([run(), run(), alertSearchersJob.run(t.node.ctx, other), run()])
  await run()
  for (const player of [searcher, fan, both]) expect((await list(player)).messages).toHaveLength(1)
  expect((await saved(both)).map(({ foundToday }) => foundToday)).toEqual([1, 1])
})

test('a post that is found while players delete their accounts tells the others', async () => {
  const leader = await registerPlayer(t)
  const players = await Promise.all(Array.from({ length: 8 }, () => registerPlayer(t)))
  for (const player of players) await save(player, { activity: 'mining' })
  const { id } = await postCrew(t, leader)
  const [leaving, staying] = [players.slice(0, 4), players.slice(4)]
  await Promise.all([
    alertSearchersJob.run(t.node.ctx, { crewId: id, before: null }),
    ...leaving.map((player) => leaveForGood(t, player)),
  ])
  for (const player of staying) expect((await list(player)).messages).toHaveLength(1)
})

test('whom a change of a post has told is not told again by the job of the new post', async () => {
  const leader = await registerPlayer(t)
  const player = await registerPlayer(t)
  await save(player, { activity: 'mining' })
  await favour(player, leader)
  const { id } = await postCrew(t, leader)
  await alertSearchersJob.run(t.node.ctx, { crewId: id, before: { facets: [] } })
  await alertSearchersJob.run(t.node.ctx, { crewId: id, before: null })
  expect((await list(player)).messages).toHaveLength(1)
})

test('of a dozen posts that give seats at once six are told to a player whose beacon is lit', async () => {
  const player = await registerPlayer(t)
  await beaconCalls(t).light(player, { minutes: 300 })
  const leaders = await Promise.all(Array.from({ length: 12 }, () => registerPlayer(t)))
  const posts = await Promise.all(
    leaders.map((leader) =>
      postCrew(t, leader, { primaryLanguage: 'en', scheduledFor: inHours(4), seatsAtOnce: 'all' }),
    ),
  )
  await Promise.all([
    ...posts.map(({ id }) => alertSearchersJob.run(t.node.ctx, { crewId: id, before: null })),
    waitingAlertsJob.run(t.node.ctx, {}),
  ])
  const told = (await applicationCalls(t).inbox(player)).filter((text) => text.includes('beacon'))
  expect(told).toHaveLength(beaconLimits.alertsAnHour)
})
