import { expect, test } from 'vitest'
import { commentLimits } from '#contract/discussions/fields.ts'
import { listMessages } from '#contract/messages/messages.ts'
import { discussionCalls } from '#server/testing/calls/discussion-calls.ts'
import { joinCrew, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const many = Array.from({ length: 20 }, (_, i) => i)

test('twenty replies at once on two nodes do not get past the limit, and bring one notice each', async () => {
  const other = await t.startNode()
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  const member = await joinCrew(t, leader, id)
  const stranger = await registerPlayer(t)
  const { body: comment } = await discussionCalls(t).write(leader, id, 'Ask away')
  const { db } = t.connection
  const reply = {
    crew_id: id,
    author_id: leader.user.id,
    parent_id: comment.id,
    channel: 'public' as const,
    body: 'A reply',
    created_at: new Date(),
  }
  await db
    .insertInto('comments')
    .values(Array(commentLimits.replies - 5).fill(reply))
    .execute()
  t.clock.advance(2 * 60 * 60_000)

  const answers = await Promise.all(
    many.map((i) =>
      discussionCalls(i % 2 === 0 ? t : other).write(stranger, id, `Reply ${i}`, { parentId: comment.id }),
    ),
  )
  const codes = answers.map(({ status, body }) => body.code ?? status).sort()
  expect(codes).toEqual([...Array(5).fill(201), ...Array(15).fill('thread_full')])
  for (const [player, before] of [
    [leader, 0],
    [member, 1],
  ] as const) {
    const { body } = await t.send(listMessages, {}, { as: player })
    expect(body.messages.filter(({ message }) => message.includes('discussion'))).toHaveLength(before + 1)
  }
})
