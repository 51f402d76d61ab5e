/** Notices that a leader can cause repeatedly. */
import { expect, test } from 'vitest'
import { applyToCrew, decideApplication } from '#contract/applications/applications.ts'
import { updateCrew } from '#contract/crews/crews.ts'
import { assignRole } from '#contract/missions/missions.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import {
  crewDraft,
  gunnerRole,
  inHours,
  joinCrew,
  type Player,
  postCrew,
  registerPlayer,
} from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ rateLimitScale: 1 })
const { inbox } = applicationCalls(t)

const setScene = async () => {
  const leader = await registerPlayer(t)
  const crew = await postCrew(t, leader, { title: 'Halo', roles: [gunnerRole()] })
  const member = await joinCrew(t, leader, crew.id)
  const assign = (roleId: number | null) =>
    t.send(assignRole, { params: { id: crew.id, userId: member.user.id }, body: { roleId } }, { as: leader })
  return { leader, member, id: crew.id, roleId: crew.roles[0]?.id ?? 0, assign }
}

const moveTo = (leader: Player, id: number, scheduledFor: string) =>
  t.send(
    updateCrew,
    { params: { id }, body: { ...crewDraft({ title: 'Halo' }), scheduledFor } },
    { as: leader },
  )

test('roles given and taken leave one unread notice, ten times an hour', async () => {
  const { member, roleId, assign } = await setScene()
  for (let i = 0; i < 10; i += 1) expect((await assign(i % 2 === 0 ? roleId : null)).status).toBe(200)
  expect(await inbox(member)).toEqual([
    'You no longer have a role in “Halo”, but you keep your seat.',
    'You are in: your application to “Halo” was accepted.',
  ])
  const refused = await assign(roleId)
  expect([refused.status, Number(refused.headers['retry-after']) > 3500]).toEqual([429, true])
})

test('a start that moves leaves one unread notice, ten times an hour', async () => {
  const { leader, member, id } = await setScene()
  for (let i = 1; i <= 10; i += 1) expect((await moveTo(leader, id, inHours(i))).status).toBe(200)
  expect(await inbox(member)).toHaveLength(2)
  const refused = await moveTo(leader, id, inHours(11))
  expect([refused.status, Number(refused.headers['retry-after']) > 3500]).toEqual([429, true])
})

test('a new start says when, before and now, in the zone and language of each receiver', async () => {
  t.clock.advance(Date.parse('2027-01-01T12:00:00Z') - t.clock.stop().getTime())
  const leader = await registerPlayer(t)
  const before = '2027-01-09T19:30:00.000Z'
  const { id } = await postCrew(t, leader, { title: 'Halo', scheduledFor: before })
  const join = async (timezone: string, language: string) => {
    const member = await registerPlayer(t, { timezone }, { 'accept-language': language })
    const body = { message: 'Me', availability: 'sofort', experience: 'experte' } as const
    const applied = await t.send(applyToCrew, { params: { id }, body }, { as: member })
    const params = { id, applicationId: applied.body.id }
    await t.send(decideApplication, { params, body: { status: 'accepted' } }, { as: leader })
    return member
  }
  const [berlin, tokyo] = [await join('Europe/Berlin', 'de'), await join('Asia/Tokyo', 'en')]
  expect(await inbox(berlin)).toEqual([
    'Du bist dabei: Deine Bewerbung bei „Halo“ wurde angenommen. Start: Sa., 9. Jan., 20:30.',
  ])
  await moveTo(leader, id, '2027-01-10T15:00:00.000Z')
  expect((await inbox(berlin))[0]).toBe(
    'Die Mission „Halo“ hat eine neue Startzeit: So., 10. Jan., 16:00. Vorher: Sa., 9. Jan., 20:30.',
  )
  expect((await inbox(tokyo))[0]).toBe(
    'The mission “Halo” has a new start time: Mon 11 Jan, 00:00. Before: Sun 10 Jan, 04:30.',
  )
})
