// Also on the embedded engine.
import { expect, test } from 'vitest'
import { getSessionUser } from '#contract/auth/auth.ts'
import { listCrews } from '#contract/crews/board.ts'
import { createCrew, updateCrew } from '#contract/crews/crews.ts'
import { writeComment } from '#contract/discussions/discussions.ts'
import { getFleet } from '#contract/fleet/fleet.ts'
import { contactLeader, messagePlayer } from '#contract/messages/messages.ts'
import * as players from '#contract/profiles/players.ts'
import { reportPlayer } from '#contract/reports/reports.ts'
import { acknowledgeWarning, listOwnWarnings } from '#contract/sanctions/warnings.ts'
import { endedBansJob } from '#server/features/crews/posting/crews-hiding.service.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { moderationCalls } from '#server/testing/calls/moderation-calls.ts'
import { listenTo } from '#server/testing/event-reader.ts'
import { eventually } from '#server/testing/eventually.ts'
import {
  crewDraft,
  joinCrew,
  type Player,
  postCrew,
  registerPlayer,
  registerStaff,
} from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ runsJobs: true })
const { ban, unban, warn, signIn } = moderationCalls(t)
const { inbox } = applicationCalls(t)
const hour = 60 * 60_000

const titlesOnBoard = async () => (await t.send(listCrews, {})).body.map(({ title }) => title)
const actions = async (subject: Player) => {
  const rows = await t.connection.db
    .selectFrom('audit_log')
    .select(['action', 'detail'])
    .where('subject_id', '=', subject.user.id)
    .where('action', '<>', 'registered')
    .orderBy('id')
    .execute()
  return rows
}

test('a ban ends the session and the stream, hides the posts, is mailed, and runs out by itself', async () => {
  const admin = await registerStaff(t, 'admin')
  const player = await registerPlayer(t, { timezone: 'America/New_York' }, { 'accept-language': 'de' })
  await postCrew(t, player, { title: 'Open halo' })
  const stream = await listenTo(t.node.app, player)
  const now = t.clock.stop()
  const { status, body } = await ban(admin, player, { duration: 2, description: 'Three times today' })
  const until = new Date(now.getTime() + 2 * hour).toISOString()
  expect([status, body]).toEqual([200, { id: player.user.id, isBanned: true, bannedUntil: until }])
  expect(await stream.waitFor('session')).toEqual({ ended: true, cause: 'banned' })
  await eventually(() => expect(stream.ended()).toBe(true))
  expect((await t.send(getSessionUser, {}, { as: player })).status).toBe(401)
  expect(await titlesOnBoard()).toEqual([])
  const mail = await t.mailbox.next(player.user.email)
  expect(mail.subject).toBe('Dein CrewBeacon-Konto ist gesperrt')
  expect(mail.text).toContain('Insults')
  expect(mail.text).toContain('Three times today')
  expect(mail.text).toMatch(/Ende der Sperre: .+, \d\d:\d\d \(New York\)\./)
  expect((await ban(admin, player)).body.code).toBe('already_banned')
  expect(await actions(player)).toMatchObject([
    { action: 'user_banned', detail: { reason: 'Insults', hours: 2 } },
  ])

  t.clock.advance(2 * hour)
  expect((await signIn(player)).status).toBe(200)
  await endedBansJob.run(t.node.ctx, {})
  expect(await titlesOnBoard()).toEqual(['Open halo'])
  expect((await unban(admin, player)).body.code).toBe('not_banned')
  expect((await ban(admin, player, { banType: 'permanent' })).body).toMatchObject({
    isBanned: true,
    bannedUntil: null,
  })
})

test('a ban lasts 24 hours unless something else is said', async () => {
  const admin = await registerStaff(t, 'admin')
  const now = t.clock.stop()
  const { body } = await ban(admin, await registerPlayer(t))
  expect(body.bannedUntil).toBe(new Date(now.getTime() + 24 * hour).toISOString())
})

