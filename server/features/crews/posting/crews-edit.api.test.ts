// Also on the embedded engine.
/** Who can edit a post, and what. */
import { expect, test } from 'vitest'
import { listCrews } from '#contract/crews/board.ts'
import { getCrew, updateCrew } from '#contract/crews/crews.ts'
import type { CrewChangeInput } from '#contract/crews/drafts.ts'
import {
  crewDraft,
  gunnerRole,
  inHours,
  postCrew,
  registerPlayer,
} from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const hour = 60 * 60_000

test('the leader edits the post: its fields, and roles added, changed, moved and removed', async () => {
  const leader = await registerPlayer(t)
  const crew = await postCrew(t, leader, {
    maxCrewSize: 8,
    roles: [gunnerRole(), gunnerRole({ roleName: 'Medic' }), gunnerRole({ roleName: 'Scout' })],
  })
  const [gunner, , scout] = crew.roles
  const change = {
    ...crewDraft({ title: 'Another title', maxCrewSize: 8 }),
    activity: 'combat' as const,
    roles: [
      { ...gunnerRole({ roleName: 'Chief scout', slotsNeeded: 3 }), id: scout?.id },
      { ...gunnerRole(), id: gunner?.id },
      gunnerRole({ roleName: 'Engineer', compensationType: 'fun' }),
    ],
  }
  const { status, body } = await t.send(
    updateCrew,
    { params: { id: crew.id }, body: change as never },
    { as: leader },
  )
  expect(status).toBe(200)
  expect(body).toMatchObject({ title: 'Another title', activity: 'combat' })
  expect(body.roles.map(({ id, roleName, slotsNeeded }) => [id, roleName, slotsNeeded])).toEqual([
    [scout?.id, 'Chief scout', 3],
    [gunner?.id, 'Turret Gunner', 2],
    [expect.any(Number), 'Engineer', 2],
  ])
  const found = await t.send(listCrews, { query: { search: 'another' } })
  expect(found.body.map(({ id }) => id)).toEqual([crew.id])
  const { roles: _, ...withoutRoles } = change
  const again = await t.send(updateCrew, { params: { id: crew.id }, body: withoutRoles }, { as: leader })
  expect(again.body.roles).toEqual(body.roles)
})

test.each([
  ['title', { title: '' }, 'Title is required'],
  ['scheduledTime', { scheduledTime: inHours(-5) }, 'Scheduled time must be in the future'],
  ['scheduledFor', { scheduledFor: inHours(-5) }, 'Scheduled time must be in the future'],
  ['roles', { roles: [{ ...gunnerRole(), id: 4711 }] }, 'This value is not valid'],
])('an edit with an invalid %s (%j) is refused', async (field, changes, text) => {
  const leader = await registerPlayer(t)
  const crew = await postCrew(t, leader)
  const body = { ...crewDraft(), ...changes } as never
  const answer = await t.send(updateCrew, { params: { id: crew.id }, body }, { as: leader })
  expect([answer.status, answer.body.fields]).toEqual([400, { [field]: text }])
  expect((await t.send(getCrew, { params: { id: crew.id } })).body.title).toBe(crew.title)
})

test('a post without a language is in German, and an edit without one keeps the language', async () => {
  const leader = await registerPlayer(t)
  expect((await postCrew(t, leader)).primaryLanguage).toBe('de')
  const { id } = await postCrew(t, leader, { primaryLanguage: 'fr' })
  const edit = (body: CrewChangeInput) => t.send(updateCrew, { params: { id }, body }, { as: leader })
  expect((await edit(crewDraft())).body.primaryLanguage).toBe('fr')
  expect((await edit({ ...crewDraft(), primaryLanguage: 'es' })).body.primaryLanguage).toBe('es')
})

test('an unchanged start is accepted even when it has passed', async () => {
  const leader = await registerPlayer(t)
  const scheduledFor = inHours(2)
  const crew = await postCrew(t, leader, { scheduledFor })
  t.clock.advance(5 * hour)
  const body = { ...crewDraft({ title: 'Later' }), scheduledTime: crew.scheduledTime }
  const answer = await t.send(updateCrew, { params: { id: crew.id }, body }, { as: leader })
  expect([answer.status, answer.body.scheduledTime]).toEqual([200, scheduledFor])
})

test('only the leader can edit, and only while the mission runs', async () => {
  const leader = await registerPlayer(t)
  const stranger = await registerPlayer(t)
  const crew = await postCrew(t, leader)
  const request = { params: { id: crew.id }, body: crewDraft() }
  expect((await t.send(updateCrew, request)).status).toBe(401)
  const strange = await t.send(updateCrew, request, { as: stranger })
  expect([strange.status, strange.body.code]).toEqual([403, 'not_allowed'])
  expect((await t.send(updateCrew, { ...request, params: { id: 2_000_000 } }, { as: leader })).status).toBe(
    404,
  )
  for (const [mission_status, status] of [
    ['in_progress', 200],
    ['completed', 409],
    ['ended', 409],
    ['cancelled', 409],
  ] as const) {
    await t.connection.db.updateTable('crews').set({ mission_status }).where('id', '=', crew.id).execute()
    const answer = await t.send(updateCrew, request, { as: leader })
    expect([mission_status, answer.status]).toEqual([mission_status, status])
    const seen = await t.send(getCrew, { params: { id: crew.id } }, { as: leader })
    expect(seen.body.viewer?.canEdit).toBe(status === 200)
  }
})

test('neither the crew nor a role can be made smaller than the people in it', async () => {
  const leader = await registerPlayer(t)
  const member = await registerPlayer(t)
  const crew = await postCrew(t, leader, { maxCrewSize: 4, roles: [gunnerRole()] })
  const roleId = crew.roles[0]?.id ?? 0
  const { db } = t.connection
  await db
    .insertInto('crew_members')
    .values({ crew_id: crew.id, user_id: member.user.id, role_id: roleId, joined_at: new Date() })
    .execute()
  await db.updateTable('crews').set({ current_crew_size: 2 }).where('id', '=', crew.id).execute()
  await db.updateTable('crew_roles').set({ slots_filled: 1 }).where('id', '=', roleId).execute()

  const edit = (changes: object) =>
    t.send(
      updateCrew,
      { params: { id: crew.id }, body: { ...crewDraft(), ...changes } as never },
      { as: leader },
    )
  expect((await edit({ maxCrewSize: 1 })).body.fields).toEqual({
    maxCrewSize: 'The crew already has 2 people',
  })
  expect((await edit({ roles: [] })).body.fields?.roles).toMatch(/cannot be removed/)
  expect(
    (await edit({ maxCrewSize: 2, roles: [{ ...gunnerRole({ slotsNeeded: 1 }), id: roleId }] })).status,
  ).toBe(200)

  const { body } = await t.send(getCrew, { params: { id: crew.id } }, { as: member })
  expect(body.displayStatus).toBe('full')
  expect(body.viewer).toMatchObject({ isAuthor: false, isMember: true, canEdit: false, canApply: false })
  expect(body.members.map(({ username, userRole, roleName }) => [username, userRole, roleName])).toEqual([
    [leader.user.username, 'leader', null],
    [member.user.username, 'member', 'Turret Gunner'],
  ])
})
