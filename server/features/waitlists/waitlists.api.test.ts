// Also on the embedded engine.
import { expect, test } from 'vitest'
import { decideRoleApplication, listApplications } from '#contract/applications/applications.ts'
import { updateCrew } from '#contract/crews/crews.ts'
import { cancelMission, listMyCrews, removeMember, startMission } from '#contract/missions/missions.ts'
import { waitlistLimits } from '#contract/waitlists/limits.ts'
import { removeFromWaitlist } from '#contract/waitlists/waitlists.ts'
import { leaveForGood } from '#server/testing/calls/account-calls.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { messageCalls } from '#server/testing/calls/message-calls.ts'
import { waitlistCalls } from '#server/testing/calls/waitlist-calls.ts'
import { listenTo } from '#server/testing/event-reader.ts'
import { eventually } from '#server/testing/eventually.ts'
import {
  crewDraft,
  gunnerRole,
  type Player,
  postCrew,
  registerPlayer,
} from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { join, leaveList, leaveCrew, list, askFirst, crewFor, postFull, queue, moveUp } = waitlistCalls(t)
const { apply, applyAs, decide, inbox } = applicationCalls(t)

const codeOf = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer
  return [status, (body as { code?: string }).code]
}

test('a full crew is still refused to applicants, and offers its waiting list', async () => {
  const { id } = await postFull()
  const player = await registerPlayer(t)
  expect(await codeOf(apply(player, id))).toEqual([409, 'crew_full'])
  expect((await crewFor(player, id)).viewer).toMatchObject({ canWaitFor: [null], waiting: null })
  const joined = await join(player, id)
  expect(joined.body.viewer).toMatchObject({
    waiting: { position: 1, roleId: null, asksFirst: false },
    canWaitFor: [],
  })
  expect(await codeOf(join(player, id))).toEqual([409, 'already_waiting'])
})

test('everybody sees their own place, the leader sees all of them in order', async () => {
  const { id, leader } = await postFull()
  const [first, second, third] = (await queue(id, 3)) as [Player, Player, Player]
  expect((await crewFor(third, id)).viewer?.waiting?.position).toBe(3)
  const { body: mine } = await t.send(listMyCrews, {}, { as: second })
  expect(mine.applied.map(({ viewer }) => viewer?.waiting)).toEqual([
    { position: 2, roleId: null, asksFirst: false },
  ])
  expect((await crewFor(leader, id)).viewer).toMatchObject({ waitlistSize: 3, canWaitFor: [], waiting: null })
  expect((await crewFor(first, id)).viewer?.waitlistSize).toBe(0)
  expect((await leaveList(first, id)).status).toBe(204)
  expect(await codeOf(leaveList(first, id))).toEqual([409, 'not_waiting'])
  expect((await crewFor(third, id)).viewer?.waiting?.position).toBe(2)
  expect((await list(leader, id)).body).toMatchObject({
    asksFirst: false,
    entries: [second, third].map(({ user }) => ({
      userId: user.id,
      username: user.username,
      canOffer: false,
    })),
  })
  expect((await join(first, id)).body.viewer?.waiting?.position).toBe(3)
})

test('a leader has a waiting list to decide about as soon as somebody could wait', async () => {
  const { leader, crew, roleId } = await applicationCalls(t).postHalo()
  const hasWaitlist = async (as: Player) => (await crewFor(as, crew.id)).viewer?.hasWaitlist
  expect(await hasWaitlist(leader)).toBe(false)
  const gunner = await registerPlayer(t)
  const { body } = await applyAs(gunner, crew.id, roleId)
  await t.send(
    decideRoleApplication,
    { params: { id: body.id }, body: { status: 'accepted' } },
    { as: leader },
  )
  expect(await hasWaitlist(leader)).toBe(true)
  expect(await hasWaitlist(gunner)).toBe(false)
  expect((await askFirst(leader, crew.id)).body).toMatchObject({ asksFirst: true, entries: [] })
  await t.send(cancelMission, { params: { id: crew.id }, body: {} }, { as: leader })
  expect(await hasWaitlist(leader)).toBe(false)
})

test('who waits learns whether the leader chooses among them', async () => {
  const { id, leader } = await postFull()
  const [player] = (await queue(id, 1)) as [Player]
  await askFirst(leader, id)
  expect((await crewFor(player, id)).viewer?.waiting?.asksFirst).toBe(true)
})

