// Also on the embedded engine.
/** Seats at once that are not to be had: held for a player, or of a post that nobody may join. */
import { expect, test } from 'vitest'
import { updateContactSettings } from '#contract/blocks/blocks.ts'
import { listCrews } from '#contract/crews/board.ts'
import { getCrew, updateCrew } from '#contract/crews/crews.ts'
import { listSeatsNow } from '#contract/fly-now/fly-now.ts'
import { overdueOffersJob } from '#server/features/offers/offers-overdue.service.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { boardingCalls } from '#server/testing/calls/boarding-calls.ts'
import { moderationCalls } from '#server/testing/calls/moderation-calls.ts'
import { offerCalls } from '#server/testing/calls/offer-calls.ts'
import { readyCalls } from '#server/testing/calls/ready-calls.ts'
import { reportCalls } from '#server/testing/calls/report-calls.ts'
import { waitlistCalls } from '#server/testing/calls/waitlist-calls.ts'
import {
  crewDraft,
  gunnerRole,
  inHours,
  type Player,
  postCrew,
  registerPlayer,
  registerStaff,
} from '#server/testing/factories/factories.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { board, shownTo } = boardingCalls(t)

const postAtOnce = async (changes: Parameters<typeof postCrew>[2] = {}) => {
  const leader = await registerPlayer(t)
  const crew = await postCrew(t, leader, { maxCrewSize: 4, seatsAtOnce: 'all', ...changes })
  return { leader, id: crew.id }
}

test('a seat that is held for a player is given at once to nobody else, on the card and by the filter', async () => {
  const { invite, offerTo, decline } = offerCalls(t)
  const { leader, id } = await postAtOnce({ maxCrewSize: 2, scheduledFor: inHours(48) })
  const [invited, reader] = [await registerPlayer(t), await registerPlayer(t)]
  const listed = async (query: object) => (await t.send(listCrews, { query }, { as: reader })).body
  const shown = async () => (await listed({})).map(({ givesAtOnce }) => givesAtOnce)
  const found = async () => (await listed({ atOnce: 'true' })).map((crew) => crew.id)
  expect([await shown(), await found()]).toEqual([[true], [id]])
  await invite(leader, id, invited, null)
  expect([await shown(), await found()]).toEqual([[false], []])
  expect((await board(reader, id)).status).toBe(409)
  await decline(invited, (await offerTo(invited, id))?.id ?? 0)
  expect([await shown(), await found()]).toEqual([[true], [id]])
  await invite(leader, id, invited, null)
  t.clock.advance(47 * 60 * 60_000)
  await overdueOffersJob.run(t.node.ctx, {})
  expect([await shown(), await found()]).toEqual([[true], [id]])
  await expectInvariants(t.connection)
})

/** Whether the crew's page, its card, the filter of the board and "Fly now" say that the player gets a seat at once. */
const promisesTo = async (player: Player, id: number) => {
  const listed = async (query: object) => (await t.send(listCrews, { query }, { as: player })).body
  const now = (await t.send(listSeatsNow, { query: {} }, { as: player })).body
  return {
    page: (await shownTo(player, id)).canBoard?.includes(null),
    card: (await listed({})).find((crew) => crew.id === id)?.givesAtOnce,
    filter: (await listed({ atOnce: 'true' })).some((crew) => crew.id === id),
    flyNow: now.some(({ crew, isAtOnce }) => crew.id === id && isAtOnce),
  }
}

const nowhere = { page: false, card: false, filter: false, flyNow: false }
const everywhere = { page: true, card: true, filter: true, flyNow: true }

test('a free seat that the leader offers to those who wait is promised to nobody else, until nobody waits', async () => {
  const { askFirst, leaveCrew, leaveList, moveUp, postFull, queue } = waitlistCalls(t)
  const { leader, member, id } = await postFull({
    primaryLanguage: 'en',
    scheduledFor: inHours(0.6),
    seatsAtOnce: 'all',
  })
  const stranger = await registerPlayer(t)
  await askFirst(leader, id)
  const [first, second] = await queue(id, 2)
  if (!first || !second) throw new Error('nobody waits')
  await leaveCrew(member, id)
  await moveUp(id)
  for (const player of [stranger, second]) {
    expect(await promisesTo(player, id)).toEqual(nowhere)
    expect((await board(player, id)).body.code).toBe('seat_held')
  }
  // The card is the same for all; whoever is first in the line is told on the page of the crew.
  expect(await promisesTo(first, id)).toEqual({ ...nowhere, page: true, flyNow: true })
  await expectInvariants(t.connection)
  await leaveList(first, id)
  expect(await promisesTo(stranger, id)).toEqual(nowhere)
  expect(await promisesTo(second, id)).toMatchObject({ page: true, flyNow: true })
  await leaveList(second, id)
  expect(await promisesTo(stranger, id)).toEqual(everywhere)
  expect((await board(stranger, id)).status).toBe(200)
})

test('a player who cannot be offered the seat keeps nobody from it', async () => {
  const { askFirst, leaveCrew, moveUp, postFull, queue } = waitlistCalls(t)
  const { leader, member, id } = await postFull({
    primaryLanguage: 'en',
    scheduledFor: inHours(0.6),
    seatsAtOnce: 'all',
  })
  const stranger = await registerPlayer(t)
  await askFirst(leader, id)
  const [waiting] = await queue(id, 1)
  if (!waiting) throw new Error('nobody waits')
  await leaveCrew(member, id)
  expect(await promisesTo(stranger, id)).toEqual(nowhere)
  await moderationCalls(t).ban(await registerStaff(t, 'admin'), waiting)
  await moveUp(id)
  expect(await promisesTo(stranger, id)).toEqual(everywhere)
  expect((await board(stranger, id)).status).toBe(200)
})

