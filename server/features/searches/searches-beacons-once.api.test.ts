// Also on the embedded engine.
/** Which players with a lit beacon are notified of a post, and which are not notified again. */
import { expect, test } from 'vitest'
import { updateCrew } from '#contract/crews/crews.ts'
import { leaveCrew, removeMember } from '#contract/missions/missions.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { beaconCalls } from '#server/testing/calls/beacon-calls.ts'
import { boardingCalls } from '#server/testing/calls/boarding-calls.ts'
import { messageCalls } from '#server/testing/calls/message-calls.ts'
import { moderationCalls } from '#server/testing/calls/moderation-calls.ts'
import { offerCalls } from '#server/testing/calls/offer-calls.ts'
import { playerCalls } from '#server/testing/calls/player-calls.ts'
import { reportCalls } from '#server/testing/calls/report-calls.ts'
import { searchCalls } from '#server/testing/calls/search-calls.ts'
import {
  crewDraft,
  gunnerRole,
  inHours,
  joinCrew,
  type Player,
  postCrew,
  registerPlayer,
  registerStaff,
} from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { waitingAlertsJob } from './searches-beacons.service.ts'

const t = openTestApp()
const { light } = beaconCalls(t)
const { save, runAlerts } = searchCalls(t)
const fitting = { title: 'Halo', primaryLanguage: 'en', scheduledFor: inHours(1) } as const

const post = async (leader: Player, changes: Parameters<typeof postCrew>[2] = {}) =>
  (await postCrew(t, leader, { ...fitting, ...changes })).id

/** How often the player was notified of the post. */
const told = async (player: Player, id: number) =>
  (await messageCalls(t).list(player)).messages.filter(({ crewId }) => crewId === id).length

const edit = async (leader: Player, id: number, changes: object) => {
  const body = { ...crewDraft(fitting), ...changes }
  expect((await t.send(updateCrew, { params: { id }, body }, { as: leader })).status).toBe(200)
}

test('a changed post that fits now is told once, and not for changes that change nothing about that', async () => {
  const [leader, player] = [await registerPlayer(t), await registerPlayer(t)]
  await light(player)
  const id = await post(leader, { scheduledFor: inHours(30) })
  await runAlerts()
  expect(await told(player, id)).toBe(0)
  await edit(leader, id, { scheduledTime: inHours(1) })
  await runAlerts()
  expect(await told(player, id)).toBe(1)
  await edit(leader, id, { scheduledTime: inHours(1.5), maxCrewSize: 6 })
  await runAlerts()
  expect(await told(player, id)).toBe(1)
})

test.each<[string, Parameters<typeof postCrew>[2], object, Parameters<typeof light>[1]]>([
  ['activity', { activity: 'mining' }, { activity: 'combat' }, { activities: ['combat'] }],
  ['region', { region: 'us' }, { region: 'eu' }, { regions: ['eu'] }],
])('a post that fits by its new %s is told', async (_, before, after, beacon) => {
  const [leader, player] = [await registerPlayer(t), await registerPlayer(t)]
  await light(player, beacon)
  const id = await post(leader, before)
  await runAlerts()
  expect(await told(player, id)).toBe(0)
  await edit(leader, id, after)
  await runAlerts()
  expect(await told(player, id)).toBe(1)
})

test('a saved search and a beacon tell of a new post once, and so do a favourite and a beacon', async () => {
  const leader = await registerPlayer(t)
  const [searcher, follower, both] = [
    await registerPlayer(t),
    await registerPlayer(t),
    await registerPlayer(t),
  ]
  for (const player of [searcher, both]) await save(player, { activity: 'mining' })
  for (const player of [follower, both]) await playerCalls(t).favour(player, leader)
  for (const player of [searcher, follower, both]) await light(player)
  const id = await post(leader)
  await runAlerts()
  for (const player of [searcher, follower, both]) expect(await told(player, id)).toBe(1)
})

test('a post that the beacon has told of is not told again by a search that finds it later', async () => {
  const [leader, player] = [await registerPlayer(t), await registerPlayer(t)]
  await save(player, { activity: 'mining', maxCrewSize: '4' })
  await light(player)
  const id = await post(leader, { maxCrewSize: 8 })
  await runAlerts()
  expect(await told(player, id)).toBe(1)
  await edit(leader, id, { maxCrewSize: 4 })
  await runAlerts()
  expect(await told(player, id)).toBe(1)
})