test('only those who wait get an event of who chooses among them, and only when that changes', async () => {
  const { id, leader } = await postFull()
  const [player] = (await queue(id, 1)) as [Player]
  const listeners = [await listenTo(t.node.app, player), await listenTo(t.node.app, await registerPlayer(t))]
  const namesOf = () => listeners.map(({ events }) => events.map(({ name }) => name))
  try {
    for (const asksFirst of [true, true, false, false]) {
      expect((await askFirst(leader, id, asksFirst)).body.asksFirst).toBe(asksFirst)
    }
    // Events come in the order of their commits.
    await t.send(updateCrew, { params: { id }, body: crewDraft({ maxCrewSize: 2 }) }, { as: leader })
    await eventually(() => expect(namesOf()).toEqual([['application', 'application', 'crew'], ['crew']]))
  } finally {
    for (const listener of listeners) listener.close()
  }
})

test('a full role has a waiting list of its own while the crew still has seats', async () => {
  const { leader, crew, roleId } = await applicationCalls(t).postHalo()
  const gunner = await registerPlayer(t)
  const applied = await applyAs(gunner, crew.id, roleId)
  const player = await registerPlayer(t)
  expect((await crewFor(player, crew.id)).viewer?.canWaitFor).toEqual([])
  expect(await codeOf(join(player, crew.id, roleId))).toEqual([409, 'seat_free'])
  const decision = { params: { id: applied.body.id }, body: { status: 'accepted' as const } }
  await t.send(decideRoleApplication, decision, { as: leader })
  expect((await crewFor(player, crew.id)).viewer?.canWaitFor).toEqual([roleId])
  expect(await codeOf(join(player, crew.id))).toEqual([409, 'seat_free'])
  expect((await join(player, crew.id, roleId)).body.viewer?.waiting).toEqual({
    position: 1,
    roleId,
    asksFirst: false,
  })
  expect((await list(leader, crew.id)).body.entries[0]).toMatchObject({ roleId, roleName: 'Turret Gunner' })
})

test('who could not apply cannot wait either', async () => {
  const { id, leader, member } = await postFull()
  const stranger = await registerPlayer(t)
  expect(await codeOf(join(leader, id))).toEqual([403, 'own_crew'])
  expect(await codeOf(join(member, id))).toEqual([409, 'already_member'])
  expect(await codeOf(join(stranger, id, 2_000_000))).toEqual([404, 'not_found'])
  await messageCalls(t).block(leader, stranger)
  expect(await codeOf(join(stranger, id))).toEqual([403, 'not_accepting'])
  const other = await registerPlayer(t)
  await messageCalls(t).block(other, leader)
  expect(await codeOf(join(other, id))).toEqual([409, 'blocked_by_you'])
  await t.send(cancelMission, { params: { id }, body: {} }, { as: leader })
  expect(await codeOf(join(await registerPlayer(t), id))).toEqual([409, 'mission_closed'])
})

test('whoever was declined waits no longer, and cannot for a day', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { maxCrewSize: 2 })
  const [refused, accepted] = [await registerPlayer(t), await registerPlayer(t)]
  const [first, second] = [await apply(refused, id), await apply(accepted, id)]
  await decide(leader, id, second.body.id, 'accepted')
  expect((await join(refused, id)).status).toBe(200)
  await decide(leader, id, first.body.id, 'declined')
  expect((await crewFor(refused, id)).viewer?.waiting).toBeNull()
  expect(await codeOf(join(refused, id))).toEqual([409, 'refused_recently'])
})

test('whom the leader removes cannot come back by the waiting list', async () => {
  const { id, leader, member } = await postFull({ maxCrewSize: 3 })
  const [player] = (await queue(id, 1)) as [Player]
  expect((await crewFor(player, id)).viewer?.waiting).toBeNull()
  await t.send(
    updateCrew,
    { params: { id }, body: crewDraft({ title: 'Halo', maxCrewSize: 2 }) },
    { as: leader },
  )
  await join(player, id)
  const take = { params: { id, userId: player.user.id } }
  expect((await t.send(removeFromWaitlist, take, { as: leader })).status).toBe(204)
  expect((await t.send(removeFromWaitlist, take, { as: leader })).status).toBe(404)
  expect(await inbox(player)).toEqual(['The leader of “Halo” has taken you off the waiting list.'])
  expect((await crewFor(player, id)).viewer).toMatchObject({ waiting: null, canWaitFor: [] })
  expect(await codeOf(join(player, id))).toEqual([403, 'waitlist_refused'])
  await t.send(removeMember, { params: { id, userId: member.user.id } }, { as: leader })
  await apply(player, id).then(({ body }) => decide(leader, id, body.id, 'accepted'))
  expect(await codeOf(join(member, id))).toEqual([403, 'waitlist_refused'])
})

