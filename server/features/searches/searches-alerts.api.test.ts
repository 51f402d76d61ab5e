// Also on the embedded engine.
import { beforeEach, expect, test } from 'vitest'
import { updateContactSettings } from '#contract/blocks/blocks.ts'
import { updateCrew } from '#contract/crews/crews.ts'
import { cancelMission, leaveCrew } from '#contract/missions/missions.ts'
import { updateNoticeSetting } from '#contract/notices/notices.ts'
import { deleteSearch } from '#contract/searches/searches.ts'
import { endedBansJob, refreshHidingAfterBanOf } from '#server/features/crews/posting/crews-hiding.service.ts'
import { oldAlertsJob } from '#server/features/searches/searches-alerts.service.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { messageCalls } from '#server/testing/calls/message-calls.ts'
import { searchCalls } from '#server/testing/calls/search-calls.ts'
import {
  crewDraft,
  gunnerRole,
  inHours,
  joinCrew,
  type Player,
  postCrew,
  registerPlayer,
} from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { save, saved, runAlerts, alertsOf } = searchCalls(t)
const { apply, decide } = applicationCalls(t)
const { list, block } = messageCalls(t)

const mining = { activity: 'mining' } as const
let leader: Player
let player: Player

beforeEach(async () => {
  leader = await registerPlayer(t)
  player = await registerPlayer(t)
})

const edit = (id: number, changes: object) =>
  t.send(updateCrew, { params: { id }, body: { ...crewDraft(), ...changes } }, { as: leader })

test('a new post is a notice to those whose search finds it, with the name of the search', async () => {
  const german = await registerPlayer(t, {}, { 'accept-language': 'de' })
  const other = await registerPlayer(t)
  await save(player, mining)
  await save(german, { ...mining, region: 'eu' })
  await save(other, { activity: 'racing' })
  const { id } = await postCrew(t, leader, { title: 'Halo' })
  await runAlerts()
  expect((await list(player)).messages).toMatchObject([
    { message: '“Halo” fits your search: Mining', crewId: id, about: 'crew', kind: 'system' },
  ])
  expect((await list(german)).messages[0]?.message).toBe('„Halo“ passt zu deiner Suche: Bergbau · EU')
  expect((await list(other)).messages).toEqual([])
  expect((await saved(player))[0]?.foundToday).toBe(1)
  expect((await saved(other))[0]?.foundToday).toBe(0)
})

test('without a saved search a post leaves no job behind, nor does a post that takes nobody', async () => {
  const { id } = await postCrew(t, leader)
  expect(await runAlerts()).toBe(0)
  await save(player, mining)
  await t.send(cancelMission, { params: { id }, body: {} }, { as: leader })
  expect(await runAlerts()).toBe(0)
})

test('a post that two searches find is one notice, and counts for both', async () => {
  await save(player, mining)
  await save(player, { search: 'quantanium' })
  await postCrew(t, leader)
  await runAlerts()
  expect((await list(player)).messages).toHaveLength(1)
  expect((await saved(player)).map(({ foundToday }) => foundToday)).toEqual([1, 1])
})

test('an edit alerts when the post did not fit before, and only once', async () => {
  await save(player, mining)
  const { id } = await postCrew(t, leader, { activity: 'racing' })
  await runAlerts()
  expect(await alertsOf(player)).toEqual([])
  await edit(id, mining)
  await runAlerts()
  expect(await alertsOf(player)).toEqual([id])
  await edit(id, { activity: 'racing' })
  await edit(id, mining)
  await runAlerts()
  expect(await alertsOf(player)).toEqual([id])
})

test('a post that was on the board when the search was saved is no news when it is edited', async () => {
  const { id } = await postCrew(t, leader)
  await save(player, mining)
  await edit(id, { title: 'Another title', description: 'Another text', maxCrewSize: 6 })
  await runAlerts()
  expect(await alertsOf(player)).toEqual([])
})

test('a seat that is freed alerts, but not the player who left it', async () => {
  const { id } = await postCrew(t, leader, { maxCrewSize: 2 })
  const member = await joinCrew(t, leader, id)
  for (const each of [player, member]) await save(each, mining)
  await runAlerts()
  await t.send(leaveCrew, { params: { id } }, { as: member })
  await runAlerts()
  expect(await alertsOf(player)).toEqual([id])
  expect(await alertsOf(member)).toEqual([])
})

test('a new start alerts whoever looks for that time', async () => {
  t.clock.stop()
  const start = (hours: number) => new Date(t.node.ctx.now().getTime() + hours * 60 * 60_000).toISOString()
  await save(player, { startTime: 'next_6h', tz: 'UTC' })
  const { id } = await postCrew(t, leader, { scheduledFor: start(30) })
  await runAlerts()
  expect(await alertsOf(player)).toEqual([])
  await edit(id, { scheduledTime: start(3) })
  await runAlerts()
  expect(await alertsOf(player)).toEqual([id])
})

test('a start that is given alerts whoever looks for a time', async () => {
  await save(player, { startTime: 'next_6h', tz: 'UTC' })
  const { id } = await postCrew(t, leader)
  await edit(id, { scheduledTime: inHours(3) })
  await runAlerts()
  expect(await alertsOf(player)).toEqual([id])
})

