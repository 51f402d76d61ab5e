// Also on the embedded engine.
/** A crew gets another leader only if that player accepts. */
import { expect, test } from 'vitest'
import { listAudit } from '#contract/audit/audit.ts'
import { getCrew, updateCrew } from '#contract/crews/crews.ts'
import { leaveCrew } from '#contract/missions/missions.ts'
import { getReport, listReports } from '#contract/reports/cases.ts'
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
const { offerLead, acceptLead, endLeadOffer, handOver } = leadingCalls(t)

const setScene = async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { title: 'Halo', maxCrewSize: 4 })
  return { id, leader, member: await joinCrew(t, leader, id), other: await joinCrew(t, leader, id) }
}
const offerSeenBy = async (as: Player, id: number) =>
  (await t.send(getCrew, { params: { id } }, { as })).body.viewer?.leadOffer
const leaderOf = async (id: number) => (await t.send(getCrew, { params: { id } })).body.authorId
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
  const title = 'Pay 5000 aUEC to me'
  await t.send(updateCrew, { params: { id }, body: crewDraft({ title, maxCrewSize: 4 }) }, { as: leader })
  t.clock.advance(60_000)
  await handOver(leader, id, member)
  t.clock.advance(60_000)
  // Another start is no other text.
  await t.send(
    updateCrew,
    { params: { id }, body: crewDraft({ title, maxCrewSize: 4, location: 'Yela' }) },
    { as: member },
  )
  await reportCalls(t).report(leader, id, member.user.id)
  const [{ id: reportId } = { id: 0 }] = (await t.send(listReports, { query: {} }, { as: admin })).body
  const detailsNow = async () =>
    (await t.send(getReport, { params: { id: reportId } }, { as: admin })).body.current.crew
  const leaders = [
    { id: leader.user.id, username: leader.user.username, until: expect.any(String) },
    { id: member.user.id, username: member.user.username, until: null },
  ]
  expect(await detailsNow()).toMatchObject({ leaders, writtenBy: leader.user.username })
  await t.send(
    updateCrew,
    { params: { id }, body: crewDraft({ title: 'Halo', maxCrewSize: 4 }) },
    { as: member },
  )
  expect(await detailsNow()).toMatchObject({ leaders, writtenBy: member.user.username })
  const { body } = await t.send(listAudit, { query: {} }, { as: admin })
  expect(body.find(({ action }) => action === 'crew_handed_over')).toMatchObject({ detail: { crewId: id } })
})
