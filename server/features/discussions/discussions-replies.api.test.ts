// Also on the embedded engine.
/** A thread shows its newest replies; earlier ones are loaded on request. */
import { beforeEach, expect, test } from 'vitest'
import { listReplies } from '#contract/discussions/discussions.ts'
import { commentLimits } from '#contract/discussions/fields.ts'
import { discussionCalls } from '#server/testing/calls/discussion-calls.ts'
import { joinCrew, type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { write, list, remove } = discussionCalls(t)

let leader: Player
let id: number
beforeEach(async () => {
  leader = await registerPlayer(t)
  id = (await postCrew(t, leader)).id
})

const repliesOf = (as: Player | undefined, commentId: number, before?: number) =>
  t.send(
    listReplies,
    { params: { id: commentId }, query: before === undefined ? {} : { before: String(before) } },
    { as },
  )

const fillThread = async (replies: number, channel: 'public' | 'crew' = 'public') => {
  const { body: comment } = await write(leader, id, 'A question', { channel })
  for (let i = 1; i <= replies; i += 1)
    await write(leader, id, `Reply ${i}`, { parentId: comment.id, channel })
  return comment.id
}

test('the list has the newest three replies of each thread, in their order, and how many there are', async () => {
  await fillThread(5)
  await fillThread(2)
  await fillThread(0)
  const { body } = await list(undefined, id)
  expect(body.map(({ replyCount, replies }) => [replyCount, replies.map(({ text }) => text)])).toEqual([
    [0, []],
    [2, ['Reply 1', 'Reply 2']],
    [5, ['Reply 3', 'Reply 4', 'Reply 5']],
  ])
})

test('all replies of a thread come in pages, the newest page first, each in its order', async () => {
  const total = commentLimits.repliesPage + 3
  const threadId = await fillThread(total)
  await fillThread(1)
  const newest = (await repliesOf(undefined, threadId)).body
  expect(newest.map(({ text }) => text)).toEqual(
    Array.from({ length: commentLimits.repliesPage }, (_, i) => `Reply ${i + 4}`),
  )
  const earlier = (await repliesOf(undefined, threadId, newest[0]?.id)).body
  expect(earlier.map(({ text }) => text)).toEqual(['Reply 1', 'Reply 2', 'Reply 3'])
  expect((await repliesOf(undefined, threadId, earlier[0]?.id)).body).toEqual([])
  expect((await repliesOf(leader, threadId)).body[0]).toMatchObject({ canRemove: true, canReport: false })
})

test('those outside the crew do not learn of a thread in its own channel', async () => {
  const threadId = await fillThread(1, 'crew')
  const member = await joinCrew(t, leader, id)
  expect((await repliesOf(member, threadId)).body).toMatchObject([{ text: 'Reply 1' }])
  expect((await repliesOf(undefined, threadId)).status).toBe(404)
  expect((await repliesOf(await registerPlayer(t), threadId)).status).toBe(404)
  expect((await repliesOf(leader, 999_999)).status).toBe(404)
})

test('a removed comment keeps its replies', async () => {
  const threadId = await fillThread(1)
  await remove(leader, threadId)
  expect((await repliesOf(undefined, threadId)).body).toMatchObject([{ text: 'Reply 1' }])
})

test('the largest answers stay below 200 KB', async () => {
  const text = '🚀'.repeat(commentLimits.text)
  for (let i = 0; i < commentLimits.page; i += 1) {
    const { body: comment } = await write(leader, id, text)
    const replies = i === 0 ? commentLimits.replies : 4
    for (let j = 0; j < replies; j += 1) await write(leader, id, text, { parentId: comment.id })
  }
  const { body } = await list(leader, id)
  const oldest = body.at(-1)
  expect(oldest?.replyCount).toBe(commentLimits.replies)
  for (const answer of [body, (await repliesOf(leader, oldest?.id ?? 0)).body])
    expect(Buffer.byteLength(JSON.stringify(answer))).toBeLessThan(200_000)
})
