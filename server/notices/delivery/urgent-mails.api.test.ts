import { expect, test } from 'vitest'
import { updateReminderSettings } from '#contract/missions/reminders.ts'
import { updateNoticeSetting } from '#contract/notices/notices.ts'
import { inTransaction } from '#server/context.ts'
import { reminderMailJob } from '#server/features/missions/missions-upkeep.service.ts'
import { sendNotice } from '#server/notices/notices.ts'
import { waitOptions } from '#server/testing/eventually.ts'
import { inHours, type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { noticeMailsJob } from './notice-mails.ts'

const t = openTestApp({ runsJobs: true, rateLimitScale: 1 })

/** A player who wants mails about missions. */
const registerReader = async (): Promise<Player> => {
  const player = await registerPlayer(t)
  const body = { inInbox: true, byMail: true }
  await t.send(updateNoticeSetting, { params: { kind: 'mission' }, body }, { as: player })
  return player
}

const notifyUrgently = async (players: readonly Player[], title: string): Promise<void> => {
  const to = players.map(({ user }) => user.id)
  await inTransaction(t.node.ctx, (ctx) =>
    sendNotice(ctx, { kind: 'mission', urgent: true, to, notice: { type: 'left_board', data: { title } } }),
  )
}

const mailsTo = ({ user }: Player) => t.mailbox.mails.filter(({ to }) => to === user.email)
const countWaiting = async () =>
  (await t.connection.db.selectFrom('notice_mails').select('id').where('batch_at', 'is', null).execute())
    .length

test('six mails an hour do not wait; what more cannot wait comes together in the next mail', async () => {
  const [busy, calm] = [await registerReader(), await registerReader()]
  for (let i = 1; i <= 5; i += 1) await notifyUrgently([busy], `Halo ${i}`)
  for (let i = 6; i <= 10; i += 1) await notifyUrgently([busy, calm], `Halo ${i}`)
  await expect.poll(() => mailsTo(calm).length, waitOptions).toBe(5)
  await expect.poll(countWaiting, waitOptions).toBe(4)
  expect(mailsTo(busy)).toHaveLength(6)
  await noticeMailsJob.run(t.node.ctx, {})
  await expect.poll(() => mailsTo(busy).length, waitOptions).toBe(7)
  for (const { text } of mailsTo(busy).slice(0, 6)) expect(text.match(/^- .*Halo/gm)).toHaveLength(1)
  expect(
    mailsTo(busy)
      .at(-1)
      ?.text.match(/^- .*Halo/gm),
  ).toHaveLength(4)
  expect([mailsTo(calm).length, await countWaiting()]).toEqual([5, 0])
})

test('reminders are among the six, what is beyond comes in the next mail, and one that cannot be sent does not count', async () => {
  const player = await registerReader()
  await t.send(updateReminderSettings, { body: { byMail: true } }, { as: player })
  const start = inHours(0.8)
  const { id: crewId } = await postCrew(t, player, { scheduledFor: start })
  const remind = () => reminderMailJob.run(t.node.ctx, { crewId, userId: player.user.id, start })
  t.mailbox.setWorking(false)
  await expect(remind()).rejects.toThrow()
  t.mailbox.setWorking(true)
  for (let i = 1; i <= 6; i += 1) await remind()
  expect(mailsTo(player)).toHaveLength(6)
  await notifyUrgently([player], 'Halo')
  await expect.poll(countWaiting, waitOptions).toBe(1)
  await remind()
  expect(mailsTo(player)).toHaveLength(6)
  await noticeMailsJob.run(t.node.ctx, {})
  await expect.poll(() => mailsTo(player).length, waitOptions).toBe(7)
  const { text } = mailsTo(player).at(-1) ?? {}
  expect(text).toContain('- “Halo” has expired')
  expect(text).toContain('- “Quantanium run, Aaron Halo” starts within the hour.')
})
