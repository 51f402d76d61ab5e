// Also on the embedded engine.
import { expect, test } from 'vitest'
import { getBeacon } from '#contract/beacons/beacons.ts'
import { beaconLimits } from '#contract/beacons/fields.ts'
import { updateCrew } from '#contract/crews/crews.ts'
import { cancelMission, startMission } from '#contract/missions/missions.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { beaconCalls } from '#server/testing/calls/beacon-calls.ts'
import { messageCalls } from '#server/testing/calls/message-calls.ts'
import { complete } from '#server/testing/calls/mission-calls.ts'
import { moderationCalls } from '#server/testing/calls/moderation-calls.ts'
import { playerCalls } from '#server/testing/calls/player-calls.ts'
import { listenTo } from '#server/testing/event-reader.ts'
import {
  crewDraft,
  inHours,
  joinCrew,
  type Player,
  postCrew,
  registerPlayer,
  registerStaff,
} from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { beaconsJob } from './beacons.service.ts'

const t = openTestApp()
const { light, prolong, putOut, beaconOf, seenBy, count } = beaconCalls(t)
const { apply, decide, inbox } = applicationCalls(t)
const { block, unblock, write } = messageCalls(t)
const { favour } = playerCalls(t)
const minuteMs = 60_000

const nameOf = ({ user }: Player) => user.username

const join = async (player: Player, leader: Player, crewId: number) => {
  const { body } = await apply(player, crewId)
  expect((await decide(leader, crewId, body.id, 'accepted')).status).toBe(200)
}

test('a player who lights a beacon is seen by others, and by guests as a number', async () => {
  const [player, other] = [await registerPlayer(t), await registerPlayer(t)]
  expect(await beaconOf(player)).toBeNull()
  const { status, body } = await light(player, { seats: ['medical', 'combat'], note: 'Voice is fine' })
  expect([status, body.isLit, body.note]).toEqual([200, true, 'Voice is fine'])
  expect(await seenBy(other)).toEqual([nameOf(player)])
  expect(await seenBy(player)).toEqual([])
  expect(await count()).toEqual({
    total: 1,
    seats: expect.arrayContaining([
      { kind: 'medical', count: 1, only: 0 },
      { kind: 'combat', count: 1, only: 0 },
    ]),
  })
})

test('lighting it again changes the one beacon, and what it said stays when it is out', async () => {
  const [player, other] = [await registerPlayer(t), await registerPlayer(t)]
  await light(player, { note: 'First' })
  await light(player, { note: 'Second', minutes: 60 })
  expect(await seenBy(other)).toHaveLength(1)
  expect((await putOut(player)).status).toBe(204)
  expect((await putOut(player)).status).toBe(204)
  expect(await seenBy(other)).toEqual([])
  expect((await count()).total).toBe(0)
  expect(await beaconOf(player)).toMatchObject({ isLit: false, note: 'Second' })
})

test('a beacon goes out at its end, and can be kept lit until then, for six hours at most', async () => {
  const [player, other] = [await registerPlayer(t), await registerPlayer(t)]
  await light(player, { minutes: beaconLimits.minutesMin })
  const { body } = await prolong(player)
  const minutes = (Date.parse(body.endsAt) - Date.parse(body.startsAt)) / minuteMs
  expect(minutes).toBe(beaconLimits.minutesMin + 60)
  for (let i = 0; i < 8; i += 1) await prolong(player)
  const last = (await beaconOf(player))?.endsAt ?? ''
  expect(Date.parse(last) - t.node.ctx.now().getTime()).toBeLessThanOrEqual(
    beaconLimits.minutesMax * minuteMs,
  )
  t.clock.advance(beaconLimits.minutesMax * minuteMs)
  expect(await seenBy(other)).toEqual([])
  expect((await prolong(player)).body.code).toBe('beacon_out')
})

test('ten minutes before the end its player is asked once, and again after each prolongation', async () => {
  const player = await registerPlayer(t)
  await light(player, { minutes: 60 })
  const asked = async () => (await inbox(player)).filter((text) => text.includes('beacon')).length
  const minutesPass = async (minutes: number) => {
    t.clock.advance(minutes * minuteMs)
    await beaconsJob.run(t.node.ctx, {})
  }
  await minutesPass(45)
  expect(await asked()).toBe(0)
  await minutesPass(6)
  await minutesPass(1)
  expect(await asked()).toBe(1)
  await prolong(player)
  await minutesPass(60)
  expect(await asked()).toBe(2)
  await minutesPass(30)
  expect(await beaconOf(player)).toMatchObject({ isLit: false })
})

