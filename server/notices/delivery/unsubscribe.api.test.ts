// Also on the embedded engine.
/** Anyone who has a mail of notices can end them with it, signed in or not. */
import { expect, test } from 'vitest'
import { forgotPassword } from '#contract/auth/auth.ts'
import { startMission } from '#contract/missions/missions.ts'
import { type NoticeKind, noticeKinds } from '#contract/notices/kinds.ts'
import { getNoticeSettings, updateNoticeSetting } from '#contract/notices/notices.ts'
import { updateQuietHours } from '#contract/notices/quiet-hours.ts'
import { remindersJob } from '#server/features/missions/missions-upkeep.service.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { messageCalls } from '#server/testing/calls/message-calls.ts'
import { waitOptions } from '#server/testing/eventually.ts'
import {
  inHours,
  joinCrew,
  type Player,
  postCrew,
  registerPlayer,
} from '#server/testing/factories/factories.ts'
import { quietAround } from '#server/testing/factories/quiet-hours.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { noticeMailsJob } from './notice-mails.ts'

const t = openTestApp({ runsJobs: true })
const { apply, decide } = applicationCalls(t)

// Otherwise it would run by itself at every tenth minute of the clock, between two steps of a test.

const byMail = (as: Player, kinds: readonly NoticeKind[]) =>
  Promise.all(
    kinds.map((kind) =>
      t.send(updateNoticeSetting, { params: { kind }, body: { inInbox: true, byMail: true } }, { as }),
    ),
  )
const mailedKinds = async (as: Player) => {
  const { body } = await t.send(getNoticeSettings, {}, { as })
  return noticeKinds.filter((kind) => body[kind].byMail)
}
const mailNow = () => noticeMailsJob.run(t.node.ctx, {})
const linkIn = (head: string) => /^List-Unsubscribe: <([^>]+)>$/im.exec(head)?.[1] ?? ''
/** As a mail provider does it: from anywhere, without a cookie. */
const press = (link: string) =>
  t.inject({
    method: 'POST',
    url: link.replace('http://localhost:3000', ''),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://mail.example',
      'sec-fetch-site': 'cross-site',
    },
    payload: 'List-Unsubscribe=One-Click',
  })

test('what cannot wait leaves at once, with a link that ends its kind', async () => {
  const leader = await registerPlayer(t)
  const player = await registerPlayer(t)
  await byMail(player, ['decision', 'mission'])
  const { id } = await postCrew(t, leader, { title: 'Halo' })
  await decide(leader, id, (await apply(player, id)).body.id, 'accepted')
  const { head, text } = await t.mailbox.next(player.user.email)
  expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/im)
  expect(text).toContain(`http://localhost:3000/unsubscribe?token=${player.user.id}.decision.`)
  expect((await press(linkIn(head))).statusCode).toBe(204)
  expect(await mailedKinds(player)).toEqual(['mission'])
  // A second press changes nothing.
  expect((await press(linkIn(head))).statusCode).toBe(204)
  // No one is notified twice.
  await mailNow()
  expect(t.mailbox.mails.filter(({ to }) => to === player.user.email)).toHaveLength(1)
})

test('a mail about several kinds ends those and no others, also what waits', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { title: 'Halo' })
  const member = await joinCrew(t, leader, id)
  await byMail(member, noticeKinds)
  await t.send(startMission, { params: { id } }, { as: leader })
  await messageCalls(t).write(leader, member, 'Hello')
  await mailNow()
  const { head } = await t.mailbox.next(member.user.email)
  await messageCalls(t).write(await registerPlayer(t), member, 'Hello')
  expect((await press(linkIn(head))).statusCode).toBe(204)
  expect(await mailedKinds(member)).toEqual(
    noticeKinds.filter((kind) => kind !== 'mission' && kind !== 'message'),
  )
  expect(await t.connection.db.selectFrom('notice_mails').selectAll().execute()).toEqual([])
})

