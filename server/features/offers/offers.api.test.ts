// Also on the embedded engine.
import { afterEach, expect, test } from 'vitest'
import { decideRoleApplication } from '#contract/applications/applications.ts'
import { getCrew } from '#contract/crews/crews.ts'
import { invitePlayers } from '#contract/messages/invitations.ts'
import { messagePlayer } from '#contract/messages/messages.ts'
import { assignRole, cancelMission } from '#contract/missions/missions.ts'
import { listOffers } from '#contract/offers/offers.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { messageCalls } from '#server/testing/calls/message-calls.ts'
import { offerCalls } from '#server/testing/calls/offer-calls.ts'
import { joinCrew, type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { overdueOffersJob } from './offers-overdue.service.ts'

const t = openTestApp()
const { apply, applyAs, decide, inbox, postHalo } = applicationCalls(t)
const { write, list, block } = messageCalls(t)
const { invite, accept, decline, takeBack, offerTo, offersOf } = offerCalls(t)

afterEach(() => expectInvariants(t.connection))

const hourMs = 60 * 60_000
/** By the test's clock, which may have been advanced. */
const startIn = (hours: number) => new Date(t.node.ctx.now().getTime() + hours * hourMs).toISOString()
const offerId = async (player: Player, crewId: number) => (await offerTo(player, crewId))?.id ?? 0
const viewerOf = async (as: Player, id: number) =>
  (await t.send(getCrew, { params: { id } }, { as })).body.viewer

test('an invited player is aboard at once in the seat that the invitation names, and the leader learns it', async () => {
  const { leader, crew, roleId } = await postHalo()
  const player = await registerPlayer(t)
  t.clock.stop()
  expect((await invite(leader, crew.id, player, roleId)).body.invited).toEqual([player.user.id])
  const offer = await offerTo(player, crew.id)
  expect(offer).toMatchObject({ source: 'leader', roleId, holdsSeat: true, expiresAt: startIn(24) })
  expect(await offersOf(leader, crew.id)).toMatchObject([
    { id: offer?.id, roleName: 'Turret Gunner', player: { displayName: player.user.username } },
  ])
  const { status, body } = await accept(player, offer?.id ?? 0)
  expect(status).toBe(200)
  expect(body.viewer).toMatchObject({ isMember: true, roleId, offer: null })
  expect(body.roles[0]?.slotsFilled).toBe(1)
  expect(await offersOf(leader, crew.id)).toEqual([])
  expect(await list(player)).toMatchObject({
    unreadCount: 0,
    messages: [{ kind: 'invitation', isRead: true }],
  })
  expect(await inbox(leader)).toEqual([
    `${player.user.username} has accepted your invitation to “Halo” and is aboard as Turret Gunner.`,
  ])
})

test('an invitation that names no seat holds none, and takes one that is free', async () => {
  const { leader, crew } = await postHalo(2)
  const [player, applicant] = [await registerPlayer(t), await registerPlayer(t)]
  await invite(leader, crew.id, player)
  const offer = await offerTo(player, crew.id)
  expect(offer).toMatchObject({ roleId: null, holdsSeat: false, expiresAt: null })
  const { body: application } = await apply(applicant, crew.id)
  expect((await decide(leader, crew.id, application.id, 'accepted')).status).toBe(200)
  expect((await accept(player, offer?.id ?? 0)).body.code).toBe('crew_full')
  expect(await offerTo(player, crew.id), 'it stays open').toEqual(offer)
})

test('a held seat is for nobody else: not by an application, not by a role, not by another invitation', async () => {
  const { leader, crew, roleId } = await postHalo(4)
  const [player, applicant] = [await registerPlayer(t), await registerPlayer(t)]
  const member = await joinCrew(t, leader, crew.id)
  await invite(leader, crew.id, player, roleId)
  const { body: application } = await applyAs(applicant, crew.id, roleId)
  expect(application.id, 'applying stays possible').toBeGreaterThan(0)
  const give = { params: { id: crew.id, userId: member.user.id }, body: { roleId } }
  expect((await t.send(assignRole, give, { as: leader })).body.code).toBe('seat_held')
  expect((await invite(leader, crew.id, applicant, roleId)).body.code).toBe('seat_held')
  await joinCrew(t, leader, crew.id)
  const { body: late } = await apply(await registerPlayer(t), crew.id)
  expect((await decide(leader, crew.id, late.id, 'accepted')).body.code).toBe('seat_held')
  await takeBack(leader, await offerId(player, crew.id))
  expect((await decide(leader, crew.id, late.id, 'accepted')).status).toBe(200)
})

test('any seat can be held, in a crew without roles', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { maxCrewSize: 2 })
  const [player, applicant] = [await registerPlayer(t), await registerPlayer(t)]
  await invite(leader, id, player, null)
  expect(await offerTo(player, id)).toMatchObject({ roleId: null, holdsSeat: true })
  const { body } = await apply(applicant, id)
  expect((await decide(leader, id, body.id, 'accepted')).body.code).toBe('seat_held')
  expect((await accept(player, await offerId(player, id))).status).toBe(200)
})

