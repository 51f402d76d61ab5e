// Also on the embedded engine.
import { expect, test } from 'vitest'
import { getCrew, updateCrew } from '#contract/crews/crews.ts'
import { assignRole, cancelMission, removeMember, startMission } from '#contract/missions/missions.ts'
import { listNotices } from '#contract/notices/list.ts'
import { takeBackOffer } from '#contract/offers/offers.ts'
import { updateWaitlist } from '#contract/waitlists/waitlists.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { messageCalls } from '#server/testing/calls/message-calls.ts'
import { moderationCalls } from '#server/testing/calls/moderation-calls.ts'
import { offerCalls } from '#server/testing/calls/offer-calls.ts'
import { waitlistCalls } from '#server/testing/calls/waitlist-calls.ts'
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

const t = openTestApp()
const { apply, decide, inbox } = applicationCalls(t)
const waitlist = waitlistCalls(t)
const { join, list, askFirst, offerTo, crewFor, offerOf, accept, decline, moveUp, postFull, queue } = waitlist
const minuteMs = 60_000

/** A full crew with a queue; a member has just left. */
const freedSeat = async (count: number, changes = {}) => {
  const scene = await postFull(changes)
  const players = await queue(scene.id, count)
  await waitlist.leaveCrew(scene.member, scene.id)
  return { ...scene, players: players as [Player, Player, Player] }
}

const readAll = async (player: Player) => {
  await t.connection.db
    .updateTable('messages')
    .set({ read_at: new Date() })
    .where('receiver_id', '=', player.user.id)
    .execute()
}

const positionOf = async (player: Player, id: number) => (await crewFor(player, id)).viewer?.waiting?.position

test('a freed seat is held for the first who waits, who is aboard as soon as they accept', async () => {
  const { id, leader, players } = await freedSeat(2)
  const [first, second] = players
  await moveUp(id)
  await moveUp(id)
  expect(await offerOf(first, id)).toMatchObject({ source: 'waiting_list', roleId: null, holdsSeat: true })
  expect(await offerOf(second, id)).toBeNull()
  expect([await positionOf(first, id), await positionOf(second, id)]).toEqual([undefined, 1])
  // No one else gets it meanwhile, and players who come now wait.
  const other = await apply(await registerPlayer(t), id)
  expect((await decide(leader, id, other.body.id, 'accepted')).body).toMatchObject({ code: 'seat_held' })
  expect((await accept(first, id)).body.viewer?.isMember).toBe(true)
  await moveUp(id)
  expect(await offerOf(second, id)).toBeNull()
  expect(await positionOf(second, id)).toBe(1)
})

test('a declined or lapsed offer goes to the next, and its player leaves the list', async () => {
  const { id, players } = await freedSeat(3, { scheduledFor: inHours(5) })
  const [first, second, third] = players
  await moveUp(id)
  expect((await decline(first, id)).status).toBe(204)
  await moveUp(id)
  expect(await offerOf(first, id)).toBeNull()
  expect(await offerOf(second, id)).not.toBeNull()
  t.clock.advance(16 * minuteMs)
  await moveUp(id)
  expect(await offerOf(second, id)).toBeNull()
  expect(await offerOf(third, id)).not.toBeNull()
  expect([await positionOf(first, id), await positionOf(second, id)]).toEqual([undefined, undefined])
  await accept(third, id)
  expect((await join(first, id)).body.viewer?.waiting?.position).toBe(1)
})

test('a player with a held seat does not queue for another, and one who let an offer run out not again', async () => {
  const { id, leader, players } = await freedSeat(2)
  const [first, second] = players
  await moveUp(id)
  expect((await crewFor(first, id)).viewer?.canWaitFor).toEqual([])
  expect((await join(first, id)).body).toMatchObject({ code: 'seat_offered' })
  t.clock.advance(12 * 60 * minuteMs)
  // By the clock, before the job and after it.
  expect((await join(first, id)).body).toMatchObject({ code: 'offer_ran_out' })
  await moveUp(id)
  expect(await offerOf(second, id)).not.toBeNull()
  expect((await crewFor(first, id)).viewer?.canWaitFor).toEqual([])
  expect((await join(first, id)).body).toMatchObject({ code: 'offer_ran_out' })
  await decline(second, id)
  await offerCalls(t).invite(leader, id, first, null)
  expect(await offerOf(first, id)).toMatchObject({ source: 'leader', holdsSeat: true })
})

