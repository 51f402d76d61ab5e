// Also on the embedded engine.
import { expect, test } from 'vitest'
import {
  deleteMessage,
  listConversation,
  listMessages,
  messagePlayer,
  readAllMessages,
  readConversation,
  readMessage,
} from '#contract/messages/messages.ts'
import { cancelMission } from '#contract/missions/missions.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { messageCalls } from '#server/testing/calls/message-calls.ts'
import { moderationCalls } from '#server/testing/calls/moderation-calls.ts'
import { listenTo } from '#server/testing/event-reader.ts'
import {
  joinCrew,
  type Player,
  postCrew,
  registerPlayer,
  registerStaff,
} from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { write, contact, reply, list, conversation } = messageCalls(t)
const { apply } = applicationCalls(t)

const texts = (messages: readonly { message: string }[]) => messages.map(({ message }) => message)
const two = async () => [await registerPlayer(t, { username: 'Ada' }), await registerPlayer(t)] as const

test('a player contacts a leader, who replies, and both see the conversation', async () => {
  const [player, leader] = await two()
  const { id } = await postCrew(t, leader, { title: 'Halo' })
  const sent = await contact(player, id, '  Is there a seat for me?\n')
  expect(sent.status).toBe(201)
  expect(sent.body).toMatchObject({ kind: 'direct', isSent: true, isRead: true, crewId: id })
  const { messages, unreadCount } = await list(leader)
  expect([messages.length, unreadCount]).toEqual([1, 1])
  expect(messages[0]).toMatchObject({
    message: 'Is there a seat for me?',
    isSent: false,
    isRead: false,
    crewTitle: 'Halo',
    senderId: player.user.id,
    senderName: 'Ada',
    conversationId: player.user.id,
    partner: { username: 'Ada' },
  })
  const answer = await reply(leader, messages[0]?.id ?? 0, 'There is.')
  expect([answer.status, answer.body.crewId]).toEqual([201, id])
  for (const [viewer, other] of [[player, leader] as const, [leader, player] as const]) {
    const { messages, player: partner } = await conversation(viewer, other)
    expect(texts(messages)).toEqual(['There is.', 'Is there a seat for me?'])
    expect(partner.username).toBe(other.user.username)
  }
  expect((await list(player)).unreadCount).toBe(1)
  expect(texts((await list(player, 'sent')).messages)).toEqual(['Is there a seat for me?'])
})

test('nobody else sees a conversation', async () => {
  const [player, other] = await two()
  const { body } = await write(player, other, 'Between us')
  const stranger = await registerPlayer(t)
  expect((await conversation(stranger, player)).messages).toEqual([])
  expect((await list(stranger)).messages).toEqual([])
  expect((await reply(stranger, body.id, 'Me too')).status).toBe(404)
  for (const endpoint of [readMessage, deleteMessage]) {
    expect((await t.send(endpoint, { params: { id: body.id } }, { as: stranger })).status).toBe(404)
  }
})

test('the sender cannot mark a message as read, and does not learn that it was read', async () => {
  const [player, other] = await two()
  const { body } = await write(player, other, 'Seen?')
  const params = { id: body.id }
  expect((await t.send(readMessage, { params }, { as: player })).status).toBe(404)
  expect((await list(other)).unreadCount).toBe(1)
  const before = await conversation(player, other)
  await t.send(readMessage, { params }, { as: other })
  expect(await conversation(player, other)).toEqual(before)
})

test('an invitation names a crew of the sender that still takes people', async () => {
  const [leader, guest] = await two()
  const { id } = await postCrew(t, leader, { maxCrewSize: 3 })
  const invited = await write(leader, guest, 'Fly with us', id)
  expect(invited.body).toMatchObject({ kind: 'invitation', crewId: id })
  const member = await joinCrew(t, leader, id)
  const elsewhere = await postCrew(t, guest)
  const codeOf = async (to: Player, crewId: number) => (await write(leader, to, 'And you?', crewId)).body.code
  expect(await codeOf(member, id)).toBe('already_member')
  expect(await codeOf(guest, elsewhere.id)).toBe('not_allowed')
  expect(await codeOf(guest, 999_999)).toBe('not_found')
  await joinCrew(t, leader, id)
  expect(await codeOf(guest, id)).toBe('crew_full')
  await t.send(cancelMission, { params: { id }, body: {} }, { as: leader })
  expect(await codeOf(guest, id)).toBe('mission_closed')
})

test.each(['', '   \n', 'x'.repeat(2001), 'nul\u0000'])('the text %j is refused', async (message) => {
  const [player, other] = await two()
  const { status, body } = await write(player, other, message)
  expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([400, 'invalid_input', ['message']])
})

test('a text of 2,000 characters is stored as it was typed', async () => {
  const [player, other] = await two()
  const text = `<b>&amp;</b>\n${'🚀'.repeat(1987)}`
  expect((await write(player, other, text)).status).toBe(201)
  expect(texts((await list(other)).messages)).toEqual([text])
})

test('nobody writes to themselves, to a missing player or to the site', async () => {
  const [player, leader] = await two()
  const { id } = await postCrew(t, leader)
  expect((await write(player, player, 'Me')).body.code).toBe('own_crew')
  expect((await contact(leader, id, 'Me')).body.code).toBe('own_crew')
  expect((await contact(leader, 999_999, 'Me')).status).toBe(404)
  const missing = { params: { id: 999_999 }, body: { message: 'Anyone?' } }
  expect((await t.send(messagePlayer, missing, { as: player })).status).toBe(404)
  await apply(player, id)
  const notice = (await list(leader)).messages[0]
  expect(notice).toMatchObject({ kind: 'system', about: 'applications', partner: null })
  expect((await reply(leader, notice?.id ?? 0, 'Thanks')).body.code).toBe('not_allowed')
  for (const id of [player.user.id, 999_999]) {
    expect((await t.send(listConversation, { params: { id } }, { as: player })).status).toBe(404)
  }
})

