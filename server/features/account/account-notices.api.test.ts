// Also on the embedded engine.
import { expect, test } from 'vitest'
import { withdrawApplication } from '#contract/applications/applications.ts'
import { readConversation } from '#contract/messages/messages.ts'
import { startMission } from '#contract/missions/missions.ts'
import { getReminderSettings, updateReminderSettings } from '#contract/missions/reminders.ts'
import { type NoticeKind, noticeKinds } from '#contract/notices/kinds.ts'
import { getNoticeSettings, updateNoticeSetting, updateNoticeSettings } from '#contract/notices/notices.ts'
import { withPreset } from '#contract/notices/presets.ts'
import { reportPlayer } from '#contract/reports/reports.ts'
import { noticeMailsJob } from '#server/notices/delivery/notice-mails.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { messageCalls } from '#server/testing/calls/message-calls.ts'
import { waitOptions } from '#server/testing/eventually.ts'
import {
  joinCrew,
  type Player,
  postCrew,
  registerPlayer,
  registerStaff,
} from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ runsJobs: true })
const { apply, decide, inbox, postHalo } = applicationCalls(t)
const { write } = messageCalls(t)

// Otherwise it would run by itself at every tenth minute of the clock, between two steps of a test.

const choose = (as: Player, kind: NoticeKind, inInbox: boolean, byMail: boolean) =>
  t.send(updateNoticeSetting, { params: { kind }, body: { inInbox, byMail } }, { as })
const settingsOf = async (as: Player) => (await t.send(getNoticeSettings, {}, { as })).body
const mailNow = () => noticeMailsJob.run(t.node.ctx, {})

/** Resolves when every pending mail has been sent. */
const allSent = () =>
  expect
    .poll(async () => {
      const { rows } = await t.connection.pool.query(
        `select 1 from pgboss.job where data ->> 'job' = 'notice-mail' and state <> 'completed'`,
      )
      return rows.length
    }, waitOptions)
    .toBe(0)

test('at first everything goes to the inbox, nothing comes by mail, and what others wait for is pushed', async () => {
  const settings = await settingsOf(await registerPlayer(t))
  for (const kind of noticeKinds) expect(settings[kind]).toMatchObject({ inInbox: true, byMail: false })
  const pushed = noticeKinds.filter((kind) => settings[kind].byPush)
  expect(pushed).toEqual([
    'application',
    'decision',
    'mission',
    'reminder',
    'message',
    'invitation',
    'search',
    'beacon',
  ])
})

test('a choice that says nothing of devices leaves that one alone', async () => {
  const as = await registerPlayer(t)
  const body = { inInbox: true, byMail: false, byPush: false }
  await t.send(updateNoticeSetting, { params: { kind: 'decision' }, body }, { as })
  await choose(as, 'decision', true, true)
  expect((await settingsOf(as)).decision).toEqual({ inInbox: true, byMail: true, byPush: false })
})

test('a choice is kept, and those that a crew depends on stay in the inbox', async () => {
  const player = await registerPlayer(t)
  expect((await choose(player, 'rating', false, true)).body.rating).toMatchObject({
    inInbox: false,
    byMail: true,
  })
  const kinds = ['application', 'decision', 'message', 'invitation'] as const
  for (const kind of kinds)
    expect((await choose(player, kind, false, true)).body.code).toBe('notice_required')
  expect(await settingsOf(player)).toMatchObject({
    rating: { inInbox: false, byMail: true },
    message: { inInbox: true, byMail: false },
  })
})

test('a player chooses for all kinds at once, and nothing of it where one must not be', async () => {
  const as = await registerPlayer(t)
  const urgent = withPreset(await settingsOf(as), 'urgent')
  expect(await t.send(updateNoticeSettings, { body: urgent }, { as })).toMatchObject({
    status: 200,
    body: urgent,
  })
  expect(await settingsOf(as)).toEqual(urgent)
  const refused = {
    ...withPreset(urgent, 'everything'),
    message: { inInbox: false, byMail: true, byPush: true },
  }
  expect((await t.send(updateNoticeSettings, { body: refused }, { as })).body.code).toBe('notice_required')
  expect(await settingsOf(as)).toEqual(urgent)
})

