/** What happens to applications when their role is removed, and to a crew when a player would be deleted. */
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import {
  applyToRole,
  decideRoleApplication,
  listRoleApplications,
} from '#contract/applications/applications.ts'
import { getCrew, updateCrew } from '#contract/crews/crews.ts'
import { listMessages } from '#contract/messages/messages.ts'
import { listenTo } from '#server/testing/event-reader.ts'
import {
  crewDraft,
  joinCrew,
  type Player,
  postCrew,
  registerPlayer,
} from '#server/testing/factories/factories.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const hour = 60 * 60_000

afterEach(() => expectInvariants(t.connection))

const crewWithRoles = async () => {
  const leader = await registerPlayer(t)
  const roles = ['Pilot', 'Medic'].map((roleName) => ({ roleName, slotsNeeded: 1 }))
  const crew = await postCrew(t, leader, { title: 'Halo', roles })
  const [pilot, medic] = crew.roles
  if (!pilot || !medic) throw new Error('no roles')
  return { leader, id: crew.id, pilot, medic }
}
const apply = (as: Player, id: number, roleId: number) =>
  t.send(applyToRole, { params: { id, roleId }, body: { message: 'Me' } }, { as })
const inbox = async (player: Player) =>
  (await t.send(listMessages, {}, { as: player })).body.messages.map(({ message }) => message)
const listed = async (leader: Player, id: number) =>
  (await t.send(listRoleApplications, { params: { id } }, { as: leader })).body.applications

test('removing a role declines its pending applications, notifies the applicants and keeps the applications', async () => {
  const { leader, id, pilot, medic } = await crewWithRoles()
  const [flyer, healer] = [await registerPlayer(t, {}, { 'accept-language': 'de' }), await registerPlayer(t)]
  const applied = await apply(flyer, id, pilot.id)
  await apply(healer, id, medic.id)
  const listener = await listenTo(t.node.app, flyer)
  try {
    const body = { ...crewDraft({ title: 'Halo' }), roles: [{ ...medic, roleName: 'Surgeon' }] }
    expect((await t.send(updateCrew, { params: { id }, body }, { as: leader })).status).toBe(200)
    expect(await listener.waitFor('message')).toEqual({ unreadCount: 1, unreadNotices: 1 })
    expect(listener.events).toContainEqual({ name: 'application', data: { crewId: id } })
  } finally {
    listener.close()
  }
  expect(await inbox(flyer)).toEqual([
    'Die Rolle Pilot bei „Halo“ wurde entfernt und deine Bewerbung darauf abgelehnt.',
  ])
  expect(await inbox(healer)).toEqual([])
  expect(await listed(leader, id)).toMatchObject([
    { roleId: medic.id, roleName: 'Surgeon', status: 'pending' },
    { id: applied.body.id, roleId: null, roleName: 'Pilot', status: 'rejected' },
  ])
  const seen = await t.send(getCrew, { params: { id } }, { as: flyer })
  expect(seen.body.viewer).toMatchObject({
    canApply: true,
    application: { roleId: null, status: 'declined' },
  })
  const decision = { params: { id: applied.body.id }, body: { status: 'accepted' as const } }
  const late = await t.send(decideRoleApplication, decision, { as: leader })
  expect(late.body.code).toBe('already_decided')
})

test('a refusal stays after its role is removed, with the last name of the role', async () => {
  const { leader, id, pilot, medic } = await crewWithRoles()
  const player = await registerPlayer(t)
  const { body: application } = await apply(player, id, pilot.id)
  const decision = { params: { id: application.id }, body: { status: 'rejected' as const } }
  await t.send(decideRoleApplication, decision, { as: leader })
  for (const roles of [[{ ...pilot, roleName: 'Captain' }, medic], [medic]]) {
    await t.send(updateCrew, { params: { id }, body: { ...crewDraft(), roles } }, { as: leader })
  }
  expect((await apply(player, id, medic.id)).body.code).toBe('refused_recently')
  expect(await listed(leader, id)).toMatchObject([{ roleId: null, roleName: 'Captain', status: 'rejected' }])
  t.clock.advance(24 * hour)
  expect((await apply(player, id, medic.id)).status).toBe(201)
})

test('members and leaders cannot be deleted, and deleting a crew deletes its applications', async () => {
  const { leader, id, pilot } = await crewWithRoles()
  const member = await joinCrew(t, leader, id)
  await apply(await registerPlayer(t), id, pilot.id)
  const { db } = t.connection
  for (const { user } of [member, leader]) {
    await expect(sql`delete from users where id = ${user.id}`.execute(db)).rejects.toThrow('foreign key')
  }
  await sql`delete from crews where id = ${id}`.execute(db)
  expect((await t.send(getCrew, { params: { id } })).status).toBe(404)
})