test('after a missed start, when no seat is offered any more, whoever comes gets it', async () => {
  const { askFirst, leaveCrew, moveUp, postFull, queue } = waitlistCalls(t)
  const { leader, member, id } = await postFull({
    primaryLanguage: 'en',
    scheduledFor: inHours(0.6),
    seatsAtOnce: 'all',
  })
  const stranger = await registerPlayer(t)
  await askFirst(leader, id)
  await queue(id, 1)
  await leaveCrew(member, id)
  t.clock.advance(68 * 60_000)
  await moveUp(id)
  expect(await promisesTo(stranger, id)).toEqual(everywhere)
  expect((await board(stranger, id)).status).toBe(200)
})

test('whoever has the held seat takes it by the same click', async () => {
  const { invite } = offerCalls(t)
  const { leader, id } = await postAtOnce({ maxCrewSize: 2, scheduledFor: inHours(48) })
  const invited = await registerPlayer(t)
  await invite(leader, id, invited, null)
  expect((await shownTo(invited, id)).canBoard).toEqual([null])
  expect((await board(invited, id)).status).toBe(200)
  await expectInvariants(t.connection)
})

test('a hold that the next invitation ends frees its seat like any other', async () => {
  const { invite } = offerCalls(t)
  const { leader, id } = await postAtOnce({ maxCrewSize: 2, scheduledFor: inHours(48) })
  const shown = async () => (await t.send(listCrews, { query: {} })).body.map((crew) => crew.givesAtOnce)
  await invite(leader, id, await registerPlayer(t), null)
  expect(await shown()).toEqual([false])
  t.clock.advance(47 * 60 * 60_000)
  // So shortly before the start an invitation holds nothing.
  await invite(leader, id, await registerPlayer(t), null)
  expect(await shown()).toEqual([true])
})

test('no seat is promised by a leader who takes no messages, or to a player with an open warning', async () => {
  const changes = { primaryLanguage: 'en', scheduledFor: inHours(0.6) } as const
  const [open, shut] = [await postAtOnce(changes), await postAtOnce(changes)]
  const [player, warned] = [await registerPlayer(t), await registerPlayer(t)]
  await t.send(updateContactSettings, { body: { acceptsContact: false } }, { as: shut.leader })
  await moderationCalls(t).warn(await registerStaff(t, 'admin'), warned)
  expect(await promisesTo(player, open.id)).toEqual(everywhere)
  expect(await promisesTo(player, shut.id)).toMatchObject({ page: false, card: false, flyNow: false })
  expect((await board(player, shut.id)).body.code).toBe('not_accepting')
  expect(await promisesTo(warned, open.id)).toMatchObject({ page: false, flyNow: false })
  expect((await board(warned, open.id)).body.code).toBe('warning_open')
})

test('a silent member whose seat the leader has released cannot take it again at once', async () => {
  const { runJob, release } = readyCalls(t)
  const { leader, id } = await postAtOnce({ scheduledFor: inHours(2) })
  const silent = await registerPlayer(t)
  expect((await board(silent, id)).status).toBe(200)
  t.clock.advance(95 * 60_000)
  await runJob()
  t.clock.advance(26 * 60_000)
  expect((await release(leader, id, silent)).status).toBe(200)
  expect((await board(silent, id)).body.code).toBe('apply_instead')
  expect((await shownTo(silent, id)).canBoard).toEqual([])
})

test('whoever applied for a role that was deleted was refused by nobody: they apply, and take a seat at once', async () => {
  const { apply, applyAs } = applicationCalls(t)
  const { leader, id } = await postAtOnce({ maxCrewSize: 6, roles: [gunnerRole()], seatsAtOnce: 'off' })
  const [one, other] = [await registerPlayer(t), await registerPlayer(t)]
  const { roles } = (await t.send(getCrew, { params: { id } })).body
  for (const player of [one, other])
    expect((await applyAs(player, id, roles[0]?.id ?? 0)).status).toBeLessThan(300)
  const body = crewDraft({ maxCrewSize: 6, roles: [], seatsAtOnce: 'all' })
  expect((await t.send(updateCrew, { params: { id }, body }, { as: leader })).status).toBe(200)
  expect((await board(one, id)).status).toBe(200)
  expect((await apply(other, id)).status).toBe(201)
})

test('no seat of a hidden post or of a banned leader is given', async () => {
  const { report, registerOldHand } = reportCalls(t)
  const [hidden, led] = [await postAtOnce(), await postAtOnce()]
  for (let i = 0; i < 3; i += 1) await report(await registerOldHand(), hidden.id, hidden.leader.user.id)
  await moderationCalls(t).ban(await registerStaff(t, 'admin'), led.leader)
  const player = await registerPlayer(t)
  expect((await board(player, hidden.id)).body.code).toBe('post_hidden')
  expect((await shownTo(player, hidden.id)).canBoard).toEqual([])
  expect((await board(player, led.id)).status).toBeGreaterThanOrEqual(400)
})
