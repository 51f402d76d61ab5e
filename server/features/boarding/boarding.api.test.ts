// Also on the embedded engine.
import { expect, test } from 'vitest'
import { applyToRole } from '#contract/applications/applications.ts'
import type { SeatCondition } from '#contract/crews/at-once.ts'
import { listCrews } from '#contract/crews/board.ts'
import { getCrew } from '#contract/crews/crews.ts'
import { removeMember, startMission } from '#contract/missions/missions.ts'
import { updateProfile } from '#contract/profiles/profiles.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { boardingCalls } from '#server/testing/calls/boarding-calls.ts'
import { messageCalls } from '#server/testing/calls/message-calls.ts'
import { complete } from '#server/testing/calls/mission-calls.ts'
import { moderationCalls } from '#server/testing/calls/moderation-calls.ts'
import { reportCalls } from '#server/testing/calls/report-calls.ts'
import { waitlistCalls } from '#server/testing/calls/waitlist-calls.ts'
import {
  gunnerRole,
  inHours,
  joinCrew,
  type Player,
  postCrew,
  registerPlayer,
  registerStaff,
} from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { board, stop, shownTo } = boardingCalls(t)
const { apply, decide, inbox } = applicationCalls(t)
const { registerOldHand } = reportCalls(t)

const postAtOnce = async (changes: Parameters<typeof postCrew>[2] = {}) => {
  const leader = await registerPlayer(t)
  const crew = await postCrew(t, leader, { maxCrewSize: 4, seatsAtOnce: 'all', ...changes })
  return { leader, crew, id: crew.id }
}

const namesAboard = async (id: number) =>
  (await t.send(getCrew, { params: { id } })).body.members.map(({ username }) => username)

test('a player takes a free seat and is aboard in the same request, and the leader is told', async () => {
  const { leader, id } = await postAtOnce({ title: 'Halo' })
  const player = await registerPlayer(t)
  expect(await shownTo(player, id)).toEqual({ canBoard: [null], unmet: [] })
  const { status, body } = await board(player, id)
  expect([status, body.viewer?.isMember, body.currentCrewSize]).toEqual([200, true, 2])
  expect(await namesAboard(id)).toEqual([leader.user.username, player.user.username])
  expect(await inbox(leader)).toEqual([`${player.user.username} took a seat in “Halo”.`])
  expect((await board(player, id)).body.code).toBe('already_member')
})

test('nothing is given at once unless the leader says so', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  const player = await registerPlayer(t)
  expect(await shownTo(player, id)).toEqual({ canBoard: [], unmet: [] })
  expect((await board(player, id)).body.code).toBe('apply_instead')
})

test('where single roles are given at once, the other seats are applied for', async () => {
  const roles = [
    gunnerRole({ isAtOnce: true, slotsNeeded: 1 }),
    gunnerRole({ roleName: 'Pilot', slotsNeeded: 1 }),
  ]
  const { crew, id } = await postAtOnce({ seatsAtOnce: 'roles', roles })
  const [gunner, pilot] = crew.roles.map((role) => role.id)
  const player = await registerPlayer(t)
  expect((await shownTo(player, id)).canBoard).toEqual([gunner])
  for (const other of [pilot ?? 0, null])
    expect((await board(player, id, other)).body.code).toBe('apply_instead')
  expect((await board(player, id, gunner ?? 0)).body.viewer?.roleId).toBe(gunner)
  expect((await board(await registerPlayer(t), id, gunner ?? 0)).body.code).toBe('role_full')
})

test('who takes a seat that belongs to no role never closes the seat of one', async () => {
  const { crew, id } = await postAtOnce({ maxCrewSize: 2, roles: [gunnerRole({ slotsNeeded: 1 })] })
  const player = await registerPlayer(t)
  expect((await board(player, id)).body.code).toBe('crew_full')
  expect((await board(player, id, crew.roles[0]?.id ?? 0)).status).toBe(200)
})

