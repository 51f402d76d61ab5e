/** Seats, offers and applications, concurrently on two nodes: 200 rounds in a full run. */
import { sql } from 'kysely'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { decideApplication } from '#contract/applications/applications.ts'
import { assignRole } from '#contract/missions/missions.ts'
import { facetsOf, nothingTaken } from '#server/features/crews/board/crews.facets.ts'
import { offerCalls } from '#server/testing/calls/offer-calls.ts'
import { type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { rounds } from '#server/testing/rounds.ts'
import { openTestApp, type TestApp } from '#server/testing/test-app.ts'
import { builtInLocations } from '#server/words/locations.ts'
import { overdueOffersJob } from './offers-overdue.service.ts'

const t = openTestApp({ keepRows: true })
const here = offerCalls(t)

let other: Pick<TestApp, 'send' | 'node'>
let there: ReturnType<typeof offerCalls>
let leader: Player
let invited: Player
let applicant: Player
let crewId: number
let roleId: number

beforeAll(async () => {
  other = await t.startNode()
  there = offerCalls(other)
  leader = await registerPlayer(t)
  invited = await registerPlayer(t)
  applicant = await registerPlayer(t)
  const roles = [{ roleName: 'Pilot', slotsNeeded: 1 }]
  const crew = await postCrew(t, leader, { maxCrewSize: 3, roles })
  crewId = crew.id
  roleId = crew.roles[0]?.id ?? 0
})

afterEach(() => expectInvariants(t.connection))

interface Round {
  readonly offerId: number
  readonly applicationId: number
}

interface Scene {
  readonly seats: number
  readonly holdsSeat?: boolean
  readonly lastsMs?: number
}

const hourMs = 60 * 60_000

/** The crew as it was at first, with an open offer and a pending application. */
const prepare = async ({ seats, holdsSeat = false, lastsMs = hourMs }: Scene): Promise<Round> => {
  const { db } = t.connection
  const now = t.node.ctx.now()
  await db.deleteFrom('seat_offers').execute()
  await db.deleteFrom('applications').execute()
  await db.deleteFrom('crew_members').execute()
  await db.updateTable('crew_roles').set({ slots_filled: 0 }).execute()
  const crew = await db
    .updateTable('crews')
    .set({ current_crew_size: 1, max_crew_size: seats })
    .returningAll()
    .executeTakeFirstOrThrow()
  const roles = await db.selectFrom('crew_roles').selectAll().execute()
  await db
    .updateTable('crews')
    .set({ facets: facetsOf(crew, roles, nothingTaken, builtInLocations) })
    .execute()
  const { rows } = await sql<Round>`
    with offer as (
      insert into seat_offers (crew_id, user_id, source, holds_seat, created_at, expires_at)
      values (${crewId}, ${invited.user.id}, 'leader', ${holdsSeat}, ${now},
        ${holdsSeat ? new Date(now.getTime() + lastsMs) : null})
      returning id
    ), application as (
      insert into applications (crew_id, user_id, message, created_at)
      values (${crewId}, ${applicant.user.id}, 'Me', ${now})
      returning id
    )
    select offer.id as "offerId", application.id as "applicationId" from offer, application
  `.execute(db)
  const [round] = rows
  if (!round) throw new Error('nothing was prepared')
  return round
}

const acceptApplication = ({ applicationId }: Round, node: Pick<TestApp, 'send'>) =>
  node.send(
    decideApplication,
    { params: { id: crewId, applicationId }, body: { status: 'accepted' } },
    { as: leader },
  )

const members = async (): Promise<number[]> => {
  const rows = await t.connection.db.selectFrom('crew_members').select('user_id').execute()
  return rows.map(({ user_id }) => user_id)
}

const outcomeOf = ({ status, body }: { status: number; body: unknown }) =>
  status < 300 ? status : (body as { code?: string }).code

test('of an accepted invitation and an accepted application, one gets the last seat', async () => {
  for (const i of rounds(40)) {
    const round = await prepare({ seats: 2 })
    const answers = await Promise.all([
      (i % 2 ? here : there).accept(invited, round.offerId),
      acceptApplication(round, i % 2 ? other : t),
    ])
    expect(answers.map(outcomeOf).sort()).toEqual([200, 'crew_full'])
    expect(await members()).toHaveLength(1)
  }
})

test('a held seat goes to nobody but the invited player', async () => {
  for (const i of rounds(40)) {
    const round = await prepare({ seats: 2, holdsSeat: true })
    const [answer, refused] = await Promise.all([
      (i % 2 ? here : there).accept(invited, round.offerId),
      acceptApplication(round, i % 2 ? other : t),
    ])
    expect(outcomeOf(answer)).toBe(200)
    expect(['seat_held', 'crew_full']).toContain(outcomeOf(refused))
    expect(await members()).toEqual([invited.user.id])
  }
})

test('an invitation that is accepted twice seats the player once', async () => {
  for (const _ of rounds(40)) {
    const { offerId } = await prepare({ seats: 3, holdsSeat: true })
    const answers = await Promise.all([here.accept(invited, offerId), there.accept(invited, offerId)])
    expect(answers.map(outcomeOf).sort()).toEqual([200, 'offer_ended'])
    expect(await members()).toEqual([invited.user.id])
  }
})

test('an invitation is either accepted or taken back', async () => {
  for (const i of rounds(40)) {
    const { offerId } = await prepare({ seats: 2, holdsSeat: true })
    const [accepted, takenBack] = await Promise.all([
      (i % 2 ? here : there).accept(invited, offerId),
      (i % 2 ? there : here).takeBack(leader, offerId),
    ])
    const isAboard = (await members()).length === 1
    expect([outcomeOf(accepted), outcomeOf(takenBack)]).toEqual(
      isAboard ? [200, 'offer_ended'] : ['offer_ended', 204],
    )
  }
})

test('an invitation that is accepted while it expires seats one of the two, or nobody yet', async () => {
  for (const i of rounds(20)) {
    const round = await prepare({ seats: 2, holdsSeat: true, lastsMs: (i * 4) % 20 })
    const [accepted, decided] = await Promise.all([
      there.accept(invited, round.offerId),
      acceptApplication(round, t),
      overdueOffersJob.run(t.node.ctx, {}),
    ])
    const aboard = [
      ...(outcomeOf(accepted) === 200 ? [invited.user.id] : []),
      ...(outcomeOf(decided) === 200 ? [applicant.user.id] : []),
    ]
    expect(aboard.length).toBeLessThanOrEqual(1)
    expect(await members()).toEqual(aboard)
  }
})

test('the last seat of a role is either held or given to a member', async () => {
  for (const i of rounds(20)) {
    const round = await prepare({ seats: 3 })
    await acceptApplication(round, t)
    await here.takeBack(leader, round.offerId)
    const params = { id: crewId, userId: applicant.user.id }
    const [held, given] = await Promise.all([
      (i % 2 ? here : there).invite(leader, crewId, invited, roleId),
      (i % 2 ? other : t).send(assignRole, { params, body: { roleId } }, { as: leader }),
    ])
    const outcomes = [outcomeOf(held), outcomeOf(given)]
    expect([
      [200, 'seat_held'],
      ['role_full', 200],
    ]).toContainEqual(outcomes)
    const offer = await here.offerTo(invited, crewId)
    expect(offer?.holdsSeat ?? false).toBe(outcomeOf(held) === 200)
  }
})