test('a player who holds a seat for more than an hour and then declines does not queue again', async () => {
  const { id, players } = await freedSeat(2)
  const [first] = players
  await moveUp(id)
  t.clock.advance(61 * minuteMs)
  expect((await decline(first, id)).status).toBe(204)
  await moveUp(id)
  expect((await join(first, id)).body).toMatchObject({ code: 'offer_ran_out' })
})

test('an invitation that holds a seat ends the place of its player on the list', async () => {
  const { id, leader, players } = await freedSeat(2)
  const [first, second] = players
  await offerCalls(t).invite(leader, id, first, null)
  expect([await positionOf(first, id), await positionOf(second, id)]).toEqual([undefined, 1])
  expect((await join(first, id)).body).toMatchObject({ code: 'seat_offered' })
  await decline(first, id)
  await moveUp(id)
  expect(await offerOf(second, id)).not.toBeNull()
  expect((await join(first, id)).body.viewer?.waiting?.position).toBe(1)
})

test('a seat is held for minutes only once the mission begins, and shorter if it begins sooner', async () => {
  const minutesLeft = async (player: Player, id: number) => {
    const until = (await offerOf(player, id))?.expiresAt ?? ''
    return Math.round((Date.parse(until) - t.node.ctx.now().getTime()) / minuteMs)
  }
  const { id, leader, players } = await freedSeat(1, { scheduledFor: inHours(48) })
  await moveUp(id)
  expect(await minutesLeft(players[0], id)).toBe(12 * 60)
  const body = { ...crewDraft(), maxCrewSize: 2, scheduledTime: inHours(8) }
  await t.send(updateCrew, { params: { id }, body }, { as: leader })
  expect(await minutesLeft(players[0], id)).toBe(7 * 60)
  await t.send(startMission, { params: { id } }, { as: leader })
  expect(await minutesLeft(players[0], id)).toBe(15)
})

test('the notice says until when the seat is held, and what it costs to miss it', async () => {
  const { id, players } = await freedSeat(1)
  t.clock.stop()
  await moveUp(id)
  const [message] = await inbox(players[0])
  expect(message).toMatch(
    /^A seat in “Halo” is free for you, held until (?:today|tonight|tomorrow) \d\d:\d\d\./,
  )
  expect(message).toContain('you are off the waiting list')
  const offer = await offerOf(players[0], id)
  expect(offer?.expiresAt).toBe(new Date(t.node.ctx.now().getTime() + 12 * 60 * minuteMs).toISOString())
})

test('the notice of an offer counts as read once it is answered', async () => {
  const { id, players } = await freedSeat(1)
  await moveUp(id)
  const unread = async () =>
    (await messageCalls(t).list(players[0])).messages.filter(({ isRead }) => !isRead).length
  expect(await unread()).toBe(1)
  const listed = async () => (await t.send(listNotices, {}, { as: players[0] })).body
  // The list has the offer itself with its buttons, and does not repeat it as a notice.
  expect(await listed()).toMatchObject({ notices: [], offers: [{ source: 'waiting_list', crewId: id }] })
  await accept(players[0], id)
  expect(await unread()).toBe(0)
  expect(await listed()).toMatchObject({ notices: [{ unread: 0 }], offers: [] })
})

test('whose offer is taken back is told, and has nothing left to answer', async () => {
  const { id, leader, players } = await freedSeat(1)
  await askFirst(leader, id)
  await offerTo(leader, id, players[0])
  const params = { id: (await offerOf(players[0], id))?.id ?? 0 }
  expect((await t.send(takeBackOffer, { params }, { as: leader })).status).toBe(204)
  const { messages } = await messageCalls(t).list(players[0])
  expect(messages.map(({ message, isRead }) => [message.slice(0, 45), isRead])).toEqual([
    ['The seat in “Halo” that you were offered from', false],
    [expect.stringContaining('is free for you'), true],
  ])
  expect((await offerTo(leader, id, players[0])).body).toMatchObject({ code: 'not_waiting' })
})

test('an invitation to a seat that takes the place of an offer is all that is left to answer', async () => {
  const { id, leader, players } = await freedSeat(1)
  await moveUp(id)
  await offerCalls(t).invite(leader, id, players[0], null)
  const { notices, offers, unreadNotices } = (await t.send(listNotices, {}, { as: players[0] })).body
  expect(offers).toMatchObject([{ source: 'leader', holdsSeat: true }])
  expect([notices.map(({ unread }) => unread), unreadNotices]).toEqual([[], 0])
})

