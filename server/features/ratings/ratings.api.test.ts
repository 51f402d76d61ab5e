// Also on the embedded engine.
import { afterEach, expect, test } from 'vitest'
import { decideApplication, listApplications } from '#contract/applications/applications.ts'
import { listCrews } from '#contract/crews/board.ts'
import { getCrew } from '#contract/crews/crews.ts'
import { cancelMission, endMission } from '#contract/missions/missions.ts'
import { rateCrew } from '#contract/ratings/ratings.ts'
import { leaveForGood } from '#server/testing/calls/account-calls.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { complete, flyMission, ratingCalls } from '#server/testing/calls/mission-calls.ts'
import { joinCrew, type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { rateLeader, rateMembers } = ratingCalls(t)
const { apply, inbox } = applicationCalls(t)
const dayMs = 24 * 60 * 60_000

afterEach(() => expectInvariants(t.connection))

const crewOf = async (id: number, as?: Player) => (await t.send(getCrew, { params: { id } }, { as })).body
const outcome = ({ status, body }: { status: number; body: { code?: string | undefined } }) => [
  status,
  body.code,
]

test('members rate their leader, and the average is shown wherever the leader is named', async () => {
  const { id, leader, members } = await flyMission(t, 3)
  const [first, second, third] = members
  await rateMembers(leader, id, 3)
  expect(await rateLeader(first, id, 5)).toMatchObject({
    status: 201,
    body: { type: 'leader', rating: 5, comment: '' },
  })
  await rateLeader(second, id, 4)
  const reputation = { averageRating: 4.5, totalRatings: 2 }
  expect(await crewOf(id)).toMatchObject({
    authorReputation: reputation,
    members: [{ reputation }, ...members.map(() => ({ reputation: { totalRatings: 0 } }))],
  })
  const { body: board } = await t.send(listCrews, { query: { status: 'all' } })
  expect(board).toMatchObject([{ id, authorReputation: reputation }])
  const owner = await registerPlayer(t)
  const other = await postCrew(t, owner)
  await apply(leader, other.id)
  const { body } = await t.send(listApplications, { params: { id: other.id } }, { as: owner })
  expect(body.applications).toMatchObject([{ user: { id: leader.user.id, reputation } }])

  const rights = async (as: Player | undefined) => {
    const { viewer } = await crewOf(id, as)
    return [viewer?.canRate, viewer?.hasRated]
  }
  expect([await rights(first), await rights(third), await rights(leader)]).toEqual([
    [false, true],
    [true, false],
    [false, true],
  ])
})

test('the leader rates all members at once, also after the end, and once all have rated everybody is told', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { title: 'Halo' })
  const german = await joinCrew(t, leader, id, { 'accept-language': 'de' })
  const english = await joinCrew(t, leader, id)
  await complete(t, leader, id)
  await t.send(endMission, { params: { id } }, { as: leader })
  const comment = 'On time, calm on the radio.'
  const answer = await t.send(
    rateCrew,
    { params: { id }, body: { type: 'crew', rating: 3, comment } },
    { as: leader },
  )
  expect(answer).toMatchObject({ status: 201, body: { type: 'crew', rating: 3, comment } })
  await rateLeader(english, id, 5)
  await rateLeader(german, id, 4)
  const { members } = await crewOf(id)
  expect(members.map(({ reputation }) => reputation)).toEqual([
    { averageRating: 4.5, totalRatings: 2 },
    { averageRating: 3, totalRatings: 1 },
    { averageRating: 3, totalRatings: 1 },
  ])
  const name = leader.user.displayName
  expect((await inbox(german))[0]).toBe(
    `${name} hat der Crew von „Halo“ 3 von 5 Sternen gegeben. Das zählt auch für dich.`,
  )
  expect((await inbox(english))[0]).toContain('gave the crew of “Halo” 3 of 5 stars')
  expect((await inbox(leader)).slice(0, 2)).toEqual([
    `${german.user.displayName} gave you 4 of 5 stars for “Halo”.`,
    `${english.user.displayName} gave you 5 of 5 stars for “Halo”.`,
  ])
})