test.each([
  ['oneself', 'own_account'],
  ['nobody', 'not_found'],
  ['another admin', 'banned'],
])('an admin who bans %s gets %s', async (whom, expected) => {
  const admin = await registerStaff(t, 'admin')
  const other = await registerStaff(t, 'admin')
  const nobody = { ...other, user: { ...other.user, id: 2_147_483_647 } }
  const target = { oneself: admin, nobody, 'another admin': other }[whom] ?? nobody
  const { status, body } = await ban(admin, target)
  expect(status === 200 ? 'banned' : body.code).toBe(expected)
})

test.each([24, null, '', undefined])('a ban of %j hours is one of a day', async (duration) => {
  const admin = await registerStaff(t, 'admin')
  const changes = { duration: duration as number }
  const { status, body } = await ban(admin, await registerPlayer(t), changes)
  expect(status).toBe(200)
  const hours = (Date.parse(body.bannedUntil ?? '') - t.node.ctx.now().getTime()) / 3_600_000
  expect(Math.round(hours)).toBe(24)
})

test.each([0, -1, 1.5, 8761, '24'])('a ban of %s hours is refused', async (duration) => {
  const admin = await registerStaff(t, 'admin')
  const { status, body } = await ban(admin, await registerPlayer(t), { duration: duration as number })
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['duration']])
})

test('lifting a ban brings the player and their posts back, with the fixed reason', async () => {
  const admin = await registerStaff(t, 'admin')
  const player = await registerPlayer(t)
  await postCrew(t, player, { title: 'Open halo' })
  await ban(admin, player, { duration: 8760 })
  expect((await unban(admin, player)).body).toEqual({
    id: player.user.id,
    isBanned: false,
    bannedUntil: null,
  })
  expect((await unban(admin, player)).body.code).toBe('not_banned')
  expect(await titlesOnBoard()).toEqual(['Open halo'])
  const back = await signIn(player)
  expect(back.status).toBe(200)
  expect(await inbox({ ...player, cookies: back.cookies })).toEqual(['Your ban was lifted. Welcome back!'])
  const bans = await t.connection.db.selectFrom('bans').selectAll().execute()
  expect(bans).toMatchObject([{ lift_reason: 'Ban durch Admin aufgehoben', lifted_by: admin.user.id }])
  expect((await actions(player)).map(({ action }) => action)).toEqual([
    'user_banned',
    'user_unbanned',
    'login_succeeded',
  ])
})

test('a post that ended while its leader was banned is shown again with the end of the ban', async () => {
  const admin = await registerStaff(t, 'admin')
  const player = await registerPlayer(t)
  await postCrew(t, player)
  await ban(admin, player)
  await t.connection.db.updateTable('crews').set({ mission_status: 'cancelled' }).execute()
  await unban(admin, player)
  expect(await t.connection.db.selectFrom('crews').select('is_hidden').execute()).toEqual([
    { is_hidden: false },
  ])
})

test('for everyone but moderators a banned player is not there', async () => {
  const admin = await registerStaff(t, 'admin')
  const moderator = await registerStaff(t, 'moderator')
  const [player, other] = [await registerPlayer(t), await registerPlayer(t)]
  await ban(admin, player)
  const params = { id: player.user.id }
  const endpoints = [
    players.getPlayerProfile,
    players.getPlayerStatistics,
    players.getPlayerReputation,
    players.listPlayerMissions,
    getFleet,
  ]
  for (const endpoint of endpoints) {
    const statuses = []
    for (const as of [undefined, other, moderator, admin]) {
      statuses.push((await t.send(endpoint, { params }, { as })).status)
    }
    expect([endpoint.name, statuses]).toEqual([endpoint.name, [404, 404, 200, 200]])
  }
})