test('the setting for reminders by mail is the same one, and leaves the inbox alone', async () => {
  const player = await registerPlayer(t)
  await choose(player, 'reminder', false, false)
  await t.send(updateReminderSettings, { body: { byMail: true } }, { as: player })
  expect((await settingsOf(player)).reminder).toMatchObject({ inInbox: false, byMail: true })
  await choose(player, 'reminder', true, false)
  expect((await t.send(getReminderSettings, {}, { as: player })).body).toEqual({ byMail: false })
})

test('who does not want a kind in the inbox does not get it, others do', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { title: 'Halo' })
  const quiet = await joinCrew(t, leader, id)
  const other = await joinCrew(t, leader, id)
  await choose(quiet, 'mission', false, false)
  await t.send(startMission, { params: { id } }, { as: leader })
  expect(await inbox(other)).toContain('The mission “Halo” has started.')
  expect(await inbox(quiet)).not.toContain('The mission “Halo” has started.')
})

test('what came together goes out as one mail, in the language of its reader', async () => {
  const leader = await registerPlayer(t)
  const member = await registerPlayer(t, {}, { 'accept-language': 'de' })
  const crews = [await postCrew(t, leader, { title: 'Halo' }), await postCrew(t, leader, { title: 'Yela' })]
  for (const { id } of crews) {
    const { body } = await apply(member, id)
    await decide(leader, id, body.id, 'accepted')
  }
  await choose(member, 'mission', true, true)
  for (const { id } of crews) await t.send(startMission, { params: { id } }, { as: leader })
  await mailNow()
  const { subject, text } = await t.mailbox.next(member.user.email)
  expect(subject).toBe('2 neue Hinweise auf CrewBeacon')
  for (const title of ['Halo', 'Yela']) expect(text).toContain(`- Die Mission „${title}“ hat begonnen.`)
  expect(text).toContain('http://localhost:3000/settings/notices')
  await mailNow()
  await allSent()
  expect(t.mailbox.mails.filter(({ to }) => to === member.user.email)).toHaveLength(1)
})

test('a kind that is not wanted in the inbox can still come by mail', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { title: 'Halo' })
  const member = await joinCrew(t, leader, id)
  await choose(member, 'mission', false, true)
  await t.send(startMission, { params: { id } }, { as: leader })
  await mailNow()
  const { subject, text, html, head } = await t.mailbox.next(member.user.email)
  expect(subject, 'in a few words').toBe('News of “Halo”')
  expect(text).toContain('- The mission “Halo” has started.')
  expect(text, 'to the crew').toContain(`Read more: http://localhost:3000/crew/${id}\n`)
  expect(html).toMatch(new RegExp(`<a href="http://localhost:3000/crew/${id}"[^>]+>To the crew</a>`))
  expect(head).toMatch(/^Auto-Submitted: auto-generated\r?$/m)
  expect(head).toMatch(/^Content-Language: en\r?$/m)
})

test('there is one mail for a conversation until it is read, without what was written', async () => {
  const [player, other] = [await registerPlayer(t), await registerPlayer(t)]
  await choose(other, 'message', true, true)
  for (const text of ['First secret', 'Second secret']) await write(player, other, text)
  await mailNow()
  const { subject, text } = await t.mailbox.next(other.user.email)
  expect(subject).toBe(`${player.user.username} has written to you.`)
  expect(text).not.toContain('secret')
  await write(player, other, 'Third secret')
  await mailNow()
  await allSent()
  expect(t.mailbox.mails).toHaveLength(1)
  await t.send(readConversation, { params: { id: player.user.id } }, { as: other })
  await write(player, other, 'Fourth secret')
  await mailNow()
  await expect.poll(() => t.mailbox.mails.length, waitOptions).toBe(2)
})

