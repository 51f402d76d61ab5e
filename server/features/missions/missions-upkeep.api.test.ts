// Also on the embedded engine.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { getSessionUser, login, logout } from '#contract/auth/auth.ts'
import { listCrews } from '#contract/crews/board.ts'
import { getCrew, updateCrew } from '#contract/crews/crews.ts'
import { listMessages } from '#contract/messages/messages.ts'
import { keepCrew, leaveCrew } from '#contract/missions/missions.ts'
import { flyMission } from '#server/testing/calls/mission-calls.ts'
import {
  crewDraft,
  goodPassword,
  inHours,
  joinCrew,
  type Player,
  postCrew,
  registerPlayer,
} from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { upkeepJob } from './missions-upkeep.service.ts'

const t = openTestApp()
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const upkeep = () => upkeepJob.run(t.node.ctx, {})
const inbox = async (player: Player) =>
  (await t.send(listMessages, {}, { as: player })).body.messages.map(({ message }) => message)
const statusOf = async (id: number) => (await t.send(getCrew, { params: { id } })).body.missionStatus
const canKeep = async (id: number, as: Player) =>
  (await t.send(getCrew, { params: { id } }, { as })).body.viewer?.can.keep
const keep = (id: number, as: Player) => t.send(keepCrew, { params: { id } }, { as })

test('when the start of a post has passed, its leader is warned, and a day later it leaves the board', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { title: 'Halo', scheduledFor: inHours(1) })
  const member = await joinCrew(t, leader, id, { 'accept-language': 'de' })
  await upkeep()
  expect(await inbox(leader)).not.toContain('“Halo” leaves the board in a day. Open it to keep it there.')
  t.clock.advance(hour + minute)
  await upkeep()
  await upkeep()
  const warnings = (await inbox(leader)).filter((text) => text.startsWith('“Halo” leaves the board'))
  expect(warnings).toHaveLength(1)
  expect(await canKeep(id, leader)).toBe(true)
  t.clock.advance(day)
  await upkeep()
  const after = await t.send(getCrew, { params: { id } }, { as: leader })
  expect(after.body).toMatchObject({ missionStatus: 'cancelled', expired: true, cancelReason: null })
  expect(await inbox(leader)).toContain('“Halo” has expired because it was not renewed.')
  expect(await inbox(member)).toContain('„Halo“ ist abgelaufen, weil das Gesuch nicht verlängert wurde.')
})

test('a mission ends by itself 14 days after it was completed, and notifies nobody', async () => {
  const { id, leader, members } = await flyMission(t, 1)
  const before = await Promise.all([leader, ...members].map(inbox))
  t.clock.advance(14 * day - minute)
  await upkeep()
  expect(await statusOf(id)).toBe('completed')
  t.clock.advance(2 * minute)
  await upkeep()
  await upkeep()
  expect(await statusOf(id)).toBe('ended')
  expect(await Promise.all([leader, ...members].map(inbox))).toEqual(before)
})

test('posts that expired while the site was away, or before a restore, leave the board without old notices', async () => {
  const leader = await registerPlayer(t)
  const warned = await postCrew(t, leader, { title: 'Warned', scheduledFor: inHours(1) })
  const member = await joinCrew(t, leader, warned.id)
  const planned = await postCrew(t, leader, { title: 'Planned', scheduledFor: inHours(10) })
  t.clock.advance(2 * hour)
  await upkeep()
  t.clock.advance(20 * day)
  const before = [await inbox(leader), await inbox(member)]
  await upkeep()
  expect([await statusOf(warned.id), await statusOf(planned.id)]).toEqual(['cancelled', 'cancelled'])
  expect(await inbox(member)).toEqual(before[1])
  expect(await inbox(leader)).toEqual(before[0])
})

test('the leader keeps a post, which then has no start', async () => {
  const leader = await registerPlayer(t)
  const stranger = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { scheduledFor: inHours(1) })
  t.clock.advance(2 * hour)
  await upkeep()
  expect((await keep(id, stranger)).status).toBe(403)
  const kept = await keep(id, leader)
  expect(kept.body).toMatchObject({
    scheduledTime: null,
    missionStatus: 'open',
    viewer: { can: { keep: false } },
  })
  t.clock.advance(2 * day)
  await upkeep()
  expect((await t.send(listCrews, {})).body.map((crew) => crew.id)).toEqual([id])
})

