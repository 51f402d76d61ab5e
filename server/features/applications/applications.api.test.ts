// Also on the embedded engine.
import { afterEach, expect, test } from 'vitest'
import {
  applyToCrew,
  decideRoleApplication,
  listApplications,
  listRoleApplications,
  withdrawApplication,
  withdrawRoleApplication,
} from '#contract/applications/applications.ts'
import { listCrews } from '#contract/crews/board.ts'
import { getCrew } from '#contract/crews/crews.ts'
import { listMyCrews, startMission } from '#contract/missions/missions.ts'
import { updateWeekHours } from '#contract/profiles/hours.ts'
import { hoursInWeek } from '#contract/users/week-hours.ts'
import { applicationCalls, applicationDraft } from '#server/testing/calls/application-calls.ts'
import { inHours, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const hour = 60 * 60_000

afterEach(() => expectInvariants(t.connection))

const { apply, applyAs, decide, inbox, postHalo } = applicationCalls(t)

test('a player applies, the leader accepts, the player has a seat and both are notified', async () => {
  const { leader, crew } = await postHalo()
  const player = await registerPlayer(t, {}, { 'accept-language': 'de' })
  const applied = await apply(player, crew.id)
  expect(applied.status).toBe(201)
  expect(applied.body).toMatchObject({
    ...applicationDraft,
    status: 'pending',
    user: { id: player.user.id, rank: 'rookie' },
  })
  expect(await inbox(leader)).toEqual([`${player.user.username} wants to join “Halo”.`])

  const seen = await t.send(getCrew, { params: { id: crew.id } }, { as: player })
  expect(seen.body.viewer).toMatchObject({
    canApply: false,
    application: { id: applied.body.id, status: 'pending' },
  })
  const board = await t.send(listCrews, {}, { as: leader })
  expect(board.body[0]?.viewer?.pendingApplications).toBe(1)
  expect((await t.send(listMyCrews, {}, { as: player })).body.applied.map(({ id }) => id)).toEqual([crew.id])

  const listed = await t.send(listApplications, { params: { id: crew.id } }, { as: leader })
  expect(listed.body.applications).toEqual([applied.body])
  const decided = await decide(leader, crew.id, applied.body.id, 'accepted')
  expect([decided.status, decided.body.status]).toEqual([200, 'accepted'])
  expect(await inbox(player)).toEqual(['Du bist dabei: Deine Bewerbung bei „Halo“ wurde angenommen.'])
  const after = await t.send(getCrew, { params: { id: crew.id } }, { as: player })
  expect(after.body).toMatchObject({
    currentCrewSize: 2,
    viewer: { isMember: true, canApply: false, can: { leave: true } },
  })
  expect((await t.send(listMyCrews, {}, { as: player })).body.joined.map(({ id }) => id)).toEqual([crew.id])
})

test('the leader reads what helps to decide: languages, local time, and whether the applicant plays then', async () => {
  const leader = await registerPlayer(t)
  const crew = await postCrew(t, leader, {
    scheduledFor: inHours(30),
    estimatedDuration: 60,
    roles: [{ roleName: 'Pilot', slotsNeeded: 3 }],
  })
  const player = await registerPlayer(t, { timezone: 'Asia/Tokyo', preferredLanguages: ['ja', 'en'] })
  const hours = Array.from({ length: hoursInWeek }, () => true)
  await t.send(updateWeekHours, { body: { hours } }, { as: player })
  await apply(player, crew.id)
  await applyAs(await registerPlayer(t, { timezone: 'UTC' }), crew.id, crew.roles[0]?.id ?? 0)
  const toCrew = await t.send(listApplications, { params: { id: crew.id } }, { as: leader })
  expect(toCrew.body.applications[0]?.user).toMatchObject({
    timezone: 'Asia/Tokyo',
    languages: ['ja', 'en'],
    hoursFit: 'inside',
  })
  const forRole = await t.send(listRoleApplications, { params: { id: crew.id } }, { as: leader })
  expect(forRole.body.applications[0]?.user).toMatchObject({ timezone: 'UTC', hoursFit: null })
  await t.send(startMission, { params: { id: crew.id } }, { as: leader })
  const later = await t.send(listApplications, { params: { id: crew.id } }, { as: leader })
  expect(later.body.applications[0]?.user.hoursFit).toBeNull()
})

test('a role is filled by the first player who is accepted for it', async () => {
  const { leader, crew, roleId } = await postHalo()
  const [first, second] = [await registerPlayer(t), await registerPlayer(t)]
  const applied = await applyAs(first, crew.id, roleId)
  expect(applied.body).toMatchObject({
    roleId,
    roleName: 'Turret Gunner',
    status: 'pending',
    applicantName: first.user.username,
  })
  await applyAs(second, crew.id, roleId)
  const { body } = await t.send(listRoleApplications, { params: { id: crew.id } }, { as: leader })
  expect(body.applications).toHaveLength(2)
  const accept = (id: number) =>
    t.send(decideRoleApplication, { params: { id }, body: { status: 'accepted' } }, { as: leader })
  const statuses = [await accept(applied.body.id), await accept(body.applications[0]?.id ?? 0)]
  expect(statuses.map(({ status, body }) => [status, body.code])).toEqual([
    [200, undefined],
    [409, 'role_full'],
  ])
  const after = await t.send(getCrew, { params: { id: crew.id } })
  expect(after.body.roles[0]).toMatchObject({ slotsFilled: 1 })
  expect(after.body.members[1]).toMatchObject({ id: first.user.id, roleName: 'Turret Gunner' })
  const third = await registerPlayer(t)
  expect((await applyAs(third, crew.id, roleId)).body.code).toBe('role_full')
})

test('a player has one pending application per crew, to the crew or for a role', async () => {
  const { leader, crew, roleId } = await postHalo()
  const player = await registerPlayer(t)
  await apply(player, crew.id)
  expect((await apply(player, crew.id)).body.code).toBe('already_applied')
  expect((await applyAs(player, crew.id, roleId)).body.code).toBe('already_applied')
  expect((await t.send(withdrawApplication, { params: { id: crew.id } }, { as: player })).status).toBe(204)
  expect((await t.send(withdrawApplication, { params: { id: crew.id } }, { as: player })).status).toBe(404)
  const again = await applyAs(player, crew.id, roleId)
  expect(again.status).toBe(201)
  const foreign = await t.send(withdrawRoleApplication, { params: { id: again.body.id } }, { as: leader })
  expect(foreign.status).toBe(404)
  expect(
    (await t.send(withdrawRoleApplication, { params: { id: again.body.id } }, { as: player })).status,
  ).toBe(204)
})

test('after a refusal a player waits 24 hours, and sees until when', async () => {
  const { leader, crew, roleId } = await postHalo()
  const player = await registerPlayer(t)
  const { body } = await apply(player, crew.id)
  const refusedAt = t.clock.stop().getTime()
  await decide(leader, crew.id, body.id, 'declined')
  expect(await inbox(player)).toEqual(['Your application to “Halo” was declined.'])
  const viewers = async () => [
    (await t.send(getCrew, { params: { id: crew.id } }, { as: player })).body.viewer,
    (await t.send(listCrews, {}, { as: player })).body[0]?.viewer,
  ]
  const mayApplyFrom = new Date(refusedAt + 24 * hour).toISOString()
  const waits = expect.objectContaining({ canApply: false, mayApplyFrom })
  t.clock.advance(24 * hour - 1)
  expect(await viewers()).toEqual([waits, waits])
  expect((await apply(player, crew.id)).body.code).toBe('refused_recently')
  expect((await applyAs(player, crew.id, roleId)).body.code).toBe('refused_recently')
  t.clock.advance(1)
  const free = expect.objectContaining({ canApply: true, mayApplyFrom: null })
  expect(await viewers()).toEqual([free, free])
  expect((await apply(player, crew.id)).status).toBe(201)
})

test('the leader of a full crew can still decline applications', async () => {
  const { leader, crew } = await postHalo(2)
  const [first, second] = [await registerPlayer(t), await registerPlayer(t)]
  const a = await apply(first, crew.id)
  const b = await apply(second, crew.id)
  await decide(leader, crew.id, a.body.id, 'accepted')
  expect((await decide(leader, crew.id, b.body.id, 'declined')).body.status).toBe('declined')
})

test('optional fields can be left out, empty or null', async () => {
  const { crew } = await postHalo()
  for (const empty of ['', null, undefined]) {
    const body = { ...applicationDraft, timezone: empty, additionalInfo: empty }
    const { status, body: applied } = await t.send(
      applyToCrew,
      { params: { id: crew.id }, body },
      { as: await registerPlayer(t) },
    )
    expect([status, applied.timezone, applied.additionalInfo]).toEqual([201, null, ''])
  }
})

test('an application that was accepted stays accepted', async () => {
  const { leader, crew } = await postHalo()
  const player = await registerPlayer(t)
  const { body } = await apply(player, crew.id)
  await decide(leader, crew.id, body.id, 'accepted')
  for (const status of ['accepted', 'declined'] as const) {
    const again = await decide(leader, crew.id, body.id, status)
    expect([again.status, again.body.code]).toEqual([409, 'already_decided'])
  }
})

test('the leader and members cannot apply, and only the leader sees and decides applications', async () => {
  const { leader, crew, roleId } = await postHalo()
  const [member, stranger] = [await registerPlayer(t), await registerPlayer(t)]
  const own = await apply(leader, crew.id)
  expect([own.status, own.body.code]).toEqual([403, 'own_crew'])
  const { body } = await apply(member, crew.id)
  expect((await decide(stranger, crew.id, body.id, 'accepted')).status).toBe(403)
  expect((await t.send(listApplications, { params: { id: crew.id } }, { as: stranger })).status).toBe(403)
  expect((await t.send(listRoleApplications, { params: { id: crew.id } }, { as: member })).status).toBe(403)
  await decide(leader, crew.id, body.id, 'accepted')
  expect((await applyAs(member, crew.id, roleId)).body.code).toBe('already_member')
})

test('an application is found only under its own crew, and only as what it is for', async () => {
  const one = await postHalo()
  const other = await postHalo()
  const player = await registerPlayer(t)
  const toCrew = await apply(player, one.crew.id)
  const toRole = await applyAs(player, other.crew.id, other.roleId)
  expect((await decide(other.leader, other.crew.id, toCrew.body.id, 'accepted')).status).toBe(404)
  expect((await decide(other.leader, other.crew.id, toRole.body.id, 'accepted')).status).toBe(404)
  const asRole = { params: { id: toCrew.body.id }, body: { status: 'accepted' as const } }
  expect((await t.send(decideRoleApplication, asRole, { as: one.leader })).status).toBe(404)
  const byStranger = { params: { id: toRole.body.id }, body: { status: 'accepted' as const } }
  expect((await t.send(decideRoleApplication, byStranger, { as: one.leader })).status).toBe(404)
  expect((await applyAs(await registerPlayer(t), one.crew.id, other.roleId)).status).toBe(404)
})

test('an application without a message is refused', async () => {
  const { crew } = await postHalo()
  const body = { ...applicationDraft, message: '  ' }
  const answer = await t.send(applyToCrew, { params: { id: crew.id }, body }, { as: await registerPlayer(t) })
  expect([answer.status, answer.body.fields]).toEqual([400, { message: 'Please enter a message' }])
})
