/** How seats are taken and become free again. */
import { afterEach, expect, test } from 'vitest'
import { decideRoleApplication } from '#contract/applications/applications.ts'
import { getCrew } from '#contract/crews/crews.ts'
import { cancelMission, leaveCrew, removeMember } from '#contract/missions/missions.ts'
import { listCrewRoles } from '#contract/roles/roles.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()

afterEach(() => expectInvariants(t.connection))

const { apply, applyAs, decide, inbox, postHalo } = applicationCalls(t)

test('a full crew refuses new applicants and keeps the pending applications', async () => {
  const { leader, crew } = await postHalo(2)
  const [first, second, third] = [await registerPlayer(t), await registerPlayer(t), await registerPlayer(t)]
  const a = await apply(first, crew.id)
  const b = await apply(second, crew.id)
  await decide(leader, crew.id, a.body.id, 'accepted')
  expect((await decide(leader, crew.id, b.body.id, 'accepted')).body.code).toBe('crew_full')
  expect((await apply(third, crew.id)).body.code).toBe('crew_full')
  await t.send(leaveCrew, { params: { id: crew.id } }, { as: first })
  expect(await inbox(leader)).toContain(`${first.user.username} has left “Halo”.`)
  expect((await decide(leader, crew.id, b.body.id, 'accepted')).status).toBe(200)
})

test('leaving or being removed frees the seat and the role', async () => {
  const { leader, crew, roleId } = await postHalo()
  const player = await registerPlayer(t)
  const { body } = await applyAs(player, crew.id, roleId)
  await t.send(
    decideRoleApplication,
    { params: { id: body.id }, body: { status: 'accepted' } },
    { as: leader },
  )
  const params = { id: crew.id, userId: player.user.id }
  expect((await t.send(removeMember, { params }, { as: player })).status).toBe(403)
  expect((await t.send(removeMember, { params }, { as: leader })).status).toBe(204)
  expect((await t.send(removeMember, { params }, { as: leader })).status).toBe(404)
  expect(await inbox(player)).toContain('You were removed from the crew “Halo”.')
  const after = await t.send(getCrew, { params: { id: crew.id } })
  expect([after.body.currentCrewSize, after.body.roles[0]?.slotsFilled]).toEqual([1, 0])
  expect((await t.send(leaveCrew, { params: { id: crew.id } }, { as: player })).body.code).toBe('not_member')
})

test('who applied for one role can be accepted into another, and is told so', async () => {
  const leader = await registerPlayer(t)
  const roles = ['Pilot', 'Medic'].map((roleName) => ({ roleName, slotsNeeded: 1 }))
  const crew = await postCrew(t, leader, { title: 'Halo', maxCrewSize: 4, roles })
  const [pilot, medic] = crew.roles
  if (!pilot || !medic) throw new Error('no roles')
  const [first, second] = [await registerPlayer(t), await registerPlayer(t)]
  const accept = (id: number, roleId: number | null, as = leader) =>
    t.send(decideRoleApplication, { params: { id }, body: { status: 'accepted', roleId } }, { as })
  const a = await applyAs(first, crew.id, pilot.id)
  const b = await applyAs(second, crew.id, pilot.id)
  expect((await accept(a.body.id, medic.id, second)).status).toBe(404)
  expect((await accept(a.body.id, medic.id)).body.status).toBe('accepted')
  expect((await accept(b.body.id, medic.id)).body.code).toBe('role_full')
  expect((await accept(b.body.id, 0x7fffffff)).body.code).toBe('not_found')
  expect((await accept(b.body.id, null)).status).toBe(200)
  const { body } = await t.send(getCrew, { params: { id: crew.id } }, { as: leader })
  const roleOf = (id: number) => body.members.find((member) => member.id === id)?.roleId
  expect([roleOf(first.user.id), roleOf(second.user.id)]).toEqual([medic.id, null])
  expect(await inbox(first)).toContain(
    'You are in: your application to “Halo” was accepted. You fly as Medic.',
  )
  expect(await inbox(second)).toContain(
    'You are in: your application to “Halo” was accepted. You get a seat without a fixed role.',
  )
})

test('nobody can join or leave a mission that is over', async () => {
  const { leader, crew } = await postHalo()
  const [member, applicant, late] = [
    await registerPlayer(t),
    await registerPlayer(t),
    await registerPlayer(t),
  ]
  const first = await apply(member, crew.id)
  await decide(leader, crew.id, first.body.id, 'accepted')
  const waiting = await apply(applicant, crew.id)
  await t.send(cancelMission, { params: { id: crew.id }, body: {} }, { as: leader })
  expect((await apply(late, crew.id)).body.code).toBe('mission_closed')
  expect((await decide(leader, crew.id, waiting.body.id, 'accepted')).body.code).toBe('mission_closed')
  expect((await t.send(leaveCrew, { params: { id: crew.id } }, { as: member })).body.code).toBe(
    'mission_closed',
  )
  for (const player of [member, applicant]) {
    expect(await inbox(player)).toContain('The mission “Halo” was cancelled.')
  }
})

test('each role says how many applications for it are pending', async () => {
  const leader = await registerPlayer(t)
  const roles = ['Pilot', 'Medic'].map((roleName) => ({ roleName, slotsNeeded: 1 }))
  const crew = await postCrew(t, leader, { maxCrewSize: 6, roles })
  const [pilot, medic] = crew.roles
  if (!pilot || !medic) throw new Error('no roles')
  const counts = async () => {
    const params = { id: crew.id }
    // Guests would get the page of a few seconds ago.
    const { body: details } = await t.send(getCrew, { params }, { as: leader })
    const { body: listed } = await t.send(listCrewRoles, { params }, { as: leader })
    expect(listed).toEqual(details.roles)
    return listed.map(({ applicationCount }) => applicationCount)
  }
  expect(crew.roles.map(({ applicationCount }) => applicationCount)).toEqual([0, 0])
  const players = [await registerPlayer(t), await registerPlayer(t), await registerPlayer(t)] as const
  const { body: first } = await applyAs(players[0], crew.id, pilot.id)
  await applyAs(players[1], crew.id, pilot.id)
  // An application without a role counts for none.
  await apply(players[2], crew.id)
  expect(await counts()).toEqual([2, 0])
  const refusal = { params: { id: first.id }, body: { status: 'rejected' as const } }
  await t.send(decideRoleApplication, refusal, { as: leader })
  expect(await counts()).toEqual([1, 0])
})