test('a node that was away for an hour offers the seat from now on', async () => {
  const { id, players } = await freedSeat(2, { scheduledFor: inHours(3) })
  t.clock.stop()
  await moveUp(id)
  t.clock.advance(60 * minuteMs)
  await moveUp(id)
  expect(await offerOf(players[0], id)).toBeNull()
  const offer = await offerOf(players[1], id)
  expect(offer?.expiresAt).toBe(new Date(t.node.ctx.now().getTime() + 15 * minuteMs).toISOString())
})

test('nobody is called to a start that has passed, until the mission begins or gets another one', async () => {
  const { id, leader, players } = await freedSeat(2, { scheduledFor: inHours(1) })
  t.clock.advance(91 * minuteMs)
  await moveUp(id)
  expect(await offerOf(players[0], id)).toBeNull()
  expect(await inbox(players[0])).toEqual([])
  // Leaders can still offer a seat.
  expect((await offerTo(leader, id, players[1])).status).toBe(200)
  await decline(players[1], id)
  await t.send(startMission, { params: { id } }, { as: leader })
  await moveUp(id)
  expect(await offerOf(players[0], id)).not.toBeNull()
})

test('shortly after the start the list still moves up: silent seats are released then', async () => {
  const { id, players } = await freedSeat(1, { scheduledFor: inHours(1) })
  t.clock.advance(89 * minuteMs)
  await moveUp(id)
  expect(await offerOf(players[0], id)).not.toBeNull()
})

test('a mission under way still moves up; one that was cancelled in between offers nothing', async () => {
  const { id, leader, players } = await freedSeat(2)
  await t.send(startMission, { params: { id } }, { as: leader })
  await moveUp(id)
  expect((await accept(players[0], id)).status).toBe(200)
  await t.send(removeMember, { params: { id, userId: players[0].user.id } }, { as: leader })
  await t.send(cancelMission, { params: { id }, body: {} }, { as: leader })
  await moveUp(id)
  expect(await offerOf(players[1], id)).toBeNull()
})

test('each seat goes to the first whom it fits', async () => {
  const roles = [gunnerRole({ slotsNeeded: 1 }), gunnerRole({ roleName: 'Pilot', slotsNeeded: 1 })]
  const { leader, crew } = await postSeated(roles)
  const { id, gunner, gunnerRoleId, pilotRoleId } = crew
  const [forPilot] = (await queue(id, 1, pilotRoleId)) as [Player]
  const [forGunner] = (await queue(id, 1, gunnerRoleId)) as [Player]
  const [forAny] = (await queue(id, 1)) as [Player]
  await waitlist.leaveCrew(gunner, id)
  await moveUp(id)
  expect(await offerOf(forPilot, id)).toBeNull()
  expect(await offerOf(forGunner, id)).toMatchObject({ roleId: gunnerRoleId })
  await decline(forGunner, id)
  await moveUp(id)
  // For any seat, they get the one that is free.
  expect(await offerOf(forAny, id)).toMatchObject({ roleId: gunnerRoleId })
  expect((await accept(forAny, id)).body.viewer?.roleId).toBe(gunnerRoleId)
  expect((await list(leader, id)).body.entries.map(({ userId }) => userId)).toEqual([forPilot.user.id])
})

/** A crew whose roles are all taken. */
const postSeated = async (roles: ReturnType<typeof gunnerRole>[]) => {
  const leader = await registerPlayer(t)
  const { id, roles: posted } = await postCrew(t, leader, { maxCrewSize: 1 + roles.length, roles })
  const members: Player[] = []
  for (const role of posted) {
    const member = await joinCrew(t, leader, id)
    const params = { id, userId: member.user.id }
    await t.send(assignRole, { params, body: { roleId: role.id } }, { as: leader })
    members.push(member)
  }
  const [gunner, pilot] = members as [Player, Player]
  const [gunnerRoleId, pilotRoleId] = posted.map((role) => role.id) as [number, number]
  return { leader, crew: { id, gunner, pilot, gunnerRoleId, pilotRoleId } }
}

test('more seats by an edit go to as many who wait', async () => {
  const { id, leader } = await postFull()
  const players = await queue(id, 3)
  await t.send(updateCrew, { params: { id }, body: crewDraft({ maxCrewSize: 4 }) }, { as: leader })
  await moveUp(id)
  const offers = await Promise.all(players.map((player) => offerOf(player, id)))
  expect(offers.map((offer) => offer !== null)).toEqual([true, true, false])
})