test('a beacon for those one knows is seen by favourites and by those one flew with alone', async () => {
  const player = await registerPlayer(t)
  const [favourite, admirer, stranger, leader] = [
    await registerPlayer(t),
    await registerPlayer(t),
    await registerPlayer(t),
    await registerPlayer(t),
  ]
  await favour(player, favourite)
  await favour(admirer, player)
  const { id } = await postCrew(t, leader, { maxCrewSize: 4 })
  await join(player, leader, id)
  const crewmate = await joinCrew(t, leader, id)
  await complete(t, leader, id)
  await light(player, { audience: 'known' })
  for (const known of [favourite, leader, crewmate]) expect(await seenBy(known)).toEqual([nameOf(player)])
  for (const unknown of [admirer, stranger]) expect(await seenBy(unknown)).toEqual([])
  expect(await count()).toEqual({ total: 0, seats: [] })
})

test('nothing happens on the pages of those whom a beacon is not for, whenever it is lit and put out', async () => {
  const [player, favourite, stranger] = [
    await registerPlayer(t),
    await registerPlayer(t),
    await registerPlayer(t),
  ]
  await favour(player, favourite)
  const [known, other] = [await listenTo(t.node.app, favourite), await listenTo(t.node.app, stranger)]
  try {
    await light(player, { audience: 'known' })
    await prolong(player)
    await putOut(player)
    await known.waitFor('beacon')
    // Events come in their order: one that is sent to the stranger now comes after all of these.
    await write(favourite, stranger, 'Hello')
    await other.waitFor('message')
    expect(other.events.map(({ name }) => name)).not.toContain('beacon')
  } finally {
    known.close()
    other.close()
  }
})

test('a block hides the beacons of both from each other, until it is lifted', async () => {
  const [one, other] = [await registerPlayer(t), await registerPlayer(t)]
  await light(one)
  await light(other)
  await block(one, other)
  expect([await seenBy(one), await seenBy(other)]).toEqual([[], []])
  await unblock(one, other)
  expect([await seenBy(one), await seenBy(other)]).toEqual([[nameOf(other)], [nameOf(one)]])
})

test('who is banned or warned is not seen, and who is warned sees and lights nothing', async () => {
  const admin = await registerStaff(t, 'admin')
  const { ban, warn } = moderationCalls(t)
  const [banned, warned, reader] = [await registerPlayer(t), await registerPlayer(t), await registerPlayer(t)]
  for (const player of [banned, warned, reader]) await light(player)
  await ban(admin, banned)
  await warn(admin, warned)
  expect(await seenBy(reader)).toEqual([])
  expect(await seenBy(warned)).toEqual([])
  expect((await light(warned)).body.code).toBe('warning_open')
  expect((await prolong(warned)).body.code).toBe('warning_open')
  expect((await count()).total).toBe(1)
})

test('a banned or warned player is not asked whether to stay free', async () => {
  const { ban, warn } = moderationCalls(t)
  const admin = await registerStaff(t, 'admin')
  const [banned, warned, asked] = [await registerPlayer(t), await registerPlayer(t), await registerPlayer(t)]
  for (const player of [banned, warned, asked]) await light(player, { minutes: 60 })
  await ban(admin, banned)
  await warn(admin, warned)
  t.clock.advance(55 * minuteMs)
  await beaconsJob.run(t.node.ctx, {})
  const rows = await t.connection.db
    .selectFrom('messages')
    .select('receiver_id')
    .where('notice_type', '=', 'beacon_ends')
    .execute()
  expect(rows.map(({ receiver_id }) => receiver_id)).toEqual([asked.user.id])
})

test.each(['ban', 'warn', 'block'] as const)('a %s takes the card from an open page at once', async (how) => {
  const [admin, player] = [await registerStaff(t, 'admin'), await registerPlayer(t)]
  const reader = await registerPlayer(t)
  await light(player)
  const listener = await listenTo(t.node.app, reader)
  try {
    if (how === 'block') await block(reader, player)
    else await moderationCalls(t)[how](admin, player)
    await listener.waitFor('beacon')
    expect(await seenBy(reader)).toEqual([])
  } finally {
    listener.close()
  }
})

test('a seat in a mission that overlaps puts the beacon out; one on another day does not', async () => {
  const [leader, player, other] = [await registerPlayer(t), await registerPlayer(t), await registerPlayer(t)]
  await light(player, { minutes: 240 })
  await join(player, leader, (await postCrew(t, leader, { scheduledFor: inHours(30) })).id)
  expect(await seenBy(other)).toEqual([nameOf(player)])
  await join(player, leader, (await postCrew(t, leader, { scheduledFor: inHours(2) })).id)
  expect(await seenBy(other)).toEqual([])
})

test('a mission without a start puts out the beacons of its crew when it starts', async () => {
  const [leader, player, other] = [await registerPlayer(t), await registerPlayer(t), await registerPlayer(t)]
  const { id } = await postCrew(t, leader)
  await join(player, leader, id)
  for (const each of [leader, player]) expect((await light(each)).status).toBe(200)
  expect(await seenBy(other)).toHaveLength(2)
  await t.send(startMission, { params: { id } }, { as: leader })
  expect(await seenBy(other)).toEqual([])
})

