import { expect, test } from 'vitest'
import { updateNoticeSetting } from '#contract/notices/notices.ts'
import { inTransaction } from '#server/context.ts'
import { sendNotice } from '#server/notices/notices.ts'
import { waitOptions } from '#server/testing/eventually.ts'
import { type Player, registerPlayer } from '#server/testing/factories/factories.ts'
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
