/** The last seat, taken at once while others fill it, hold it or stop that, on two nodes: 200 rounds in a full run. */
import { afterEach, beforeAll, expect, test } from 'vitest'
import { getCrew } from '#contract/crews/crews.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { boardingCalls } from '#server/testing/calls/boarding-calls.ts'
import { moderationCalls } from '#server/testing/calls/moderation-calls.ts'
import { offerCalls } from '#server/testing/calls/offer-calls.ts'
import { waitlistCalls } from '#server/testing/calls/waitlist-calls.ts'
import {
  inHours,
  joinCrew,
  type Player,
  postCrew,
  registerPlayer,
  registerStaff,
} from '#server/testing/factories/factories.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { rounds } from '#server/testing/rounds.ts'
import { openTestApp, type TestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ keepRows: true })
const here = boardingCalls(t)
const { apply, decide } = applicationCalls(t)
const { invite, accept, offerTo } = offerCalls(t)
const { ban } = moderationCalls(t)

let there: ReturnType<typeof boardingCalls>
let other: Pick<TestApp, 'send' | 'node'>

beforeAll(async () => {
  other = await t.startNode()
  there = boardingCalls(other)
})

afterEach(() => expectInvariants(t.connection))

const postLastSeat = async () => {
  const leader = await registerPlayer(t)
  const crew = await postCrew(t, leader, { maxCrewSize: 2, seatsAtOnce: 'all', scheduledFor: inHours(48) })
  return { leader, id: crew.id }
}

const membersOf = async (id: number) => (await t.send(getCrew, { params: { id } })).body.members.length - 1

const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status

test.each(rounds(60))(
  'one of four gets the last seat, taken, accepted or held, while one is banned (%i)',
  async (round) => {
    const { leader, id } = await postLastSeat()
    const [one, banned, applicant] = [
      await registerPlayer(t),
      await registerPlayer(t),
      await registerPlayer(t),
    ]
    const [invited, admin] = [await registerPlayer(t), await registerStaff(t, 'admin')]
    const { body } = await apply(applicant, id)
    const invitation = statusOf(invite(leader, id, invited, null))
    // An invitation takes longest: the others come a little later each time, so that each of them is the first once.
    for (let i = 0; i < round % 6; i += 1) await membersOf(id)
    const statuses = await Promise.all([
      invitation,
      statusOf(here.board(one, id)),
      statusOf(there.board(banned, id)),
      statusOf(decide(leader, id, body.id, 'accepted')),
      statusOf(ban(admin, banned)).then((status) => (status === 200 ? 409 : status)),
    ])
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.every((status) => [200, 401, 409].includes(status))).toBe(true)
    const offer = await offerTo(invited, id)
    expect(await membersOf(id)).toBe(offer ? 0 : 1)
    if (offer) expect((await accept(invited, offer.id)).status).toBe(200)
  },
)

test.each(rounds(50))('a held seat is taken by the one it is held for alone (%i)', async () => {
  const { leader, id } = await postLastSeat()
  const [invited, boarder]: Player[] = [await registerPlayer(t), await registerPlayer(t)]
  if (!invited || !boarder) throw new Error('no players')
  await invite(leader, id, invited, null)
  const offer = await offerTo(invited, id)
  const [accepted, boarded] = await Promise.all([
    statusOf(accept(invited, offer?.id ?? 0)),
    statusOf(there.board(boarder, id)),
  ])
  expect([accepted, boarded]).toEqual([200, 409])
})

test.each(rounds(50))('whoever is aboard when the leader has stopped it got in before (%i)', async () => {
  const { leader, id } = await postLastSeat()
  const player = await registerPlayer(t)
  const [stopped, boarded] = await Promise.all([here.stop(leader, id), there.board(player, id)])
  expect(stopped.status).toBe(200)
  const wasFirst = boarded.status === 200
  expect(await membersOf(id)).toBe(wasFirst ? 1 : 0)
  expect((await there.board(await registerPlayer(t), id)).status).toBe(409)
})

test.each(rounds(40))('a player who is banned meanwhile is refused or was aboard before (%i)', async () => {
  const { id } = await postLastSeat()
  const [player, admin] = [await registerPlayer(t), await registerStaff(t, 'admin')]
  const [banned, boarded] = await Promise.all([
    statusOf(ban(admin, player)),
    statusOf(there.board(player, id)),
  ])
  expect(banned).toBe(200)
  expect([200, 401, 409]).toContain(boarded)
  expect((await there.board(player, id)).status).toBe(401)
})

test.each(rounds(40))(
  'nobody takes at once what a player waits for, whenever the list moves up (%i)',
  async () => {
    const { leader, id } = await postLastSeat()
    const member = await joinCrew(t, leader, id)
    const [waiting, boarder] = [await registerPlayer(t), await registerPlayer(t)]
    const { join, leaveCrew, moveUp, accept } = waitlistCalls(t)
    expect((await join(waiting, id)).status).toBe(200)
    const [left, boarded] = await Promise.all([
      statusOf(leaveCrew(member, id)),
      statusOf(there.board(boarder, id)),
      moveUp(id),
    ])
    expect([left, boarded]).toEqual([200, 409])
    await moveUp(id)
    expect((await accept(waiting, id)).status).toBe(200)
  },
)