test('an overdue invitation holds nothing and cannot be accepted, whether or not the job has run', async () => {
  const { leader, crew, roleId } = await postHalo(2)
  const [player, applicant] = [await registerPlayer(t), await registerPlayer(t)]
  await invite(leader, crew.id, player, roleId)
  const id = await offerId(player, crew.id)
  t.clock.advance(24 * hourMs)
  expect(await offerTo(player, crew.id)).toBeNull()
  expect(await offersOf(leader, crew.id)).toEqual([])
  expect((await accept(player, id)).body.code).toBe('offer_ended')
  expect((await decline(player, id)).body.code).toBe('offer_ended')
  await overdueOffersJob.run(t.node.ctx, {})
  await overdueOffersJob.run(t.node.ctx, {})
  expect((await accept(player, id)).body.code).toBe('offer_ended')
  expect((await invite(leader, crew.id, applicant, roleId)).status).toBe(200)
  expect((await accept(applicant, await offerId(applicant, crew.id))).status).toBe(200)
  const rows = await t.connection.db.selectFrom('seat_offers').select('outcome').orderBy('id').execute()
  expect(rows.map(({ outcome }) => outcome)).toEqual(['expired', 'accepted'])
})

test('a seat is held until an hour before the start at most, and not at all after that', async () => {
  const leader = await registerPlayer(t)
  t.clock.stop()
  const soon = await postCrew(t, leader, { scheduledFor: startIn(5) })
  const player = await registerPlayer(t)
  await invite(leader, soon.id, player, null)
  expect(await offerTo(player, soon.id)).toMatchObject({ holdsSeat: true, expiresAt: startIn(4) })
  const atOnce = await postCrew(t, leader, { scheduledFor: startIn(1) })
  expect((await invite(leader, atOnce.id, player, null)).status).toBe(200)
  expect(await offerTo(player, atOnce.id)).toMatchObject({ holdsSeat: false, expiresAt: null })
  expect((await accept(player, await offerId(player, atOnce.id))).status).toBe(200)
})

test('whoever declines frees the seat, the leader finds it in their list, and a new invitation is possible', async () => {
  const { leader, crew, roleId } = await postHalo()
  const [player, other] = [await registerPlayer(t), await registerPlayer(t)]
  await invite(leader, crew.id, player, roleId)
  const first = await offerId(player, crew.id)
  expect((await decline(other, first)).status).toBe(404)
  expect((await decline(player, first)).status).toBe(204)
  expect((await accept(player, first)).body.code).toBe('offer_ended')
  expect(await list(player)).toMatchObject({ unreadCount: 0 })
  expect(await inbox(leader)).toEqual([`${player.user.username} has declined your invitation to “Halo”.`])
  await invite(leader, crew.id, player, roleId)
  expect((await accept(player, await offerId(player, crew.id))).status).toBe(200)
})

test('a refusal does not stand in the way of an invitation, and a pending application ends with it', async () => {
  const { leader, crew, roleId } = await postHalo()
  const [refused, waiting] = [await registerPlayer(t), await registerPlayer(t)]
  const { body: first } = await apply(refused, crew.id)
  await decide(leader, crew.id, first.id, 'declined')
  await apply(waiting, crew.id)
  await invite(leader, crew.id, refused)
  await invite(leader, crew.id, waiting, roleId)
  expect((await accept(refused, await offerId(refused, crew.id))).status).toBe(200)
  expect((await accept(waiting, await offerId(waiting, crew.id))).status).toBe(200)
  expect(await viewerOf(waiting, crew.id)).toMatchObject({ roleId, application: { status: 'accepted' } })
  expect((await viewerOf(leader, crew.id))?.pendingApplications).toBe(0)
})