test('a kind of seat that is added alerts whoever looks for it', async () => {
  await save(player, { seats: 'combat' })
  const { id } = await postCrew(t, leader)
  await edit(id, { roles: [gunnerRole()] })
  await runAlerts()
  expect(await alertsOf(player)).toEqual([id])
})

test("one's own post is no news, nor is that of a player with whom there is a block", async () => {
  const [blocker, blocked] = [await registerPlayer(t), await registerPlayer(t)]
  for (const each of [leader, blocker, blocked, player]) await save(each, mining)
  await block(blocker, leader)
  await block(leader, blocked)
  const { id } = await postCrew(t, leader)
  await runAlerts()
  const told = await Promise.all([leader, blocker, blocked, player].map(alertsOf))
  expect(told).toEqual([[], [], [], [id]])
})

test('only posts that the player could apply to: no member, no applicant, nobody refused within a day', async () => {
  const { id } = await postCrew(t, leader, { activity: 'racing', maxCrewSize: 8 })
  const member = await joinCrew(t, leader, id)
  const [pending, refused] = [await registerPlayer(t), await registerPlayer(t)]
  await apply(pending, id)
  await decide(leader, id, (await apply(refused, id)).body.id, 'declined')
  for (const each of [member, pending, refused, player]) await save(each, mining)
  await edit(id, { ...mining, maxCrewSize: 8 })
  await runAlerts()
  expect(await Promise.all([member, pending, refused, player].map(alertsOf))).toEqual([[], [], [], [id]])
})

test('no alert while a warning is unread, during a ban, and for a leader who takes no applications', async () => {
  const { db } = t.connection
  const [warned, banned] = [await registerPlayer(t), await registerPlayer(t)]
  for (const each of [warned, banned, player]) await save(each, mining)
  const now = t.node.ctx.now()
  await db
    .insertInto('warnings')
    .values({ user_id: warned.user.id, reason: 'x', description: '', created_at: now } as never)
    .execute()
  await db
    .updateTable('users')
    .set({ banned_until: new Date(now.getTime() + 60_000) })
    .where('id', '=', banned.user.id)
    .execute()
  const { id } = await postCrew(t, leader)
  await runAlerts()
  const { rows } = await t.connection.pool.query(
    `select receiver_id from messages where notice_type = 'search_found'`,
  )
  expect(rows).toEqual([{ receiver_id: player.user.id }])
  await t.send(updateContactSettings, { body: { acceptsContact: false } }, { as: leader })
  await postCrew(t, leader)
  await runAlerts()
  expect(await alertsOf(player)).toEqual([id])
})

test('a hidden post alerts nobody until it is listed again', async () => {
  const { db } = t.connection
  await save(player, mining)
  const until = new Date(t.node.ctx.now().getTime() + 60_000)
  const { id } = await postCrew(t, leader)
  await db.updateTable('users').set({ banned_until: until }).where('id', '=', leader.user.id).execute()
  await refreshHidingAfterBanOf(t.node.ctx, leader.user.id)
  await runAlerts()
  expect(await alertsOf(player)).toEqual([])
  t.clock.advance(120_000)
  await endedBansJob.run(t.node.ctx, {})
  await runAlerts()
  expect(await alertsOf(player)).toEqual([id])
})

test('another search that begins to find the post later is a notice of its own', async () => {
  await save(player, mining)
  await save(player, { seats: 'combat' })
  const { id } = await postCrew(t, leader)
  await runAlerts()
  await edit(id, { roles: [gunnerRole()] })
  await runAlerts()
  expect(await alertsOf(player)).toEqual([id, id])
  await edit(id, { activity: 'racing' })
  await edit(id, { roles: [gunnerRole()] })
  await runAlerts()
  expect(await alertsOf(player)).toEqual([id, id])
})

test('what searches have found is forgotten a week after the mission, not before', async () => {
  await save(player, mining)
  const { id } = await postCrew(t, leader)
  const running = await postCrew(t, leader)
  await runAlerts()
  await t.send(cancelMission, { params: { id }, body: {} }, { as: leader })
  const found = async () => {
    await oldAlertsJob.run(t.node.ctx, {})
    const rows = await t.connection.db.selectFrom('saved_search_alerts').select('crew_id').execute()
    return rows.map(({ crew_id }) => crew_id).sort((a, b) => a - b)
  }
  expect(await found()).toEqual([id, running.id])
  t.clock.advance(8 * 24 * 60 * 60_000)
  expect(await found()).toEqual([running.id])
})

test('who does not want these notices gets none, and the search still counts what it finds', async () => {
  await save(player, mining)
  const setting = { params: { kind: 'search' as const }, body: { inInbox: false, byMail: false } }
  expect((await t.send(updateNoticeSetting, setting, { as: player })).status).toBe(200)
  await postCrew(t, leader)
  await runAlerts()
  expect((await list(player)).messages).toEqual([])
  expect((await saved(player))[0]?.foundToday).toBe(1)
})

test('a deleted search alerts nobody, and what it found today ends at midnight', async () => {
  const { body } = await save(player, mining)
  await postCrew(t, leader)
  await runAlerts()
  t.clock.advance(24 * 60 * 60_000)
  expect((await saved(player))[0]?.foundToday).toBe(0)
  await t.send(deleteSearch, { params: { id: body.id } }, { as: player })
  await save(leader, mining)
  await postCrew(t, leader)
  await runAlerts()
  expect(await alertsOf(player)).toHaveLength(1)
})