test('who was taken off the list stays off it, also after an application that is declined', async () => {
  const { id, leader, member } = await postFull()
  const [player] = (await queue(id, 1)) as [Player]
  await t.send(removeFromWaitlist, { params: { id, userId: player.user.id } }, { as: leader })
  await leaveCrew(member, id)
  await apply(player, id).then(({ body }) => decide(leader, id, body.id, 'declined'))
  await apply(member, id).then(({ body }) => decide(leader, id, body.id, 'accepted'))
  t.clock.advance(25 * 60 * 60_000)
  expect(await codeOf(join(player, id))).toEqual([403, 'waitlist_refused'])
})

const leavings: readonly [string, (player: Player, leader: Player, id: number) => Promise<unknown>][] = [
  ['leaves', (player, _leader, id) => leaveList(player, id)],
  ['deletes their account', (player) => leaveForGood(t, player)],
  [
    'is declined',
    async (player, leader, id) => {
      const { body } = await t.send(listApplications, { params: { id } }, { as: leader })
      const mine = body.applications.find(({ user }) => user.id === player.user.id)
      await decide(leader, id, mine?.id ?? 0, 'declined')
    },
  ],
]

test.each(leavings)('when somebody %s, the others see their new place', async (_how, leave) => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { maxCrewSize: 2 })
  const [first, seated] = [await registerPlayer(t), await registerPlayer(t)]
  await apply(first, id)
  await apply(seated, id).then(({ body }) => decide(leader, id, body.id, 'accepted'))
  await join(first, id)
  const second = await registerPlayer(t)
  const listener = await listenTo(t.node.app, second)
  const heard = () => listener.events.filter(({ name }) => name === 'application').length
  try {
    await join(second, id)
    await eventually(() => expect(heard()).toBe(1))
    await leave(first, leader, id)
    await eventually(() => expect(heard()).toBe(2))
  } finally {
    listener.close()
  }
  expect((await crewFor(second, id)).viewer?.waiting?.position).toBe(1)
})

test('whoever gets a seat in another way waits no longer', async () => {
  const { id, leader } = await postFull()
  const [player] = (await queue(id, 1)) as [Player]
  await askFirst(leader, id)
  await t.send(updateCrew, { params: { id }, body: crewDraft({ maxCrewSize: 3 }) }, { as: leader })
  const applied = await apply(player, id)
  await decide(leader, id, applied.body.id, 'accepted')
  expect((await list(leader, id)).body.entries).toEqual([])
  expect((await crewFor(player, id)).viewer).toMatchObject({ isMember: true, waiting: null })
})

test('the list of a crew is bounded', async () => {
  const { id } = await postFull()
  await queue(id, waitlistLimits.perCrew)
  const late = await registerPlayer(t)
  expect((await crewFor(late, id)).viewer?.canWaitFor).toEqual([])
  expect(await codeOf(join(late, id))).toEqual([409, 'waitlist_full'])
})

test('a mission under way keeps its waiting list, and one that is over ends it with a notice', async () => {
  const { id, leader } = await postFull()
  const [player] = (await queue(id, 1)) as [Player]
  await t.send(startMission, { params: { id } }, { as: leader })
  await moveUp(id)
  expect((await crewFor(player, id)).viewer?.waiting?.position).toBe(1)
  await t.send(cancelMission, { params: { id }, body: {} }, { as: leader })
  await moveUp(id)
  await moveUp(id)
  expect((await crewFor(player, id)).viewer?.waiting).toBeNull()
  expect(await inbox(player)).toEqual([
    'The waiting list for “Halo” has ended: this mission takes nobody any more.',
  ])
})

test('a role that is removed ends the wait for it, and only for it', async () => {
  const roles = [gunnerRole({ slotsNeeded: 1 }), gunnerRole({ roleName: 'Pilot', slotsNeeded: 1 })]
  const { id, leader, roleIds } = await postFull({ maxCrewSize: 3, roles })
  // The member without a role and the size of the crew close the seat of the last role.
  const last = roleIds[1] ?? 0
  const [forRole] = (await queue(id, 1, last)) as [Player]
  expect((await crewFor(forRole, id)).viewer?.waiting?.roleId).toBe(last)
  const change = { ...crewDraft({ title: 'Halo', maxCrewSize: 3 }), roles: [{ ...roles[0], id: roleIds[0] }] }
  const edited = await t.send(updateCrew, { params: { id }, body: change as never }, { as: leader })
  expect(edited.status).toBe(200)
  expect((await list(leader, id)).body.entries).toEqual([])
  expect(await inbox(forRole)).toEqual([
    'The role Pilot of “Halo” was removed, so the waiting list for it has ended.',
  ])
})
