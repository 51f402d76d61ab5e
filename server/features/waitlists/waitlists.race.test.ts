/** Rounds of everything that can happen to a seat, concurrently on two nodes. */
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { decideApplication } from '#contract/applications/applications.ts'
import { invitePlayers } from '#contract/messages/invitations.ts'
import { leaveCrew } from '#contract/missions/missions.ts'
import { acceptOffer, declineOffer } from '#contract/offers/offers.ts'
import { joinWaitlist, leaveWaitlist, offerToWaiting } from '#contract/waitlists/waitlists.ts'
import { gunnerRole, type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { expectFairSeats } from '#server/testing/models/fair-seats.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { rounds } from '#server/testing/rounds.ts'
import { openTestApp, type TestApp } from '#server/testing/test-app.ts'
import { moveUpJob } from './waitlists-offers.service.ts'

type Node = Pick<TestApp, 'send' | 'node'>

const t = openTestApp()
afterEach(() => expectInvariants(t.connection))

let other: Node | undefined
const bothNodes = async (): Promise<[Node, Node]> => {
  other ??= await t.startNode()
  return [t, other]
}

const moveUp = async (node: Node, crewId: number) => {
  await moveUpJob.run(node.node.ctx, { crewId })
  return { status: 200 }
}
const register = (count: number) => Promise.all(Array.from({ length: count }, () => registerPlayer(t)))

/** The players of a round: they are reused, but each round has its own crew. */
interface Cast {
  readonly leader: Player
  readonly members: readonly Player[]
  readonly waiting: readonly Player[]
  readonly applicant: Player
  readonly invited: Player
}

const castPlayers = async (): Promise<Cast> => {
  const [leader, applicant, invited, ...others] = await register(10)
  if (!leader || !applicant || !invited) throw new Error('nobody came')
  return { leader, applicant, invited, members: others.slice(0, 3), waiting: others.slice(3) }
}

/** A full crew of four with a gunner. Half of those who wait want the gunner's seat. An application is pending. */
const setUp = async ({ leader, members, waiting, applicant }: Cast) => {
  const { id, roles } = await postCrew(t, leader, { maxCrewSize: 4, roles: [gunnerRole({ slotsNeeded: 1 })] })
  const roleId = roles[0]?.id ?? 0
  const { rows } = await sql<{ id: number }>`
    with seated as (
      insert into crew_members (crew_id, user_id, role_id, joined_at)
      select ${id}, user_id, case when position = 1 then ${roleId}::int end, now()
      from unnest(${members.map(({ user }) => user.id)}::int[]) with ordinality as players (user_id, position)
    ), filled as (
      update crew_roles set slots_filled = 1 where id = ${roleId}
    ), crew as (
      update crews
      set current_crew_size = 4, facets = array(
        select facet from unnest(facets) as facet where facet <> 'board' and facet not like 'seat:%'
      )
      where id = ${id}
    ), list as (
      insert into waitlist_entries (crew_id, user_id, role_id, created_at)
      select ${id}, user_id, case when position % 2 = 0 then ${roleId}::int end, now()
      from unnest(${waiting.map(({ user }) => user.id)}::int[]) with ordinality as players (user_id, position)
    )
    insert into applications (crew_id, user_id, message, created_at)
    values (${id}, ${applicant.user.id}, 'Me', now())
    returning id
  `.execute(t.connection.db)
  return { id, applicationId: rows[0]?.id ?? 0 }
}

const openOffersOf = async (id: number) => {
  const { rows } = await sql<{ id: number; user_id: number }>`
    select id, user_id from seat_offers where crew_id = ${id} and ended_at is null order by id
  `.execute(t.connection.db)
  return rows
}

/** Waits for the answers, none of which is a server error. */
const settle = async (answers: readonly Promise<{ status: number }>[]) => {
  for (const { status } of await Promise.all(answers)) expect(status).toBeLessThan(500)
}

test('seats that are freed, offered, invited to and accepted at once are never given twice nor left empty', async () => {
  const [one, two] = await bothNodes()
  const cast = await castPlayers()
  const { leader, members, waiting, applicant, invited } = cast
  const everybody = [...members, ...waiting, applicant, invited]
  for (const round of rounds(60)) {
    const { id, applicationId } = await setUp(cast)
    const params = { id }
    const leaves = (node: Node, as: Player | undefined) => node.send(leaveCrew, { params }, { as })
    await settle([
      leaves(one, members[round % 3]),
      two.send(
        decideApplication,
        { params: { id, applicationId }, body: { status: 'accepted' } },
        { as: leader },
      ),
      moveUp(one, id),
      one.send(invitePlayers, { params, body: { userIds: [invited.user.id], roleId: null } }, { as: leader }),
      leaves(two, members[(round + 1) % 3]),
      moveUp(two, id),
      two.send(
        offerToWaiting,
        { params: { id, userId: waiting[round % waiting.length]?.user.id ?? 0 } },
        { as: leader },
      ),
      one.send(leaveWaitlist, { params }, { as: waiting[1] }),
    ])
    await moveUp(one, id)
    await expectFairSeats(t.connection, id)
    const offers = await openOffersOf(id)
    const playerOf = (userId: number) => everybody.find(({ user }) => user.id === userId)
    await settle([
      ...offers.flatMap((offer, i) => [
        (i + round) % 3 === 0
          ? one.send(declineOffer, { params: { id: offer.id } }, { as: playerOf(offer.user_id) })
          : two.send(acceptOffer, { params: { id: offer.id } }, { as: playerOf(offer.user_id) }),
        one.send(acceptOffer, { params: { id: offer.id } }, { as: playerOf(offer.user_id) }),
      ]),
      leaves(two, members[(round + 2) % 3]),
      moveUp(two, id),
      moveUp(one, id),
    ])
    await moveUp(two, id)
    await expectFairSeats(t.connection, id)
  }
})

test('a player who joins twice at once waits once, in a list of which every place is taken once', async () => {
  const [one, two] = await bothNodes()
  const cast = await castPlayers()
  for (const _ of rounds(40)) {
    const { id } = await setUp({ ...cast, waiting: [] })
    const join = (node: Node, as: Player | undefined) =>
      node.send(joinWaitlist, { params: { id }, body: { roleId: null } }, { as })
    const [first, second] = cast.waiting
    const answers = await Promise.all([
      join(one, first),
      join(two, first),
      join(two, second),
      join(one, second),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409])
    const places = answers.flatMap(({ body }) => body.viewer?.waiting?.position ?? [])
    expect(places.toSorted()).toEqual([1, 2])
  }
})

test('an offer that ends while it is accepted seats its player or the next one, never both', async () => {
  const [one, two] = await bothNodes()
  const cast = await castPlayers()
  const [leaver] = cast.members
  for (const round of rounds(60)) {
    const { id } = await setUp(cast)
    await one.send(leaveCrew, { params: { id } }, { as: leaver })
    await moveUp(one, id)
    const [offer] = await openOffersOf(id)
    const owner = cast.waiting.find(({ user }) => user.id === offer?.user_id)
    await sql`update seat_offers set expires_at = now() + make_interval(secs => ${0.004 * (round % 5)})
      where id = ${offer?.id}`.execute(t.connection.db)
    await settle([
      moveUp(two, id),
      two.send(acceptOffer, { params: { id: offer?.id ?? 0 } }, { as: owner }),
      moveUp(one, id),
      one.send(acceptOffer, { params: { id: offer?.id ?? 0 } }, { as: owner }),
    ])
    t.clock.advance(1000)
    await moveUp(two, id)
    await expectFairSeats(t.connection, id)
  }
})

test('the list moves up however many jobs run for one seat', async () => {
  const [one, two] = await bothNodes()
  const cast = await castPlayers()
  for (const _ of rounds(40)) {
    const { id } = await setUp(cast)
    await one.send(leaveCrew, { params: { id } }, { as: cast.members[1] })
    await Promise.all([moveUp(one, id), moveUp(two, id), moveUp(one, id), moveUp(two, id)])
    const offers = await openOffersOf(id)
    expect(offers.map(({ user_id }) => user_id)).toEqual([cast.waiting[0]?.user.id])
    await expectFairSeats(t.connection, id)
  }
})