test('a pending application ends with the seat', async () => {
  const { crew, id } = await postAtOnce({ roles: [gunnerRole({ slotsNeeded: 1 })] })
  const player = await registerPlayer(t)
  const roleId = crew.roles[0]?.id ?? 0
  await t.send(applyToRole, { params: { id, roleId }, body: { message: 'Me' } }, { as: player })
  expect((await board(player, id, roleId)).body.viewer?.application?.status).toBe('accepted')
})

const speak = (player: Player, ...preferredLanguages: ('en' | 'de' | 'fr')[]) =>
  t.send(updateProfile, { body: { preferredLanguages } }, { as: player })

const fly = async (leader: Player, players: readonly Player[], absent: readonly Player[] = []) => {
  const { id } = await postCrew(t, leader, { maxCrewSize: players.length + 1 })
  for (const player of players) {
    const { body } = await apply(player, id)
    await decide(leader, id, body.id, 'accepted')
  }
  await complete(t, leader, id, absent)
}

/** In two steps: a new citizen id is not verified. */
const verify = async ({ user }: Player) => {
  const { db } = t.connection
  for (const columns of [{ citizen_id: 'KNOWN' }, { verified_handle: 'KNOWN' }])
    await db.updateTable('users').set(columns).where('id', '=', user.id).execute()
}

test.each<[SeatCondition, (player: Player, leader: Player) => Promise<unknown>]>([
  ['language', (player) => speak(player, 'en', 'fr')],
  ['verified', verify],
  ['known', (player, leader) => fly(leader, [player])],
  [
    'reliable',
    async (player) => {
      for (let i = 0; i < 3; i += 1) await fly(await registerPlayer(t), [player])
    },
  ],
])('%s: who does not meet the condition applies, who does takes the seat', async (condition, meet) => {
  const { leader, id } = await postAtOnce({
    atOnceConditions: [condition],
    requiredLanguages: ['en', 'fr'],
    primaryLanguage: 'en',
  })
  const player = await registerPlayer(t)
  expect(await shownTo(player, id)).toEqual({ canBoard: [], unmet: [condition] })
  expect((await board(player, id)).body.code).toBe('apply_instead')
  expect((await apply(await registerPlayer(t), id)).status).toBe(201)
  await meet(player, leader)
  expect(await shownTo(player, id)).toEqual({ canBoard: [null], unmet: [] })
  expect((await board(player, id)).status).toBe(200)
})

test('four missions of five are reliable, three are not, and two missions say nothing yet', async () => {
  const { id } = await postAtOnce({ atOnceConditions: ['reliable'] })
  const player = await registerPlayer(t)
  const missions = async (count: number, isAbsent = false) => {
    for (let i = 0; i < count; i += 1) await fly(await registerOldHand(), [player], isAbsent ? [player] : [])
  }
  await missions(2)
  expect((await shownTo(player, id)).unmet).toEqual(['reliable'])
  await missions(2)
  expect((await shownTo(player, id)).unmet).toEqual([])
  await missions(1, true)
  expect((await shownTo(player, id)).unmet).toEqual([])
  await missions(1, true)
  expect((await shownTo(player, id)).unmet).toEqual(['reliable'])
})

test('who was refused or removed never gets in by it', async () => {
  const { leader, id } = await postAtOnce()
  const refused = await registerPlayer(t)
  const { body } = await apply(refused, id)
  await decide(leader, id, body.id, 'declined')
  t.clock.advance(25 * 60 * 60_000)
  expect((await board(refused, id)).body.code).toBe('apply_instead')
  const removed = await registerPlayer(t)
  await board(removed, id)
  await t.send(removeMember, { params: { id, userId: removed.user.id } }, { as: leader })
  expect((await board(removed, id)).body.code).toBe('apply_instead')
  expect(await shownTo(removed, id)).toMatchObject({ canBoard: [] })
})