test('only who flew the mission rates it, for their part in it and once', async () => {
  const { id, leader, members } = await flyMission(t, 1)
  const [member] = members
  const stranger = await registerPlayer(t)
  expect(outcome(await rateLeader(undefined, id, 5))).toEqual([401, 'not_signed_in'])
  expect(outcome(await rateLeader(stranger, id, 5))).toEqual([403, 'not_allowed'])
  expect(outcome(await rateMembers(stranger, id, 5))).toEqual([403, 'not_allowed'])
  expect(outcome(await rateMembers(member, id, 5))).toEqual([403, 'not_allowed'])
  expect(outcome(await rateLeader(leader, id, 5))).toEqual([403, 'not_allowed'])
  expect(outcome(await rateLeader(member, 999_999, 5))).toEqual([404, 'not_found'])
  expect((await rateLeader(member, id, 1)).status).toBe(201)
  expect(outcome(await rateLeader(member, id, 5))).toEqual([409, 'already_rated'])
  await rateMembers(leader, id, 5)
  expect((await crewOf(id)).authorReputation).toEqual({ averageRating: 1, totalRatings: 1 })
})

test('ratings open with the completion and close 14 days after it', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  const member = await joinCrew(t, leader, id)
  expect(outcome(await rateLeader(member, id, 5))).toEqual([409, 'wrong_status'])
  await t.send(cancelMission, { params: { id }, body: {} }, { as: leader })
  expect(outcome(await rateLeader(member, id, 5))).toEqual([409, 'wrong_status'])

  const alone = await flyMission(t, 0)
  expect(outcome(await rateMembers(alone.leader, alone.id, 5))).toEqual([409, 'nobody_to_rate'])

  const { id: flown, leader: flyer, members } = await flyMission(t, 1)
  t.clock.advance(14 * dayMs - 60_000)
  expect((await rateLeader(members[0], flown, 5)).status).toBe(201)
  expect((await crewOf(flown, flyer)).viewer?.canRate).toBe(true)
  t.clock.advance(2 * 60_000)
  expect(outcome(await rateMembers(flyer, flown, 5))).toEqual([409, 'rating_closed'])
  expect((await crewOf(flown, flyer)).viewer?.canRate).toBe(false)
})

test('a rating has 1 to 5 stars and a comment of at most 1,000 characters', async () => {
  const { id, members } = await flyMission(t, 1)
  const [as] = members
  const rate = (body: object) => t.send(rateCrew, { params: { id }, body: body as never }, { as })
  for (const stars of [0, 6, 2.5, '5', null, undefined]) {
    expect(await rate({ type: 'leader', rating: stars })).toMatchObject({
      status: 400,
      body: { fields: { rating: 'Please choose 1 to 5 stars' } },
    })
  }
  expect((await rate({ type: 'both', rating: 5 })).status).toBe(400)
  const long = await rate({ type: 'leader', rating: 5, comment: 'x'.repeat(1001) })
  expect([long.status, Object.keys(long.body.fields ?? {})]).toEqual([400, ['comment']])
  const comment = '🚀'.repeat(1000)
  expect(await rate({ type: 'leader', rating: 5, comment })).toMatchObject({ status: 201, body: { comment } })
})

test('two players who fly together again and again count once in 7 days for each other, the newest', async () => {
  const [leader, member] = [await registerPlayer(t), await registerPlayer(t)]
  const fly = async (stars: number) => {
    const { id } = await postCrew(t, leader)
    const { body } = await apply(member, id)
    const params = { id, applicationId: body.id }
    await t.send(decideApplication, { params, body: { status: 'accepted' } }, { as: leader })
    await complete(t, leader, id)
    expect([(await rateLeader(member, id, stars)).status, (await rateMembers(leader, id, 5)).status]).toEqual(
      [201, 201],
    )
    return id
  }
  const reputations = async (id: number) => (await crewOf(id)).members.map(({ reputation }) => reputation)
  const first = await fly(5)
  for (const stars of [5, 5, 2]) await fly(stars)
  expect(await reputations(first)).toEqual([
    { averageRating: 2, totalRatings: 1 },
    { averageRating: 5, totalRatings: 1 },
  ])
  t.clock.advance(7 * dayMs)
  const last = await fly(4)
  expect(await reputations(last)).toEqual([
    { averageRating: 3, totalRatings: 2 },
    { averageRating: 5, totalRatings: 2 },
  ])
  // If the newest rating is deleted, the one before it counts again.
  await t.connection.db.deleteFrom('crews').where('id', '=', last).execute()
  await expectInvariants(t.connection)
  // Deleting an account does not bring back the ratings that did not count.
  expect((await leaveForGood(t, member)).status).toBe(204)
  expect((await crewOf(first)).authorReputation).toEqual({ averageRating: 2, totalRatings: 1 })
})
