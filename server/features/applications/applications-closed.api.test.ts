// Also on the embedded engine.
/** What happens to pending applications when the mission is over. */
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import {
  applyToCrew,
  applyToRole,
  decideApplication,
  decideRoleApplication,
  listApplications,
} from '#contract/applications/applications.ts'
import { getCrew } from '#contract/crews/crews.ts'
import { listMessages } from '#contract/messages/messages.ts'
import { cancelMission, completeMission, listMyCrews, startMission } from '#contract/missions/missions.ts'
import { listenTo } from '#server/testing/event-reader.ts'
import { joinCrew, type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const draft = { message: 'Me', availability: 'sofort', experience: 'experte' } as const

afterEach(() => expectInvariants(t.connection))

const apply = (player: Player, id: number) =>
  t.send(applyToCrew, { params: { id }, body: draft }, { as: player })
const inbox = async (player: Player) =>
  (await t.send(listMessages, {}, { as: player })).body.messages.map(({ message }) => message)

const cancel = (leader: Player, id: number) =>
  t.send(cancelMission, { params: { id }, body: {} }, { as: leader })
const complete = async (leader: Player, id: number) => {
  await t.send(startMission, { params: { id } }, { as: leader })
  return t.send(completeMission, { params: { id }, body: {} }, { as: leader })
}

test.each([
  ['cancelled', cancel],
  ['completed', complete],
])('applications to a %s mission can no longer be decided', async (_, close) => {
  const leader = await registerPlayer(t)
  const { id, roles } = await postCrew(t, leader, { roles: [{ roleName: 'Pilot', slotsNeeded: 1 }] })
  const [first, second] = [await registerPlayer(t), await registerPlayer(t)]
  const toCrew = await apply(first, id)
  const forRole = { params: { id, roleId: roles[0]?.id ?? 0 }, body: { message: 'Me' } }
  const toRole = await t.send(applyToRole, forRole, { as: second })
  expect((await close(leader, id)).status).toBe(200)
  const params = { id, applicationId: toCrew.body.id }
  const answers = [
    await t.send(decideApplication, { params, body: { status: 'declined' } }, { as: leader }),
    await t.send(decideApplication, { params, body: { status: 'accepted' } }, { as: leader }),
    await t.send(
      decideRoleApplication,
      { params: { id: toRole.body.id }, body: { status: 'rejected' } },
      { as: leader },
    ),
  ]
  for (const { status, body } of answers) expect([status, body.code]).toEqual([409, 'mission_closed'])
})

test('an applicant finds a mission that is over among their past crews, and its leader no longer sees it as pending', async () => {
  const leader = await registerPlayer(t)
  const [open, over] = [await postCrew(t, leader), await postCrew(t, leader)]
  const player = await registerPlayer(t)
  const member = await joinCrew(t, leader, over.id)
  await apply(player, open.id)
  await apply(player, over.id)
  const pending = async (id: number) =>
    (await t.send(getCrew, { params: { id } }, { as: leader })).body.viewer?.pendingApplications
  expect([await pending(open.id), await pending(over.id)]).toEqual([1, 1])
  await complete(leader, over.id)
  expect([await pending(open.id), await pending(over.id)]).toEqual([1, 0])

  const myCrews = async (as: Player) => {
    const { led, joined, applied, past } = (await t.send(listMyCrews, {}, { as })).body
    return [led, joined, applied, past].map((crews) => crews.map(({ id }) => id))
  }
  expect(await myCrews(player)).toEqual([[], [], [open.id], [over.id]])
  expect(await myCrews(member)).toEqual([[], [], [], [over.id]])
  expect(await myCrews(leader)).toEqual([[open.id], [], [], [over.id]])
})

test('applicants without a decision are notified when the mission is completed', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { title: 'Halo' })
  const [english, german] = [
    await registerPlayer(t),
    await registerPlayer(t, {}, { 'accept-language': 'de' }),
  ]
  for (const player of [english, german]) await apply(player, id)
  await complete(leader, id)
  expect(await inbox(english)).toEqual([
    'The mission “Halo” is completed. Your application was closed without a decision.',
  ])
  expect(await inbox(german)).toEqual([
    'Die Mission „Halo“ ist abgeschlossen. Deine Bewerbung wurde ohne Entscheidung geschlossen.',
  ])
})

/** Inserts many applicants straight into the tables. */
const insertApplicants = async (crewId: number, size: number, status: 'pending' | 'declined') => {
  const decidedAt = status === 'pending' ? null : new Date()
  await sql`
    with players as (
      insert into users (username, email, password_hash, timezone, preferred_languages, created_at)
      select ${status}::text || i, ${status}::text || i || '@players.example', '-', 'UTC', '{en}', now()
      from generate_series(1, ${size}::int) as i
      returning id
    )
    insert into applications (crew_id, user_id, status, message, created_at, decided_at)
    select ${crewId}::int, id, ${status}::text, 'Me', now(), ${decidedAt}::timestamptz from players
  `.execute(t.connection.db)
}

test('cancelling a mission notifies thousands of applicants', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  await insertApplicants(id, 3_000, 'pending')
  const last = await registerPlayer(t)
  await apply(last, id)
  const listener = await listenTo(t.node.app, last)
  try {
    expect((await cancel(leader, id)).status).toBe(200)
    expect(await listener.waitFor('message')).toEqual({ unreadCount: 1, unreadNotices: 1 })
  } finally {
    listener.close()
  }
  const { notices } = await t.connection.db
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll<number>().as('notices'))
    .where('receiver_id', '<>', leader.user.id)
    .executeTakeFirstOrThrow()
  expect(notices).toBe(3_001)
})

test('the list of applications is limited, and pending ones come first', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  const waiting = await apply(await registerPlayer(t), id)
  await insertApplicants(id, 500, 'declined')
  const { body } = await t.send(listApplications, { params: { id } }, { as: leader })
  expect(body.applications).toHaveLength(500)
  expect(body.applications[0]).toMatchObject({ id: waiting.body.id, status: 'pending' })
})