test('a gunner is not told of a gunner seat that is held for another, until it is free again', async () => {
  const { invite, decline, offerTo } = offerCalls(t)
  const [leader, player, invited] = [
    await registerPlayer(t),
    await registerPlayer(t),
    await registerPlayer(t),
  ]
  await light(player, { minutes: 300, seats: ['combat'] })
  const { id, roles } = await postCrew(t, leader, {
    ...fitting,
    scheduledFor: inHours(3),
    maxCrewSize: 4,
    roles: [gunnerRole({ slotsNeeded: 1 })],
  })
  await invite(leader, id, invited, roles[0]?.id ?? 0)
  await runAlerts()
  expect(await told(player, id)).toBe(0)
  await decline(invited, (await offerTo(invited, id))?.id ?? 0)
  await waitingAlertsJob.run(t.node.ctx, {})
  expect(await told(player, id)).toBe(1)
})

test('whoever left a crew is not told of it again, however they had joined', async () => {
  const { invite, accept, offerTo } = offerCalls(t)
  const leader = await registerPlayer(t)
  const id = await post(leader, { maxCrewSize: 4, scheduledFor: inHours(3), seatsAtOnce: 'all' })
  await runAlerts()
  const applied = await joinCrew(t, leader, id)
  const invited = await registerPlayer(t)
  await invite(leader, id, invited, null)
  expect((await accept(invited, (await offerTo(invited, id))?.id ?? 0)).status).toBe(200)
  const [boarder, other] = [await registerPlayer(t), await registerPlayer(t)]
  expect((await boardingCalls(t).board(boarder, id)).status).toBe(200)
  const leavers = [applied, invited, boarder]
  // Whoever has never lit a beacon has no row that could remember it.
  for (const player of leavers) expect((await light(player, { minutes: 60 })).status).toBe(200)
  const before = await Promise.all(leavers.map((player) => told(player, id)))
  for (const player of leavers)
    expect((await t.send(leaveCrew, { params: { id } }, { as: player })).status).toBe(200)
  for (const player of [...leavers, other]) expect((await light(player, { minutes: 300 })).status).toBe(200)
  await runAlerts()
  expect(await told(other, id)).toBe(1)
  expect(await Promise.all(leavers.map((player) => told(player, id)))).toEqual(before)
})

test('whom the leader refused or took out of the crew is never told of it again, also not days later', async () => {
  const { apply, decide } = applicationCalls(t)
  const leader = await registerPlayer(t)
  const id = await post(leader, { maxCrewSize: 4, scheduledFor: inHours(90), seatsAtOnce: 'all' })
  const [refused, removed, other] = [
    await registerPlayer(t),
    await registerPlayer(t),
    await registerPlayer(t),
  ]
  const { body } = await apply(refused, id)
  expect((await decide(leader, id, body.id, 'declined')).status).toBe(200)
  expect((await boardingCalls(t).board(removed, id)).status).toBe(200)
  await t.send(removeMember, { params: { id, userId: removed.user.id } }, { as: leader })
  await runAlerts()
  const before = await Promise.all([refused, removed].map((player) => told(player, id)))
  t.clock.advance(50 * 60 * 60_000)
  for (const player of [refused, removed, other]) await light(player, { minutes: 300 })
  await edit(leader, id, { scheduledTime: inHours(52) })
  await runAlerts()
  expect(await told(other, id)).toBe(1)
  expect(await Promise.all([refused, removed].map((player) => told(player, id)))).toEqual(before)
})

test('nobody is told of a hidden post or of one whose leader is banned', async () => {
  const [leader, banned, player] = [await registerPlayer(t), await registerPlayer(t), await registerPlayer(t)]
  const { report, registerOldHand } = reportCalls(t)
  await light(player)
  const hidden = await post(leader)
  const leaderless = await post(banned)
  for (let i = 0; i < 3; i += 1) await report(await registerOldHand(), hidden, leader.user.id)
  await moderationCalls(t).ban(await registerStaff(t, 'admin'), banned)
  const shown = await post(await registerPlayer(t))
  await runAlerts()
  expect(await Promise.all([hidden, leaderless, shown].map((id) => told(player, id)))).toEqual([0, 0, 1])
})
