import { expect, test } from 'vitest'
import {
  deleteMessage,
  listMessages,
  messagePlayer,
  readAllMessages,
  readMessage,
} from '#contract/messages/messages.ts'
import { messageCalls } from '#server/testing/calls/message-calls.ts'
import { registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { write, list } = messageCalls(t)
const many = Array.from({ length: 20 }, (_, i) => i)

test('the unread count equals the unread rows, whatever happens at once on two nodes', async () => {
  const other = await t.startNode()
  const node = (i: number) => (i % 2 === 0 ? t : other)
  const [player, receiver] = [await registerPlayer(t), await registerPlayer(t)]
  const ids: number[] = []
  for (const i of many) ids.push((await write(player, receiver, `Message ${i}`)).body.id)
  const answers = await Promise.all(
    many.map((i) => {
      const params = { id: ids[i] ?? 0 }
      const body = { message: `Another ${i}` }
      if (i % 4 === 0) return node(i).send(readMessage, { params }, { as: receiver })
      if (i % 4 === 1) return node(i).send(deleteMessage, { params }, { as: receiver })
      if (i % 4 === 2) return node(i).send(deleteMessage, { params }, { as: player })
      return node(i).send(messagePlayer, { params: { id: receiver.user.id }, body }, { as: player })
    }),
  )
  expect(answers.every(({ status }) => status < 300)).toBe(true)
  const unread = await t.send(listMessages, { query: { folder: 'unread', limit: '100' } }, { as: receiver })
  expect(unread.body.unreadCount).toBe(unread.body.messages.length)
  // Five were read and five deleted by the receiver; five are new.
  expect(unread.body.unreadCount).toBe(15)
})

test('marking all as read while messages arrive leaves the count true', async () => {
  const other = await t.startNode()
  const [player, receiver] = [await registerPlayer(t), await registerPlayer(t)]
  await Promise.all(
    many.map((i) =>
      i % 5 === 0
        ? other.send(readAllMessages, {}, { as: receiver })
        : write(player, receiver, `Message ${i}`),
    ),
  )
  const { messages, unreadCount } = await list(receiver)
  expect(messages).toHaveLength(16)
  expect(unreadCount).toBe(messages.filter(({ isRead }) => !isRead).length)
})

test('two who delete the same message at once leave nothing behind', async () => {
  const other = await t.startNode()
  const [player, receiver] = [await registerPlayer(t), await registerPlayer(t)]
  const { body } = await write(player, receiver, 'Forget this')
  const answers = await Promise.all([
    t.send(deleteMessage, { params: { id: body.id } }, { as: player }),
    other.send(deleteMessage, { params: { id: body.id } }, { as: receiver }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([204, 204])
  expect(await t.connection.db.selectFrom('messages').select('id').execute()).toEqual([])
})
