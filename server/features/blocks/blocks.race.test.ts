/** Blocking while messages and applications are in flight, on two nodes. */
import { expect, test } from 'vitest'
import { blockPlayer, updateContactSettings } from '#contract/blocks/blocks.ts'
import { contactLeader } from '#contract/messages/messages.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { messageCalls } from '#server/testing/calls/message-calls.ts'
import { registerPlayer } from '#server/testing/factories/factories.ts'
import { untilWaiting } from '#server/testing/held-crew.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { list } = messageCalls(t)
const { apply, postHalo } = applicationCalls(t)
const many = Array.from({ length: 20 }, (_, i) => i)

/** Sends the requests while a block is being stored, which is committed only when all of them wait for it. */
const duringBlock = async <T>(
  blockerId: number,
  blockedId: number,
  requests: readonly (() => Promise<T>)[],
) => {
  const answers: Promise<T>[] = []
  await t.connection.db.transaction().execute(async (db) => {
    await db.selectFrom('users').select('id').where('id', '=', blockerId).forNoKeyUpdate().execute()
    await db
      .insertInto('blocks')
      .values({ blocker_id: blockerId, blocked_id: blockedId, created_at: new Date() })
      .execute()
    for (const request of requests) answers.push(request())
    await untilWaiting(t.connection, requests.length)
  })
  return Promise.all(answers)
}

test('what was in flight when the block was confirmed does not arrive', async () => {
  const { leader, crew } = await postHalo()
  const player = await registerPlayer(t)
  const answers = await duringBlock<{ status: number; body: { code?: string | undefined } }>(
    leader.user.id,
    player.user.id,
    [() => messageCalls(t).contact(player, crew.id, 'Hello'), () => apply(player, crew.id)],
  )
  expect(answers.map(({ body }) => body.code)).toEqual(['not_accepting', 'not_accepting'])
  expect((await list(leader)).messages).toEqual([])
})

test('after twenty blocks and messages at once only those arrived that were answered so', async () => {
  const other = await t.startNode()
  const { leader, crew } = await postHalo()
  const player = await registerPlayer(t)
  const node = (i: number) => (i % 2 === 0 ? t : other)
  const message = (i: number) =>
    node(i).send(
      contactLeader,
      { params: { id: crew.id }, body: { message: `Message ${i}` } },
      { as: player },
    )
  const block = (i: number) =>
    i % 4 === 1
      ? node(i).send(blockPlayer, { params: { userId: player.user.id } }, { as: leader })
      : node(i).send(updateContactSettings, { body: { acceptsContact: true } }, { as: leader })
  const answers = await Promise.all(many.map((i) => (i % 2 === 0 ? message(i >> 1) : block(i >> 1))))
  const sent = answers.filter((_, i) => i % 2 === 0)
  expect(sent.filter(({ status }) => status !== 201 && status !== 403)).toEqual([])
  expect((await list(leader)).unreadCount).toBe(sent.filter(({ status }) => status === 201).length)
  expect((await message(0)).status).toBe(403)
})
