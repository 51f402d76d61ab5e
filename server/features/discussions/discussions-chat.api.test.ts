// Also on the embedded engine.
/** The chat of those aboard: its order, unread messages and mentions. */
import { beforeEach, expect, test } from 'vitest'
import { blockPlayer } from '#contract/blocks/blocks.ts'
import { listChat, readChat } from '#contract/discussions/chat.ts'
import { commentLimits } from '#contract/discussions/fields.ts'
import { listMessages } from '#contract/messages/messages.ts'
import { leaveCrew } from '#contract/missions/missions.ts'
import { discussionCalls } from '#server/testing/calls/discussion-calls.ts'
import { joinCrew, type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { write, remove } = discussionCalls(t)

let leader: Player
let member: Player
let id: number
beforeEach(async () => {
  leader = await registerPlayer(t)
  id = (await postCrew(t, leader, { title: 'Halo', maxCrewSize: 6 })).id
  member = await joinCrew(t, leader, id)
})

const say = async (as: Player, text: string, parentId?: number) =>
  (await write(as, id, text, { channel: 'crew', ...(parentId && { parentId }) })).body.id
const chatOf = (as: Player | undefined, before?: number) =>
  t.send(listChat, { params: { id }, query: before === undefined ? {} : { before: String(before) } }, { as })
const read = (as: Player | undefined, upTo: number) =>
  t.send(readChat, { params: { id }, body: { upTo } }, { as })
const unreadOf = async (as: Player) => (await chatOf(as)).body.unreadCount
const noticesOf = async (as: Player) =>
  (await t.send(listMessages, {}, { as })).body.messages
    .map(({ message }) => message)
    .filter((message) => /mentioned|written/.test(message))

test('it has everything of the channel in one order, replies of earlier days too, and nothing that is public', async () => {
  const first = await say(leader, 'Where do we meet?')
  await say(member, 'In hangar 4.')
  await say(leader, 'Fine.', first)
  await write(member, id, 'A question for everybody')
  const { body } = await chatOf(member)
  expect(body.messages.map(({ text }) => text)).toEqual(['Fine.', 'In hangar 4.', 'Where do we meet?'])
  expect(body.messages[0]).toMatchObject({ author: { id: leader.user.id, isLeader: true }, canReport: true })
  expect(body.people.map(({ username }) => username)).toEqual([leader.user.username, member.user.username])
})

test('it comes in pages', async () => {
  for (let i = 1; i <= commentLimits.chatPage + 2; i += 1) await say(leader, `Line ${i}`)
  const newest = (await chatOf(member)).body.messages
  expect(newest).toHaveLength(commentLimits.chatPage)
  const older = (await chatOf(member, newest.at(-1)?.id)).body.messages
  expect(older.map(({ text }) => text)).toEqual(['Line 2', 'Line 1'])
})

test('what others wrote is unread up to the message that a player has seen', async () => {
  const first = await say(leader, 'One')
  const second = await say(leader, 'Two')
  await say(member, 'Mine')
  expect((await chatOf(member)).body).toMatchObject({ readUpTo: null, unreadCount: 2 })
  expect((await read(member, first)).status).toBe(204)
  expect((await chatOf(member)).body).toMatchObject({ readUpTo: first, unreadCount: 1 })
  await remove(leader, second)
  expect(await unreadOf(member)).toBe(0)
  // Neither back to an earlier message nor beyond the newest.
  const third = await say(leader, 'Three')
  await read(member, 2_000_000_000)
  expect((await chatOf(member)).body).toMatchObject({ readUpTo: third, unreadCount: 0 })
  await read(member, first)
  expect((await chatOf(member)).body.readUpTo).toBe(third)
  await say(leader, 'Four')
  expect(await unreadOf(member)).toBe(1)
  expect(await unreadOf(leader)).toBe(1)
})

test('a message of another crew is no place to read up to', async () => {
  const other = await postCrew(t, leader)
  const { body } = await write(leader, other.id, 'Elsewhere', { channel: 'crew' })
  await read(member, body.id)
  expect((await chatOf(member)).body.readUpTo).toBeNull()
})

test('nobody else reads it or marks it, not even who has left', async () => {
  const upTo = await say(leader, 'Among us')
  const stranger = await registerPlayer(t)
  expect((await chatOf(undefined)).status).toBe(401)
  expect((await chatOf(stranger)).status).toBe(403)
  expect((await read(stranger, upTo)).status).toBe(403)
  await t.send(leaveCrew, { params: { id } }, { as: member })
  expect((await chatOf(member)).status).toBe(403)
  expect((await t.send(listChat, { params: { id: 999_999 } }, { as: member })).status).toBe(404)
})

test('who is mentioned learns of it although they had a notice just before, and the others do not', async () => {
  const other = await joinCrew(t, leader, id)
  await say(leader, 'Hello')
  expect([await noticesOf(member), await noticesOf(other)].map(({ length }) => length)).toEqual([1, 1])
  const mention = (text: string) => say(leader, `@${member.user.username.toUpperCase()}: ${text}`)
  await mention('can you bring fuel?')
  expect((await noticesOf(member))[0]).toContain('mentioned you in the chat of “Halo”')
  expect(await noticesOf(other)).toHaveLength(1)
  // Not a notice for each line.
  await mention('and drinks?')
  expect(await noticesOf(member)).toHaveLength(2)
  t.clock.advance(commentLimits.mentionMinutes * 60_000)
  await mention('hello?')
  expect(await noticesOf(member)).toHaveLength(3)
})

test('a mention reaches only those aboard who have not blocked the writer, and nobody in public', async () => {
  const stranger = await registerPlayer(t)
  await say(leader, `@${stranger.user.username} @${leader.user.username}`)
  expect(await noticesOf(stranger)).toEqual([])
  expect(await noticesOf(leader)).toEqual([])
  t.clock.advance(60 * 60_000)
  await t.send(blockPlayer, { params: { userId: leader.user.id } }, { as: member })
  await say(leader, `@${member.user.username}`)
  expect((await noticesOf(member)).filter((text) => text.includes('mentioned'))).toEqual([])
  await write(stranger, id, `@${leader.user.username}, is there room?`)
  expect((await noticesOf(leader))[0]).toContain('discussion')
})