test('a deleted player cannot be replied to, and their message stays', async () => {
  const [player, other] = await two()
  const { body } = await write(player, other, 'Bye')
  await t.connection.db.deleteFrom('users').where('id', '=', player.user.id).execute()
  expect((await list(other)).messages).toMatchObject([{ message: 'Bye', senderId: null, partner: null }])
  expect((await reply(other, body.id, 'Where to?')).status).toBe(404)
})

test('deleting a message removes it for the one who deletes, and for good once both have', async () => {
  const [player, other] = await two()
  const { body } = await write(player, other, 'Forget this')
  const remove = (as: Player) => t.send(deleteMessage, { params: { id: body.id } }, { as })
  expect((await remove(other)).status).toBe(204)
  expect(await list(other)).toEqual({ messages: [], unreadCount: 0, unreadNotices: 0 })
  expect((await conversation(other, player)).messages).toEqual([])
  expect(texts((await conversation(player, other)).messages)).toEqual(['Forget this'])
  expect((await remove(other)).status).toBe(404)
  expect((await remove(player)).status).toBe(204)
  expect((await list(player, 'sent')).messages).toEqual([])
  expect(await t.connection.db.selectFrom('messages').selectAll().execute()).toEqual([])
})

test('the inbox and a conversation come in pages, without gaps or repeats', async () => {
  const [player, other] = await two()
  for (let i = 1; i <= 5; i += 1) await write(player, other, `Message ${i}`)
  const read = async (before?: number) => {
    const query = { limit: '2', ...(before && { before: String(before) }) }
    const inbox = await t.send(listMessages, { query }, { as: other })
    const params = { id: player.user.id }
    const talk = await t.send(listConversation, { params, query }, { as: other })
    expect(talk.body.messages).toEqual(inbox.body.messages)
    return inbox.body.messages
  }
  const pages: string[][] = []
  let before: number | undefined
  for (let page = await read(); page.length > 0; page = await read(before)) {
    pages.push(texts(page))
    before = page.at(-1)?.id
  }
  expect(pages).toEqual([['Message 5', 'Message 4'], ['Message 3', 'Message 2'], ['Message 1']])
})

test.each(['0', '101', 'x', '-1'])('a limit of %s is refused', async (limit) => {
  const { status } = await t.send(listMessages, { query: { limit } }, { as: await registerPlayer(t) })
  expect(status).toBe(400)
})

test('a conversation or the whole inbox is marked as read at once', async () => {
  const [player, other] = await two()
  const third = await registerPlayer(t)
  for (const message of ['One', 'Two']) await write(player, other, message)
  for (const message of ['Three', 'Four']) await write(third, other, message)
  const unread = async () => {
    const { messages, unreadCount } = await list(other, 'unread')
    expect(messages).toHaveLength(unreadCount)
    return texts(messages)
  }
  const params = { id: player.user.id }
  expect((await t.send(readConversation, { params }, { as: other })).status).toBe(204)
  expect(await unread()).toEqual(['Four', 'Three'])
  expect((await t.send(readAllMessages, {}, { as: other })).status).toBe(204)
  expect(await unread()).toEqual([])
  expect((await list(other)).messages).toHaveLength(4)
})

test('a message is announced to the open pages of both', async () => {
  const [player, other] = await two()
  const [sender, receiver] = [await listenTo(t.node.app, player), await listenTo(t.node.app, other)]
  await write(player, other, 'Now')
  expect(await receiver.waitFor('message')).toEqual({ unreadCount: 1, unreadNotices: 0 })
  expect(await sender.waitFor('message')).toEqual({ unreadCount: 0, unreadNotices: 0 })
  sender.close()
  receiver.close()
})

test('of a banned player, those who know them see the name and the messages, others nothing', async () => {
  const [banned, friend] = [await registerPlayer(t), await registerPlayer(t)]
  await write(banned, friend, 'Hello')
  await t.connection.db
    .updateTable('users')
    .set({ profile_image: '/api/pictures/x', stars_received: [0, 0, 0, 0, 1] })
    .where('id', '=', banned.user.id)
    .execute()
  expect((await conversation(friend, banned)).player).toMatchObject({ reputation: { totalRatings: 1 } })
  await moderationCalls(t).ban(await registerStaff(t, 'admin'), banned)
  const seen = await conversation(friend, banned)
  expect(seen.messages).toHaveLength(1)
  expect(seen.player).toMatchObject({
    displayName: banned.user.displayName,
    profileImage: null,
    reputation: { totalRatings: 0 },
  })
  const params = { id: banned.user.id }
  expect((await t.send(listConversation, { params }, { as: await registerPlayer(t) })).status).toBe(404)
})

test('what staff write is marked as such', async () => {
  const [player, other] = [await registerPlayer(t), await registerPlayer(t)]
  const moderator = await registerStaff(t, 'moderator')
  for (const as of [moderator, other]) {
    const params = { id: player.user.id }
    await t.send(messagePlayer, { params, body: { message: 'Hello' } }, { as })
  }
  const { body } = await t.send(listMessages, { query: {} }, { as: player })
  expect(body.messages.map(({ partner }) => [partner?.username, partner?.isStaff])).toEqual([
    [other.user.username, false],
    [moderator.user.username, true],
  ])
  const { body: conversation } = await t.send(
    listConversation,
    { params: { id: moderator.user.id } },
    { as: player },
  )
  expect(conversation.player.isStaff).toBe(true)
})
