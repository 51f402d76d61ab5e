// Also on the embedded engine.
/** A crew gets another leader only if that player accepts. */
import { expect, test } from 'vitest'
import { listAudit } from '#contract/audit/audit.ts'
import { getCrew, updateCrew } from '#contract/crews/crews.ts'
import type { CrewDraft } from '#contract/crews/drafts.ts'
import { leaveCrew } from '#contract/missions/missions.ts'
import { getReport, listReports } from '#contract/reports/cases.ts'
import { leaveForGood } from '#server/testing/calls/account-calls.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { leadingCalls } from '#server/testing/calls/leading-calls.ts'
import { reportCalls } from '#server/testing/calls/report-calls.ts'
import {
  crewDraft,
  joinCrew,
  type Player,
  postCrew,
  registerPlayer,
  registerStaff,
} from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { inbox } = applicationCalls(t)
const { offerLead, acceptLead, endLeadOffer, nameCoLeader, handOver } = leadingCalls(t)

const setScene = async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { title: 'Halo', maxCrewSize: 4 })
  return { id, leader, member: await joinCrew(t, leader, id), other: await joinCrew(t, leader, id) }
}
const offerSeenBy = async (as: Player, id: number) =>
  (await t.send(getCrew, { params: { id } }, { as })).body.viewer?.leadOffer
const leaderOf = async (id: number) => (await t.send(getCrew, { params: { id } })).body.authorId
const write = (as: Player, id: number, title: string, more: Partial<CrewDraft> = {}) =>
  t.send(updateCrew, { params: { id }, body: crewDraft({ title, maxCrewSize: 4, ...more }) }, { as })
const reportedCrew = async (as: Player) => {
  const [{ id } = { id: 0 }] = (await t.send(listReports, { query: {} }, { as })).body
  return (await t.send(getReport, { params: { id } }, { as })).body.current.crew
}
const newest = async (player: Player) => (await inbox(player))[0]

test('a member who is asked leads the crew only once they accept, and nobody else sees that they were asked', async () => {
  const { id, leader, member, other } = await setScene()
  const { status, body } = await offerLead(leader, id, member)
  expect([status, body.authorId]).toEqual([200, leader.user.id])
  const name = leader.user.username
  expect(await newest(member)).toBe(
    `${name} asks you to lead “Halo”. Read its text, then accept or decline on its page.`,
  )
  const offer = { userId: member.user.id, name: member.user.username }
  expect([await offerSeenBy(leader, id), await offerSeenBy(member, id)]).toEqual([offer, offer])
  expect(await offerSeenBy(other, id)).toBeNull()
  for (const act of [acceptLead, endLeadOffer])
    expect((await act(other, id)).body.code).toBe('lead_not_offered')
  const accepted = await acceptLead(member, id)
  expect(accepted.body).toMatchObject({
    authorId: member.user.id,
    viewer: { isAuthor: true, leadOffer: null },
  })
  expect((await acceptLead(member, id)).body.code).toBe('lead_not_offered')
})

test('a member declines, or the leader takes it back or asks another one', async () => {
  const { id, leader, member, other } = await setScene()
  await offerLead(leader, id, member)
  expect((await endLeadOffer(member, id)).status).toBe(200)
  expect(await newest(leader)).toBe(`${member.user.username} does not want to lead “Halo”. It stays yours.`)
  await offerLead(leader, id, member)
  expect((await endLeadOffer(leader, id)).body.viewer?.leadOffer).toBeNull()
  await offerLead(leader, id, member)
  await offerLead(leader, id, other)
  expect((await acceptLead(member, id)).body.code).toBe('lead_not_offered')
  expect(await leaderOf(id)).toBe(leader.user.id)
  await t.send(leaveCrew, { params: { id } }, { as: other })
  expect((await acceptLead(other, id)).body.code).toBe('lead_not_offered')
  expect(await offerSeenBy(leader, id)).toBeNull()
})

test('a report says who wrote the text and who led when, and the audit log that it was handed over', async () => {
  const { id, leader, member } = await setScene()
  const admin = await registerStaff(t, 'admin')
  await write(leader, id, 'Pay 5000 aUEC to me')
  t.clock.advance(60_000)
  await handOver(leader, id, member)
  t.clock.advance(60_000)
  // Another start is no other text.
  await write(member, id, 'Pay 5000 aUEC to me', { location: 'Yela' })
  await reportCalls(t).report(leader, id, member.user.id)
  const leaders = [
    { id: leader.user.id, username: leader.user.username, until: expect.any(String) },
    { id: member.user.id, username: member.user.username, until: null },
  ]
  expect(await reportedCrew(admin)).toMatchObject({ leaders, writtenBy: leader.user.username })
  await write(member, id, 'Halo')
  expect(await reportedCrew(admin)).toMatchObject({ leaders, writtenBy: member.user.username })
  const { body } = await t.send(listAudit, { query: {} }, { as: admin })
  expect(body.find(({ action }) => action === 'crew_handed_over')).toMatchObject({ detail: { crewId: id } })
})

test('whoever writes a text and deletes their account stays its author: the co-leader who takes over is not', async () => {
  const { id, leader, member, other } = await setScene()
  const admin = await registerStaff(t, 'admin')
  await nameCoLeader(leader, id, member)
  t.clock.advance(60_000)
  await write(leader, id, 'Pay 5000 aUEC to me')
  t.clock.advance(60_000)
  await leaveForGood(t, leader)
  expect(await leaderOf(id)).toBe(member.user.id)
  await reportCalls(t).report(other, id, member.user.id)
  expect(await reportedCrew(admin)).toMatchObject({
    writtenBy: '[deleted]',
    leaders: [{ username: '[deleted]' }, { username: member.user.username, until: null }],
  })
  // Nor is anybody who led the crew in between.
  t.clock.advance(60_000)
  await handOver(member, id, other)
  expect((await reportedCrew(admin))?.writtenBy).toBe('[deleted]')
  const { body } = await t.send(listAudit, { query: {} }, { as: admin })
  const handedOver = body.filter(({ action }) => action === 'crew_handed_over')
  expect(handedOver.map(({ subjectId }) => subjectId)).toEqual([other.user.id, member.user.id])
})

test('a leader who changes the text has to ask again: the member accepts only what they have read', async () => {
  const { id, leader, member } = await setScene()
  await offerLead(leader, id, member)
  await write(leader, id, 'Halo', { location: 'Yela' })
  expect(await offerSeenBy(member, id)).not.toBeNull()
  await write(leader, id, 'Pay 5000 aUEC to me')
  expect(await offerSeenBy(member, id)).toBeNull()
  expect((await acceptLead(member, id)).body.code).toBe('lead_not_offered')
  expect(await leaderOf(id)).toBe(leader.user.id)
})