test('a post can be kept only after its leader was warned', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { scheduledFor: inHours(1) })
  t.clock.advance(hour + minute)
  const early = await keep(id, leader)
  expect([early.status, early.body.code]).toEqual([409, 'wrong_status'])
  const seen = await t.send(getCrew, { params: { id } }, { as: leader })
  expect(seen.body).toMatchObject({ scheduledTime: expect.any(String), viewer: { can: { keep: false } } })
  await upkeep()
  expect(await canKeep(id, leader)).toBe(true)
  // An edit keeps the post too. If its start stays in the past, the leader is warned again.
  const body = { ...crewDraft(), scheduledTime: seen.body.scheduledTime }
  await t.send(updateCrew, { params: { id }, body }, { as: leader })
  expect(await canKeep(id, leader)).toBe(false)
  expect((await keep(id, leader)).body.code).toBe('wrong_status')
  t.clock.advance(23 * hour + 30 * minute)
  await upkeep()
  expect(await statusOf(id)).toBe('open')
  expect((await keep(id, leader)).status).toBe(200)
})

test('a post without a start stays on the board while its leader visits the site', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { title: 'Halo' })
  t.clock.advance(13 * day + hour)
  await upkeep()
  // Any request counts as a visit.
  await t.send(getSessionUser, {}, { as: leader })
  expect(await inbox(leader)).toEqual(['“Halo” leaves the board in a day. Open it to keep it there.'])
  expect(await canKeep(id, leader)).toBe(false)
  t.clock.advance(2 * day)
  await upkeep()
  expect(await statusOf(id)).toBe('open')
  t.clock.advance(12 * day)
  await upkeep()
  t.clock.advance(day)
  await upkeep()
  expect(await statusOf(id)).toBe('cancelled')
})

test('a visit counts even if the leader signs out', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  await t.send(logout, {}, { as: leader })
  t.clock.advance(13 * day + hour)
  await upkeep()
  const body = { username: leader.user.username, password: goodPassword }
  await t.send(logout, {}, { as: await t.send(login, { body }) })
  t.clock.advance(2 * day)
  await upkeep()
  expect(await statusOf(id)).toBe('open')
})

test('a member who leaves does not count as a visit of the leader', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  const member = await joinCrew(t, leader, id)
  t.clock.advance(12 * day)
  await t.send(leaveCrew, { params: { id } }, { as: member })
  t.clock.advance(day + hour)
  await upkeep()
  t.clock.advance(day)
  await upkeep()
  expect(await statusOf(id)).toBe('cancelled')
})

test('a post that fails does not stop the upkeep of others', async () => {
  const leader = await registerPlayer(t)
  const [first, second] = [
    await postCrew(t, leader, { scheduledFor: inHours(1) }),
    await postCrew(t, leader, { scheduledFor: inHours(1) }),
  ]
  const { db } = t.connection
  await sql`
    alter table messages add constraint test_refusal check (crew_id <> ${sql.lit(first.id)})
  `.execute(db)
  try {
    t.clock.advance(2 * hour)
    await upkeep()
    expect([await canKeep(first.id, leader), await canKeep(second.id, leader)]).toEqual([false, true])
    // The warning is sent after the failure is fixed.
    await sql`alter table messages drop constraint test_refusal`.execute(db)
    await upkeep()
    expect(await canKeep(first.id, leader)).toBe(true)
    await sql`
      alter table messages add constraint test_refusal check (crew_id <> ${sql.lit(first.id)}) not valid
    `.execute(db)
    t.clock.advance(25 * hour)
    await upkeep()
    expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(['open', 'cancelled'])
  } finally {
    await sql`alter table messages drop constraint if exists test_refusal`.execute(db)
  }
})

test('the upkeep leaves missions in progress and completed ones alone', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { scheduledFor: inHours(1) })
  for (const mission_status of ['in_progress', 'completed'] as const) {
    await t.connection.db.updateTable('crews').set({ mission_status }).where('id', '=', id).execute()
    t.clock.advance(3 * day)
    await upkeep()
    expect(await statusOf(id)).toBe(mission_status)
    expect((await keep(id, leader)).body.code).toBe('wrong_status')
  }
})
