// Also on the embedded engine.
import { afterEach, expect, test } from 'vitest'
import { getCrew, updateCrew } from '#contract/crews/crews.ts'
import { removeMember } from '#contract/missions/missions.ts'
import { reportCategories, reportPlayer } from '#contract/reports/reports.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
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
const { apply, inbox } = applicationCalls(t)

afterEach(() => expectInvariants(t.connection))

const report = (as: Player | undefined, id: number, reportedUserId: number, changes: object = {}) =>
  t.send(
    reportPlayer,
    {
      params: { id },
      body: {
        reportedUserId,
        reportCategory: 'griefing',
        reportReason: 'Shot at the MOLE',
        ...changes,
      },
    },
    { as },
  )
const outcome = ({ status, body }: { status: number; body: { code?: string | undefined } }) => [
  status,
  body.code,
]
const stored = () => t.connection.db.selectFrom('reports').selectAll().orderBy('id').execute()

const registerStaff = async (
  user_role: 'moderator' | 'admin',
  headers: Readonly<Record<string, string>> = {},
): Promise<Player> => {
  const player = await registerPlayer(t, {}, headers)
  await t.connection.db.updateTable('users').set({ user_role }).where('id', '=', player.user.id).execute()
  return player
}

/** A crew called Halo with a member and a pending application. */
const setScene = async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { title: 'Halo' })
  const member = await joinCrew(t, leader, id)
  const applicant = await registerPlayer(t)
  await apply(applicant, id)
  return { id, leader, member, applicant }
}

test('leader, members and applicants can be reported, and what was reported is kept as it was', async () => {
  const { id, leader, member, applicant } = await setScene()
  const description = 'Twice, after the second rock.'
  const receipt = await report(member, id, leader.user.id, { description })
  expect(receipt).toMatchObject({ status: 201, body: { status: 'pending' } })
  expect((await report(leader, id, member.user.id, { reportCategory: 'no_show' })).status).toBe(201)
  expect((await report(leader, id, applicant.user.id)).status).toBe(201)

  const change = crewDraft({ title: 'Harmless', description: 'Nothing to see.' })
  await t.send(updateCrew, { params: { id }, body: change }, { as: leader })
  await t.connection.db
    .updateTable('users')
    .set({ display_name: 'Somebody else' })
    .where('id', 'in', [leader.user.id, applicant.user.id])
    .execute()

  const post = { crewTitle: 'Halo', crewDescription: crewDraft().description, crewRequirements: '' }
  const names = ({ user }: Player) => ({ username: user.username, displayName: user.username })
  expect(await stored()).toMatchObject([
    {
      crew_id: id,
      reporter_id: member.user.id,
      reported_id: leader.user.id,
      category: 'griefing',
      reason: 'Shot at the MOLE',
      description,
      status: 'pending',
      snapshot: { ...post, ...names(leader), applicationMessage: null },
    },
    { category: 'no_show', snapshot: { ...post, ...names(member), applicationMessage: 'Me' } },
    { snapshot: { ...post, ...names(applicant), applicationMessage: 'I bring my own laser.' } },
  ])
})

test('every admin and moderator gets one notice, in their language, without the reporter', async () => {
  const { id, leader, member, applicant } = await setScene()
  const admin = await registerStaff('admin')
  const moderator = await registerStaff('moderator', { 'accept-language': 'de' })
  const before = await Promise.all([leader, member, applicant].map(inbox))
  await report(applicant, id, leader.user.id)
  const name = leader.user.displayName
  expect(await inbox(admin)).toEqual([`New report about “Halo”: ${name}, Griefing.`])
  expect(await inbox(moderator)).toEqual([`Neue Meldung zu „Halo“: ${name}, Griefing.`])
  expect(await Promise.all([leader, member, applicant].map(inbox))).toEqual(before)
  for (const as of [undefined, leader, member]) {
    expect(JSON.stringify((await t.send(getCrew, { params: { id } }, { as })).body)).not.toContain(
      'Shot at the MOLE',
    )
  }
})

test('who has nothing to do with the crew cannot be reported there, nor can the reporter', async () => {
  const { id, leader, member, applicant } = await setScene()
  const stranger = await registerPlayer(t)
  expect(outcome(await report(undefined, id, leader.user.id))).toEqual([401, 'not_signed_in'])
  expect(outcome(await report(member, id, stranger.user.id))).toEqual([400, 'not_in_crew'])
  expect(outcome(await report(member, id, 999_999))).toEqual([400, 'not_in_crew'])
  expect(outcome(await report(member, id, member.user.id))).toEqual([400, 'report_self'])
  expect(outcome(await report(stranger, id, stranger.user.id))).toEqual([400, 'report_self'])
  expect(outcome(await report(member, 999_999, leader.user.id))).toEqual([404, 'not_found'])
  expect(await stored()).toEqual([])
  // A member who was removed has applied before.
  await t.send(removeMember, { params: { id, userId: member.user.id } }, { as: leader })
  expect((await report(leader, id, member.user.id)).status).toBe(201)
  // Only the leader knows who has applied.
  for (const as of [stranger, member])
    expect(outcome(await report(as, id, applicant.user.id))).toEqual([400, 'not_in_crew'])
  expect((await report(leader, id, applicant.user.id)).status).toBe(201)
})

test('a player has one open report on another for each crew', async () => {
  const { id, leader, member, applicant } = await setScene()
  const other = await postCrew(t, leader)
  expect((await report(member, id, leader.user.id)).status).toBe(201)
  expect(outcome(await report(member, id, leader.user.id, { reportCategory: 'other' }))).toEqual([
    409,
    'already_reported',
  ])
  expect((await report(applicant, id, leader.user.id)).status).toBe(201)
  expect((await report(member, other.id, leader.user.id)).status).toBe(201)
  await t.connection.db.updateTable('reports').set({ status: 'dismissed', decided_at: new Date() }).execute()
  expect((await report(member, id, leader.user.id)).status).toBe(201)
})

test('a report survives the crew and the accounts that it names', async () => {
  const { id, member, applicant } = await setScene()
  await report(applicant, id, member.user.id)
  const { db } = t.connection
  await db.deleteFrom('crews').where('id', '=', id).execute()
  await db.deleteFrom('users').where('id', 'in', [member.user.id, applicant.user.id]).execute()
  expect(await stored()).toMatchObject([
    {
      crew_id: null,
      reporter_id: null,
      reported_id: null,
      snapshot: { crewTitle: 'Halo', username: member.user.username },
    },
  ])
})

test('category and reason are required, and texts have limits', async () => {
  const { id, leader, member } = await setScene()
  const fieldsOf = async (changes: object) =>
    Object.keys((await report(member, id, leader.user.id, changes)).body.fields ?? {})
  expect(await fieldsOf({ reportCategory: 'rudeness' })).toEqual(['reportCategory'])
  expect(await fieldsOf({ reportReason: '  ' })).toEqual(['reportReason'])
  expect(await fieldsOf({ reportReason: 'x'.repeat(201) })).toEqual(['reportReason'])
  expect(await fieldsOf({ description: 'x'.repeat(2001) })).toEqual(['description'])
  for (const reportedUserId of [0, -1, 2 ** 31, '1', null]) {
    expect(await fieldsOf({ reportedUserId })).toEqual(['reportedUserId'])
  }
  for (const reportCategory of reportCategories) {
    const reporter = await registerPlayer(t)
    expect((await report(reporter, id, leader.user.id, { reportCategory })).status).toBe(201)
  }
})