test('an unread message does not keep back the mail about an invitation', async () => {
  const { leader, crew } = await postHalo()
  const player = await registerPlayer(t)
  await choose(player, 'message', true, true)
  await choose(player, 'invitation', true, true)
  await write(leader, player, 'Hello')
  await write(leader, player, 'Join us', crew.id)
  await write(leader, player, 'Hello again')
  await mailNow()
  const { subject, text } = await t.mailbox.next(player.user.email)
  expect(subject).toBe('2 new notices on CrewBeacon')
  expect(text).toContain('invite')
})

test('an unread invitation keeps back no other but those to the same crew', async () => {
  const { leader, crew } = await postHalo()
  const other = await postCrew(t, leader, { title: 'Yela' })
  const player = await registerPlayer(t)
  await choose(player, 'invitation', true, true)
  for (const id of [crew.id, crew.id, other.id]) await write(leader, player, 'Join us', id)
  await mailNow()
  expect((await t.mailbox.next(player.user.email)).subject).toBe('2 new notices on CrewBeacon')
})

test('mails that failed for good are given up after a day', async () => {
  const { user } = await registerPlayer(t)
  const hourAgo = (hours: number) => new Date(t.node.ctx.now().getTime() - hours * 60 * 60_000)
  const rows = [23, 25].map((hours) => ({
    user_id: user.id,
    message_id: null,
    kind: 'mission' as const,
    body: `${hours}`,
    link: '/notices',
    created_at: hourAgo(hours),
    batch_at: hourAgo(hours),
  }))
  await t.connection.db.insertInto('notice_mails').values(rows).execute()
  await mailNow()
  expect(await t.connection.db.selectFrom('notice_mails').select('body').execute()).toEqual([{ body: '23' }])
})

test('what was read or withdrawn before the mail goes out is not mailed', async () => {
  const [player, other] = [await registerPlayer(t), await registerPlayer(t)]
  await choose(other, 'message', true, true)
  await write(player, other, 'Hello')
  await t.send(readConversation, { params: { id: player.user.id } }, { as: other })
  const { leader, crew } = await postHalo()
  await choose(leader, 'application', true, true)
  await apply(player, crew.id)
  await t.send(withdrawApplication, { params: { id: crew.id } }, { as: player })
  await mailNow()
  await allSent()
  expect(t.mailbox.mails).toEqual([])
  expect(await t.connection.db.selectFrom('notice_mails').selectAll().execute()).toEqual([])
})

test('a mail that fails is sent later, once and complete', async () => {
  const { leader, crew } = await postHalo()
  await choose(leader, 'application', true, true)
  t.mailbox.setWorking(false)
  await apply(await registerPlayer(t), crew.id)
  await mailNow()
  const states = async () => {
    const { rows } = await t.connection.pool.query(
      `select state from pgboss.job where data ->> 'job' = 'notice-mail'`,
    )
    return rows.map(({ state }) => state)
  }
  await expect.poll(states, waitOptions).toEqual(['retry'])
  t.mailbox.setWorking(true)
  await t.connection.pool.query(`update pgboss.job set start_after = now() where state = 'retry'`)
  await t.mailbox.next(leader.user.email)
  await allSent()
  expect(t.mailbox.mails).toHaveLength(1)
})

test('what moderators have to know reaches them, whatever they chose', async () => {
  const moderator = await registerStaff(t, 'moderator')
  for (const kind of ['mission', 'reminder', 'rating', 'comment'] as const) {
    await choose(moderator, kind, false, false)
  }
  const { crew, leader } = await postHalo()
  const body = { reportedUserId: leader.user.id, reportCategory: 'other', reportReason: 'Rude' } as const
  await t.send(reportPlayer, { params: { id: crew.id }, body }, { as: await registerPlayer(t) })
  expect(await inbox(moderator)).toEqual([expect.stringContaining('New report about “Halo”')])
})