test('a leader who wants to be asked gets one notice, and offers the seat to whom they like', async () => {
  const { id, leader, member } = await postFull()
  const players = (await queue(id, 2)) as [Player, Player]
  expect((await askFirst(leader, id)).body.asksFirst).toBe(true)
  expect((await list(leader, id)).body.entries[0]?.canOffer).toBe(false)
  await waitlist.leaveCrew(member, id)
  await moveUp(id)
  await moveUp(id)
  expect((await inbox(leader)).filter((text) => text.includes('You wanted to choose'))).toHaveLength(1)
  expect(await offerOf(players[0], id)).toBeNull()
  const offered = await offerTo(leader, id, players[1])
  expect(offered.body.entries).toMatchObject([{ userId: players[0].user.id, canOffer: false }])
  expect((await offerTo(leader, id, players[0])).body).toMatchObject({ code: 'seat_held' })
  expect((await offerTo(leader, id, players[1])).body).toMatchObject({ code: 'not_waiting' })
  // No one takes the seat: the leader is notified again.
  t.clock.advance(13 * 60 * minuteMs)
  await readAll(leader)
  await moveUp(id)
  expect((await inbox(leader)).filter((text) => text.includes('You wanted to choose'))).toHaveLength(2)
  expect((await offerTo(leader, id, players[0])).status).toBe(200)
  expect((await accept(players[0], id)).status).toBe(200)
  const [third] = (await queue(id, 1)) as [Player]
  expect((await offerTo(leader, id, third)).body).toMatchObject({ code: 'crew_full' })
  await askFirst(leader, id, false)
  await waitlist.leaveCrew(players[0], id)
  await moveUp(id)
  expect(await offerOf(third, id)).not.toBeNull()
})

test('nobody is offered a seat by a leader whom they have blocked, or who has blocked them', async () => {
  const { id, leader, member } = await postFull()
  const [blocked, blocker, third] = (await queue(id, 3)) as [Player, Player, Player]
  await messageCalls(t).block(leader, blocked)
  await messageCalls(t).block(blocker, leader)
  await waitlist.leaveCrew(member, id)
  await moveUp(id)
  expect(await offerOf(third, id)).not.toBeNull()
  expect((await offerTo(leader, id, blocked)).body).toMatchObject({ code: 'not_waiting' })
})

test('leaders see nobody on the list whom they cannot offer a seat, nor that there is somebody', async () => {
  const { id, leader, member } = await postFull()
  const [blocker, banned, invited, fourth] = (await queue(id, 4)) as [Player, Player, Player, Player]
  await askFirst(leader, id)
  await waitlist.leaveCrew(member, id)
  await messageCalls(t).block(blocker, leader)
  await moderationCalls(t).ban(await registerStaff(t, 'admin'), banned)
  await offerCalls(t).invite(leader, id, invited, null)
  const seen = async () => (await list(leader, id)).body.entries.map(({ userId }) => userId)
  expect(await seen()).toEqual([fourth.user.id])
  expect((await crewFor(leader, id)).viewer?.waitlistSize).toBe(1)
  expect(await positionOf(fourth, id), 'only a held seat ends a place').toBe(2)
  await messageCalls(t).unblock(blocker, leader)
  expect(await seen()).toEqual([blocker.user.id, fourth.user.id])
})

test('a hidden post offers nothing until it is listed again', async () => {
  const { id, players } = await freedSeat(1)
  const hide = (is_hidden: boolean) =>
    t.connection.db.updateTable('crews').set({ is_hidden }).where('id', '=', id).execute()
  await hide(true)
  await moveUp(id)
  expect(await offerOf(players[0], id)).toBeNull()
  await hide(false)
  await moveUp(id)
  expect(await offerOf(players[0], id)).not.toBeNull()
})

test('the setting is for missions that still run', async () => {
  const { id, leader } = await postFull()
  await t.send(cancelMission, { params: { id }, body: {} }, { as: leader })
  const answer = await t.send(updateWaitlist, { params: { id }, body: { asksFirst: true } }, { as: leader })
  expect(answer.body).toMatchObject({ code: 'mission_closed' })
  expect((await t.send(getCrew, { params: { id } }, { as: leader })).body.viewer?.waitlistSize).toBe(0)
})
