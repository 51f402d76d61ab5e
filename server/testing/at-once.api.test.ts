// Also on the embedded engine.
/**
 * What happens to one seat, offer, list, crew or series at the same moment, on one node: the embedded engine has no second one.
 * The race tests of the slices have the rounds from two nodes.
 */
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { seriesPostsJob } from '#server/features/series/series-posting.service.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { leadingCalls } from '#server/testing/calls/leading-calls.ts'
import { offerCalls } from '#server/testing/calls/offer-calls.ts'
import { seriesCalls } from '#server/testing/calls/series-calls.ts'
import { waitlistCalls } from '#server/testing/calls/waitlist-calls.ts'
import { joinCrew, type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { expectFairSeats } from '#server/testing/models/fair-seats.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { runs } from './rounds.ts'
import { openTestApp } from './test-app.ts'

const t = openTestApp()
const { apply, decide } = applicationCalls(t)
const { invite, accept, takeBack, offerTo } = offerCalls(t)
const waitlist = waitlistCalls(t)

afterEach(() => expectInvariants(t.connection))

const rounds = runs(20)
const register = () => registerPlayer(t)

const outcomeOf = ({ status, body }: { status: number; body: unknown }) =>
  status < 300 ? status : (body as { code?: string }).code

const inEachRound = async (play: (round: number) => Promise<void>): Promise<void> => {
  for (let round = 0; round < rounds; round += 1) await play(round)
}

test('of an invitation and an application that are accepted at once, one gets the last seat', async () => {
  const [leader, invited, applicant] = [await register(), await register(), await register()]
  await inEachRound(async (round) => {
    const { id } = await postCrew(t, leader, { maxCrewSize: 2 })
    await invite(leader, id, invited)
    const offer = (await offerTo(invited, id))?.id ?? 0
    const { body: application } = await apply(applicant, id)
    const both = [() => accept(invited, offer), () => decide(leader, id, application.id, 'accepted')]
    const answers = await Promise.all((round % 2 ? both : both.toReversed()).map((send) => send()))
    expect(answers.map(outcomeOf).sort()).toEqual([200, 'crew_full'])
    await expectFairSeats(t.connection, id)
  })
})

test('an offer that is accepted twice and taken back at once seats its player once, or not', async () => {
  const [leader, invited] = [await register(), await register()]
  await inEachRound(async (round) => {
    const { id } = await postCrew(t, leader, { maxCrewSize: 2 })
    await invite(leader, id, invited, null)
    const offer = (await offerTo(invited, id))?.id ?? 0
    const acts = [() => accept(invited, offer), () => takeBack(leader, offer), () => accept(invited, offer)]
    const answers = await Promise.all((round % 2 ? acts : acts.slice(1)).map((send) => send()))
    expect(answers.map(outcomeOf).filter((outcome) => outcome !== 'offer_ended')).toHaveLength(1)
    await expectFairSeats(t.connection, id)
  })
})

test('a seat that is freed goes to one of those who wait, are invited or have applied', async () => {
  const [leader, member, invited, applicant] = [
    await register(),
    await register(),
    await register(),
    await register(),
  ]
  const waits = [await register(), await register(), await register()]
  await inEachRound(async (round) => {
    const { id } = await postCrew(t, leader, { maxCrewSize: 2 })
    const { body: pending } = await apply(applicant, id)
    const { body: first } = await apply(member, id)
    await decide(leader, id, first.id, 'accepted')
    for (const player of waits) await waitlist.join(player, id)
    const answers = await Promise.all([
      waitlist.leaveCrew(member, id),
      decide(leader, id, pending.id, 'accepted'),
      invite(leader, id, invited, null),
      waitlist.offerTo(leader, id, waits[round % 3] as Player),
      waitlist.leaveList(waits[0] as Player, id),
    ])
    for (const { status } of answers) expect(status).toBeLessThan(500)
    await Promise.all([waitlist.moveUp(id), waitlist.moveUp(id)])
    await expectFairSeats(t.connection, id)
    const offered = await Promise.all([...waits, invited].map((player) => waitlist.offerOf(player, id)))
    const held = offered.filter((offer) => offer?.holdsSeat)
    const crew: CrewDetails = await waitlist.crewFor(leader, id)
    expect(crew.currentCrewSize + held.length).toBe(2)
  })
})

test('a crew that is handed over twice at once goes to one of the two', async () => {
  const leader = await register()
  await inEachRound(async () => {
    const { id } = await postCrew(t, leader, { maxCrewSize: 3 })
    const heirs = [await joinCrew(t, leader, id), await joinCrew(t, leader, id)]
    const answers = await Promise.all(heirs.map((heir) => leadingCalls(t).handOver(leader, id, heir)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, expect.toBeOneOf([403, 409])])
    const taken = heirs[answers.findIndex(({ status }) => status === 200)]
    expect((await waitlist.crewFor(leader, id)).authorId).toBe(taken?.user.id)
  })
})

test('a date of a series that four jobs post at once is posted once', async () => {
  const { startSeries, goTo } = seriesCalls(t)
  goTo('2027-01-07T12:00:00Z')
  const leader = await register()
  await startSeries(leader, '2027-01-12T20:00', { times: 12 })
  for (let date = 2; date <= 12; date += 1) {
    t.clock.advance(7 * 24 * 60 * 60_000)
    await Promise.all(Array.from({ length: 4 }, () => seriesPostsJob.run(t.node.ctx, {})))
  }
  const { rows } = await sql<{ posts: number; dates: number }>`
    select (select count(*) from crews) as posts, count(distinct crew_id) as dates from series_dates
  `.execute(t.connection.db)
  expect(rows).toEqual([{ posts: 12, dates: 12 }])
})