test('a player whose application is accepted has no open invitation any more', async () => {
  const { leader, crew, roleId } = await postHalo()
  const player = await registerPlayer(t)
  await invite(leader, crew.id, player, roleId)
  const id = await offerId(player, crew.id)
  const { body } = await applyAs(player, crew.id, roleId)
  const decision = { params: { id: body.id }, body: { status: 'accepted' as const } }
  expect((await t.send(decideRoleApplication, decision, { as: leader })).status).toBe(200)
  expect((await accept(player, id)).body.code).toBe('offer_ended')
  expect(await offersOf(leader, crew.id)).toEqual([])
})

test('a second invitation replaces the first, but not a held seat by none', async () => {
  const { leader, crew, roleId } = await postHalo()
  const player = await registerPlayer(t)
  await invite(leader, crew.id, player)
  const first = await offerId(player, crew.id)
  await write(leader, player, 'As our gunner?', crew.id)
  expect(await offerId(player, crew.id)).toBe(first)
  await invite(leader, crew.id, player, roleId)
  const second = await offerTo(player, crew.id)
  expect(second).toMatchObject({ roleId, holdsSeat: true })
  expect((await accept(player, first)).body.code).toBe('offer_ended')
  await invite(leader, crew.id, player)
  expect(await offerTo(player, crew.id)).toEqual(second)
})

test('only the leader lists and takes back invitations, and a message can name a seat too', async () => {
  const { leader, crew, roleId } = await postHalo()
  const [player, stranger] = [await registerPlayer(t), await registerPlayer(t)]
  const body = { message: 'As our gunner?', crewId: crew.id, roleId }
  const params = { id: player.user.id }
  expect((await t.send(messagePlayer, { params, body }, { as: leader })).status).toBe(201)
  const id = await offerId(player, crew.id)
  for (const as of [stranger, player]) {
    expect((await takeBack(as, id)).status).toBe(404)
    expect((await t.send(listOffers, { params: { id: crew.id } }, { as })).status).toBe(403)
  }
  expect((await accept(undefined, id)).status).toBe(401)
  expect((await takeBack(leader, id)).status).toBe(204)
  expect((await takeBack(leader, id)).body.code).toBe('offer_ended')
  expect((await accept(player, id)).body.code).toBe('offer_ended')
})

test('a seat is named to one player, and has to be one of this crew', async () => {
  const { leader, crew, roleId } = await postHalo()
  const other = await postHalo()
  const [player, second] = [await registerPlayer(t), await registerPlayer(t)]
  const body = { userIds: [player.user.id, second.user.id], roleId }
  const { status } = await t.send(invitePlayers, { params: { id: crew.id }, body }, { as: leader })
  expect(status).toBe(400)
  expect((await invite(leader, crew.id, player, other.roleId)).body.code).toBe('not_found')
  expect(await offerTo(player, crew.id)).toBeNull()
})

test('a closed mission, a hidden post and a block keep the invited player out', async () => {
  const { leader, crew, roleId } = await postHalo()
  const player = await registerPlayer(t)
  await invite(leader, crew.id, player, roleId)
  const id = await offerId(player, crew.id)
  const hide = (is_hidden: boolean) =>
    t.connection.db.updateTable('crews').set({ is_hidden }).where('id', '=', crew.id).execute()
  await hide(true)
  expect((await accept(player, id)).body.code).toBe('post_hidden')
  await hide(false)
  await block(leader, player)
  expect((await accept(player, id)).body.code).toBe('not_accepting')
  expect(await offerTo(player, crew.id)).toBeNull()
  await messageCalls(t).unblock(leader, player)
  await t.send(cancelMission, { params: { id: crew.id }, body: {} }, { as: leader })
  expect((await accept(player, id)).body.code).toBe('offer_ended')
})