test('opening the link changes nothing and leads to a page; a link that was changed does nothing', async () => {
  const leader = await registerPlayer(t)
  const [player, other] = [await registerPlayer(t), await registerPlayer(t)]
  await byMail(player, ['decision'])
  await byMail(other, ['decision'])
  const { id } = await postCrew(t, leader)
  await decide(leader, id, (await apply(player, id)).body.id, 'accepted')
  const link = linkIn((await t.mailbox.next(player.user.email)).head)
  const opened = await t.inject({ url: link.replace('http://localhost:3000', '') })
  expect([opened.statusCode, opened.headers.location]).toEqual([302, link.split('/api')[1]])
  const cut = await t.inject({ url: '/api/unsubscribe?token=1.deci%0d%0asion' })
  expect([cut.statusCode, cut.headers.location]).toEqual([302, '/unsubscribe?token=1.deci%0D%0Asion'])
  const forged = [
    link.replace(`token=${player.user.id}.`, `token=${other.user.id}.`),
    link.replace('.decision.', '.decision-mission.'),
    `${link.slice(0, -3)}AAA`,
    link.replace(/token=.*/, 'token=1'),
    link.replace(/\?.*/, ''),
  ]
  for (const each of forged) expect((await press(each)).statusCode).toBeOneOf([400, 404])
  expect([await mailedKinds(player), await mailedKinds(other)]).toEqual([['decision'], ['decision']])
})

test('reminders have the link too, mails about the account have none', async () => {
  const leader = await registerPlayer(t)
  await byMail(leader, ['reminder'])
  await postCrew(t, leader, { scheduledFor: inHours(0.9) })
  await remindersJob.run(t.node.ctx, {})
  const { head } = await t.mailbox.next(leader.user.email)
  expect((await press(linkIn(head))).statusCode).toBe(204)
  expect(await mailedKinds(leader)).toEqual([])
  await t.send(forgotPassword, { body: { email: leader.user.email } })
  const mails = () => t.mailbox.mails.filter(({ to }) => to === leader.user.email)
  await expect.poll(() => mails().length, waitOptions).toBe(2)
  expect(mails()[1]?.head).not.toMatch(/list-unsubscribe/i)
})

test('in quiet hours mails wait until their end, and come as one', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { title: 'Halo' })
  const player = await registerPlayer(t)
  await byMail(player, ['decision', 'mission'])
  const hours = quietAround(t.node.ctx.now(), player.user.timezone)
  await t.send(updateQuietHours, { body: hours }, { as: player })
  await decide(leader, id, (await apply(player, id)).body.id, 'accepted')
  await t.send(startMission, { params: { id } }, { as: leader })
  await mailNow()
  const due = () =>
    t.connection.db.selectFrom('notice_mails').where('due_at', 'is not', null).select('id').execute()
  await expect.poll(async () => (await due()).length, waitOptions).toBe(2)
  await mailNow()
  expect(await due()).toHaveLength(2)
  expect(t.mailbox.mails).toEqual([])
  t.clock.advance(2 * 60 * 60_000)
  await mailNow()
  expect((await t.mailbox.next(player.user.email)).subject).toBe('2 new notices on CrewBeacon')
})

test('what waits is not mailed once the player does not want it, or has blocked its sender', async () => {
  const [leader, rex] = [await registerPlayer(t), await registerPlayer(t)]
  const { id } = await postCrew(t, leader, { title: 'Halo' })
  const member = await joinCrew(t, leader, id)
  await byMail(member, ['message', 'mission'])
  await messageCalls(t).write(rex, member, 'Hello')
  await t.send(startMission, { params: { id } }, { as: leader })
  const waiting = () => t.connection.db.selectFrom('notice_mails').select('kind').orderBy('id').execute()
  expect(await waiting()).toEqual([{ kind: 'message' }, { kind: 'mission' }])
  await messageCalls(t).block(member, rex)
  expect(await waiting()).toEqual([{ kind: 'mission' }])
  const body = { inInbox: true, byMail: false }
  await t.send(updateNoticeSetting, { params: { kind: 'mission' }, body }, { as: member })
  expect(await waiting()).toEqual([])
})

test('in quiet hours a reminder waits for their end, if the mission has not started by then', async () => {
  const leader = await registerPlayer(t)
  await byMail(leader, ['reminder'])
  const body = quietAround(t.node.ctx.now(), leader.user.timezone)
  await t.send(updateQuietHours, { body }, { as: leader })
  await postCrew(t, leader, { scheduledFor: inHours(0.9) })
  await remindersJob.run(t.node.ctx, {})
  const jobs = async () => {
    const { rows } = await t.connection.pool.query<{ state: string; waits: boolean }>(
      `select state, start_after > now() + interval '50 minutes' as waits
      from pgboss.job where data ->> 'job' = 'reminder-mail' order by created_on`,
    )
    return rows
  }
  expect(await jobs()).toEqual([{ state: 'created', waits: true }])
  expect(t.mailbox.mails).toEqual([])
})