test('it ends when the mission starts, and whenever the leader stops it', async () => {
  const { leader, id } = await postAtOnce()
  const player = await registerPlayer(t)
  expect((await stop(player, id)).status).toBe(403)
  expect((await stop(leader, id)).body.seatsAtOnce).toBe('off')
  expect((await stop(leader, id)).status).toBe(200)
  expect((await board(player, id)).body.code).toBe('apply_instead')
  const other = await postAtOnce()
  await joinCrew(t, other.leader, other.id)
  await t.send(startMission, { params: { id: other.id } }, { as: other.leader })
  expect(await shownTo(player, other.id)).toEqual({ canBoard: [], unmet: [] })
  expect((await board(player, other.id)).body.code).toBe('apply_instead')
})

test('blocks, bans and warnings bind as for applications', async () => {
  const { leader, id } = await postAtOnce()
  const [blocked, warned, banned] = [
    await registerPlayer(t),
    await registerPlayer(t),
    await registerPlayer(t),
  ]
  const admin = await registerStaff(t, 'admin')
  await messageCalls(t).block(leader, blocked)
  await moderationCalls(t).warn(admin, warned)
  await moderationCalls(t).ban(admin, banned)
  expect((await board(blocked, id)).body.code).toBe('not_accepting')
  expect((await board(warned, id)).body.code).toBe('warning_open')
  expect((await board(banned, id)).status).toBe(401)
  expect(await namesAboard(id)).toHaveLength(1)
})

test('the board finds posts with a free seat that is given at once', async () => {
  const reader = await registerPlayer(t)
  const found = async () =>
    (await t.send(listCrews, { query: { atOnce: 'true' } }, { as: reader })).body.map(({ id }) => id)
  await postCrew(t, reader)
  const { id } = await postAtOnce({ maxCrewSize: 2, scheduledFor: inHours(2) })
  expect(await found()).toEqual([id])
  await board(await registerPlayer(t), id)
  expect(await found()).toEqual([])
})

test('a freed seat is not taken at once before those who wait, also before it is offered to them', async () => {
  const { join, leaveCrew, moveUp, offerOf } = waitlistCalls(t)
  const { leader, id } = await postAtOnce({ maxCrewSize: 2 })
  const member = await joinCrew(t, leader, id)
  const [first, second, stranger] = [
    await registerPlayer(t),
    await registerPlayer(t),
    await registerPlayer(t),
  ]
  for (const player of [first, second]) await join(player, id)
  await leaveCrew(member, id)
  for (const player of [stranger, second]) expect((await board(player, id)).body.code).toBe('seat_held')
  await moveUp(id)
  expect(await offerOf(first, id)).not.toBeNull()
  expect((await board(stranger, id)).body.code).toBe('seat_held')
})

test('whoever is first on the list may take the freed seat at once, and others a seat that nobody waits for', async () => {
  const { join, leaveCrew } = waitlistCalls(t)
  const roles = [gunnerRole({ slotsNeeded: 1 }), gunnerRole({ roleName: 'Pilot', slotsNeeded: 1 })]
  const { crew, id } = await postAtOnce({ maxCrewSize: 3, roles })
  const [gunner = 0, pilot = 0] = crew.roles.map(({ id }) => id)
  const [member, first, stranger] = [
    await registerPlayer(t),
    await registerPlayer(t),
    await registerPlayer(t),
  ]
  expect((await board(member, id, gunner)).status).toBe(200)
  await join(first, id, gunner)
  expect((await board(stranger, id, pilot)).status).toBe(200)
  await leaveCrew(member, id)
  expect((await board(first, id, gunner)).status).toBe(200)
})

test('of several who take the last seat in the same moment one gets it', async () => {
  const { id } = await postAtOnce({ maxCrewSize: 2 })
  const players = await Promise.all(Array.from({ length: 4 }, () => registerPlayer(t)))
  const statuses = await Promise.all(players.map(async (player) => (await board(player, id)).status))
  expect(statuses.sort()).toEqual([200, 409, 409, 409])
  expect(await namesAboard(id)).toHaveLength(2)
})