test.each([
  ['start', { scheduledFor: inHours(30) }, { scheduledTime: inHours(2) }],
  ['length', { scheduledFor: inHours(0.5), estimatedDuration: 30 }, { estimatedDuration: 240 }],
])('a mission that is moved into a beacon by its %s puts it out', async (_, post, change) => {
  const [leader, player, other] = [await registerPlayer(t), await registerPlayer(t), await registerPlayer(t)]
  const { id } = await postCrew(t, leader, post)
  await join(player, leader, id)
  expect((await light(player, { startsAt: inHours(1.5) })).status).toBe(200)
  const body = { ...crewDraft(), scheduledTime: post.scheduledFor, ...change }
  expect((await t.send(updateCrew, { params: { id }, body }, { as: leader })).status).toBe(200)
  expect(await seenBy(other)).toEqual([])
})

test('a leader who posts a mission in the time of their beacon puts it out', async () => {
  const [leader, other] = [await registerPlayer(t), await registerPlayer(t)]
  await light(leader)
  await postCrew(t, leader, { scheduledFor: inHours(30) })
  await postCrew(t, leader)
  expect(await seenBy(other)).toEqual([nameOf(leader)])
  await postCrew(t, leader, { scheduledFor: inHours(1) })
  expect(await seenBy(other)).toEqual([])
})

test('no beacon is lit or kept lit into a mission with a seat of its player, until that is over', async () => {
  const [leader, player, other] = [await registerPlayer(t), await registerPlayer(t), await registerPlayer(t)]
  const { id } = await postCrew(t, leader, { scheduledFor: inHours(2) })
  await join(player, leader, id)
  for (const each of [leader, player])
    expect((await light(each, { minutes: 180 })).body.code).toBe('beacon_seated')
  expect((await light(player, { minutes: 90 })).status).toBe(200)
  expect((await prolong(player)).body.code).toBe('beacon_seated')
  expect(await seenBy(other)).toEqual([nameOf(player)])
  await t.send(cancelMission, { params: { id }, body: { reason: '' } }, { as: leader })
  expect(await seenBy(other)).toEqual([nameOf(player)])
  expect((await light(player, { minutes: 180 })).status).toBe(200)
})

test('a seat in a mission under way puts the beacon out', async () => {
  const [leader, player, other] = [await registerPlayer(t), await registerPlayer(t), await registerPlayer(t)]
  const { id } = await postCrew(t, leader)
  await joinCrew(t, leader, id)
  await t.send(startMission, { params: { id } }, { as: leader })
  await light(player)
  await join(player, leader, id)
  expect(await seenBy(other)).toEqual([])
})

test.each([
  ['half an hour at least', { minutes: 29 }],
  ['six hours at most', { minutes: 361 }],
  ['whole minutes', { minutes: 45.5 }],
  ['a language', { languages: [] }],
  ['seats that exist', { seats: ['captain' as 'any'] }],
  ['each seat once', { seats: ['any' as const, 'any' as const] }],
  ['a short line', { note: 'x'.repeat(141) }],
  ['a line without a link', { note: 'join discord.gg/abc at crew.online' }],
  ['a start within 24 hours', { startsAt: new Date(Date.now() + 25 * 60 * minuteMs).toISOString() }],
  ['a start that is a moment', { startsAt: 'tonight' }],
])('a beacon needs %s', async (_, changes) => {
  expect((await light(await registerPlayer(t), changes)).status).toBe(400)
})

test('the ship of somebody else is no ship to bring', async () => {
  expect((await light(await registerPlayer(t), { fleetShipId: 1 })).status).toBe(404)
})

test('a start that has passed is now', async () => {
  const { body } = await light(await registerPlayer(t), { startsAt: '2020-01-01T00:00:00.000Z' })
  expect(Math.abs(Date.parse(body.startsAt) - t.node.ctx.now().getTime())).toBeLessThan(minuteMs)
})

test('the first beacon is filled in from the activities that the player flies most', async () => {
  const [player, leader] = [await registerPlayer(t), await registerPlayer(t)]
  const first = async () => (await t.send(getBeacon, {}, { as: player })).body.activities
  expect(await first()).toEqual([])
  for (const activity of ['escort', 'mining', 'escort'] as const) {
    const { id } = await postCrew(t, leader, { activity })
    await join(player, leader, id)
    await complete(t, leader, id)
  }
  const absent = await postCrew(t, leader, { activity: 'cargo' })
  await join(player, leader, absent.id)
  await complete(t, leader, absent.id, [player])
  expect(await first()).toEqual(['escort', 'mining'])
  await light(player)
  expect(await first()).toEqual([])
})