test('a banned player takes no messages, like one who accepts none, and their hidden post no applications', async () => {
  const admin = await registerStaff(t, 'admin')
  const [player, other] = [await registerPlayer(t), await registerPlayer(t)]
  const { id } = await postCrew(t, player)
  const crew = await postCrew(t, other)
  await ban(admin, player)
  const toPlayer = { id: player.user.id }
  const message = { message: 'Hello' }
  const answers = [
    await t.send(messagePlayer, { params: toPlayer, body: message }, { as: other }),
    await t.send(messagePlayer, { params: toPlayer, body: { ...message, crewId: crew.id } }, { as: other }),
    await t.send(contactLeader, { params: { id }, body: message }, { as: other }),
  ]
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
    answers.map(() => [403, 'not_accepting']),
  )
  const applied = await applicationCalls(t).apply(other, id)
  expect([applied.status, applied.body.code]).toEqual([409, 'post_hidden'])
})

test('a warned player reads the warning before they post, edit or comment again', async () => {
  const moderator = await registerStaff(t, 'moderator')
  const player = await registerPlayer(t)
  const crew = await postCrew(t, player)
  const first = await warn(moderator, player, 'Spam')
  expect([first.status, first.body.warningCount]).toEqual([201, 1])
  expect(await inbox(player)).toEqual([expect.stringContaining('Spam')])
  const post = () => t.send(createCrew, { body: crewDraft() }, { as: player })
  const comment = () =>
    t.send(writeComment, { params: { id: crew.id }, body: { text: 'Hi', channel: 'public' } }, { as: player })
  const edit = () => t.send(updateCrew, { params: { id: crew.id }, body: crewDraft() }, { as: player })
  expect((await post()).body.code).toBe('warning_open')
  expect((await edit()).body.code).toBe('warning_open')
  expect((await comment()).body.code).toBe('warning_open')
  const { body: warnings } = await t.send(listOwnWarnings, {}, { as: player })
  expect(warnings).toMatchObject([{ reason: 'Spam', acknowledgedAt: null }])
  const acknowledge = (as: Player) => t.send(acknowledgeWarning, { params: { id: first.body.id } }, { as })
  expect((await acknowledge(moderator)).status).toBe(404)
  expect((await acknowledge(player)).status).toBe(204)
  expect((await acknowledge(player)).status).toBe(204)
  expect((await post()).status).toBe(201)
  expect((await edit()).status).toBe(200)
  expect((await comment()).status).toBe(201)
  expect((await actions(player)).map(({ action }) => action)).toEqual(['user_warned', 'warning_acknowledged'])
})

test('a moderator warns players, an admin warns moderators too, and nobody warns themselves', async () => {
  const admin = await registerStaff(t, 'admin')
  const moderator = await registerStaff(t, 'moderator')
  expect((await warn(moderator, moderator)).body.code).toBe('own_account')
  expect((await warn(moderator, await registerStaff(t, 'moderator'))).body.code).toBe('not_allowed')
  expect((await warn(moderator, admin)).body.code).toBe('not_allowed')
  expect((await warn(admin, moderator)).status).toBe(201)
})

test('a ban or a warning decides its report, once, and only one about that player', async () => {
  const admin = await registerStaff(t, 'admin')
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  const member = await joinCrew(t, leader, id)
  const report = { reportedUserId: leader.user.id, reportCategory: 'other', reportReason: 'Rude' } as const
  const { body } = await t.send(reportPlayer, { params: { id }, body: report }, { as: member })
  const reportId = body.id
  expect((await ban(admin, member, { reportId })).body.code).toBe('not_found')
  expect((await ban(admin, leader, { reportId })).status).toBe(200)
  await unban(admin, leader)
  expect((await ban(admin, leader, { reportId })).body.code).toBe('report_decided')
  const rows = await t.connection.db.selectFrom('reports').selectAll().execute()
  expect(rows).toMatchObject([{ status: 'resolved', action: 'banned', decided_by: admin.user.id }])
  const bans = await t.connection.db.selectFrom('bans').select('report_id').execute()
  expect(bans).toEqual([{ report_id: reportId }])
})
