// Also on the embedded engine.
import { beforeEach, describe, expect, test } from 'vitest'
import { blockPlayer } from '#contract/blocks/blocks.ts'
import { getCrew } from '#contract/crews/crews.ts'
import { commentLimits } from '#contract/discussions/fields.ts'
import { leaveCrew, removeMember } from '#contract/missions/missions.ts'
import { updateProfile } from '#contract/profiles/profiles.ts'
import { deleteComment } from '#contract/reports/removals.ts'
import { reportComment } from '#contract/reports/reports.ts'
import { discussionCalls, textsOf } from '#server/testing/calls/discussion-calls.ts'
import { moderationCalls } from '#server/testing/calls/moderation-calls.ts'
import {
  joinCrew,
  type Player,
  postCrew,
  registerPlayer,
  registerStaff,
} from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { write, list, remove } = discussionCalls(t)

let leader: Player
let member: Player
let stranger: Player
let id: number

beforeEach(async () => {
  leader = await registerPlayer(t)
  id = (await postCrew(t, leader, { title: 'Halo' })).id
  member = await joinCrew(t, leader, id)
  stranger = await registerPlayer(t)
})

const report = (as: Player, commentId: number) =>
  t.send(
    reportComment,
    { params: { id: commentId }, body: { reportCategory: 'harassment', reportReason: 'Rude' } },
    { as },
  )

describe('questions and answers', () => {
  test('are read by everybody, the newest question first, its answers in their order', async () => {
    const asked = await write(stranger, id, 'Is there room for a Prospector?')
    expect(asked).toMatchObject({
      status: 201,
      body: {
        text: 'Is there room for a Prospector?',
        removedBy: null,
        author: {
          id: stranger.user.id,
          username: stranger.user.username,
          displayName: stranger.user.displayName,
          isLeader: false,
          isStaff: false,
        },
        canRemove: true,
        canReport: false,
      },
    })
    const parentId = asked.body.id
    await write(leader, id, 'Yes, hangar 3.', { parentId })
    await write(stranger, id, 'Thanks!', { parentId })
    await write(member, id, 'Who brings snacks?')
    const { body } = await list(undefined, id)
    expect(textsOf(body)).toEqual([
      ['Who brings snacks?'],
      ['Is there room for a Prospector?', 'Yes, hangar 3.', 'Thanks!'],
    ])
    expect(body[1]?.replies[0]).toMatchObject({
      author: { isLeader: true },
      canRemove: false,
      canReport: false,
    })
    const seenByLeader = (await list(leader, id)).body
    expect(seenByLeader[0]).toMatchObject({ canRemove: true, canReport: true })
  })

  test('come in pages, each beginning after the last comment of the one before', async () => {
    const total = commentLimits.page + 3
    for (let i = 1; i <= total; i += 1) await write(stranger, id, `Question ${i}`)
    const first = (await list(undefined, id)).body
    expect(first.map(({ text }) => text)).toEqual(
      Array.from({ length: commentLimits.page }, (_, i) => `Question ${total - i}`),
    )
    const second = (await list(undefined, id, { before: String(first.at(-1)?.id) })).body
    expect(second.map(({ text }) => text)).toEqual(['Question 3', 'Question 2', 'Question 1'])
    expect((await list(undefined, id, { before: String(second.at(-1)?.id) })).body).toEqual([])
  })

  test('have one level: a reply, a comment on another crew and one of the other channel have no replies', async () => {
    const other = await postCrew(t, leader)
    const { body: comment } = await write(stranger, id, 'A question')
    const { body: reply } = await write(leader, id, 'An answer', { parentId: comment.id })
    expect((await write(stranger, id, 'Why?', { parentId: reply.id })).status).toBe(404)
    expect((await write(stranger, other.id, 'Why?', { parentId: comment.id })).status).toBe(404)
    expect((await write(leader, id, 'Why?', { parentId: comment.id, channel: 'crew' })).status).toBe(404)
    expect((await write(leader, id, 'Why?', { parentId: 999_999 })).status).toBe(404)
  })

  test('have 1 to 1,000 characters and no insults', async () => {
    for (const text of ['', '  \n', 'x'.repeat(1001)]) {
      expect(await write(stranger, id, text)).toMatchObject({
        status: 400,
        body: { fields: { text: expect.any(String) } },
      })
    }
    expect((await write(stranger, id, '🚀'.repeat(1000))).status).toBe(201)
    const refused = await write(stranger, id, 'You H.u.r.e.n.s.o.h.n')
    expect(refused.body.fields).toEqual({ text: expect.stringContaining('section 5') })
    expect((await write(stranger, 999_999, 'Anybody here?')).status).toBe(404)
    expect((await list(undefined, 999_999)).status).toBe(404)
  })

  test('stay when the account of their author is gone', async () => {
    await write(stranger, id, 'I was here')
    await t.connection.db.deleteFrom('users').where('id', '=', stranger.user.id).execute()
    expect((await list(leader, id)).body).toMatchObject([
      { text: 'I was here', author: null, removedBy: null, canRemove: true, canReport: false },
    ])
  })
})

describe('the channel of the crew', () => {
  test('is written and read by those aboard alone', async () => {
    expect((await write(leader, id, 'Meet at ARC-L1', { channel: 'crew' })).status).toBe(201)
    expect((await write(member, id, 'On my way', { channel: 'crew' })).status).toBe(201)
    for (const aboard of [leader, member]) {
      const { body } = await list(aboard, id, { channel: 'crew' })
      expect(textsOf(body)).toEqual([['On my way'], ['Meet at ARC-L1']])
    }
    expect((await list(undefined, id)).body).toEqual([])
    expect((await list(undefined, id, { channel: 'crew' })).status).toBe(401)
    for (const outside of [stranger, await registerStaff(t, 'moderator')]) {
      expect((await list(outside, id, { channel: 'crew' })).status).toBe(403)
      expect((await write(outside, id, 'Let me in', { channel: 'crew' })).status).toBe(403)
    }
  })

  test('closes for a member who was removed', async () => {
    await t.send(removeMember, { params: { id, userId: member.user.id } }, { as: leader })
    expect((await list(member, id, { channel: 'crew' })).status).toBe(403)
  })
})

describe('a comment is removed', () => {
  test.each(['author', 'leader'] as const)('by its %s, and leaves a line', async (remover) => {
    const { body: comment } = await write(stranger, id, 'Buy my aUEC')
    await write(member, id, 'No thanks', { parentId: comment.id })
    const as = { author: stranger, leader }[remover]
    expect((await remove(as, comment.id)).status).toBe(204)
    expect((await remove(as, comment.id)).status).toBe(204)
    const { body } = await list(undefined, id)
    expect(body).toMatchObject([
      { text: '', removedBy: remover, author: null, replies: [{ text: 'No thanks' }] },
    ])
    const rows = await t.connection.db.selectFrom('comments').select('body').orderBy('id').execute()
    expect(rows).toEqual([{ body: '' }, { body: 'No thanks' }])
  })

  test('by nobody else, and those outside do not learn of comments of the crew', async () => {
    const { body: question } = await write(stranger, id, 'A question')
    const { body: secret } = await write(leader, id, 'The meeting point', { channel: 'crew' })
    expect((await remove(member, question.id)).status).toBe(403)
    expect((await remove(member, secret.id)).status).toBe(403)
    expect((await remove(stranger, secret.id)).status).toBe(404)
    expect((await remove(stranger, 999_999)).status).toBe(404)
    const moderator = await registerStaff(t, 'moderator')
    expect((await remove(moderator, secret.id)).status).toBe(404)
    expect((await report(moderator, secret.id)).status).toBe(404)
    await report(member, secret.id)
    // Moderators give a reason, in another endpoint.
    expect((await remove(moderator, secret.id)).status).toBe(403)
    expect(
      (await t.send(deleteComment, { params: { id: secret.id }, body: {} }, { as: moderator })).status,
    ).toBe(204)
  })

  test('by an author who has left the crew', async () => {
    const { body: secret } = await write(member, id, 'On my way', { channel: 'crew' })
    await t.send(leaveCrew, { params: { id } }, { as: member })
    expect((await remove(member, secret.id)).status).toBe(204)
  })
})

describe('a comment is reported', () => {
  test('with its text as it was, even if it is removed afterwards', async () => {
    const { body: comment } = await write(stranger, id, 'Nobody wants you here')
    expect((await report(member, comment.id)).status).toBe(201)
    expect(await report(member, comment.id)).toMatchObject({
      status: 409,
      body: { code: 'already_reported' },
    })
    await remove(stranger, comment.id)
    const rows = await t.connection.db.selectFrom('reports').selectAll().execute()
    expect(rows).toMatchObject([
      {
        crew_id: id,
        comment_id: comment.id,
        reporter_id: member.user.id,
        reported_id: stranger.user.id,
        snapshot: { crewTitle: 'Halo', username: stranger.user.username, comment: 'Nobody wants you here' },
      },
    ])
  })

  test('by those who can read it, and by nobody about themselves', async () => {
    const { body: secret } = await write(leader, id, 'The meeting point', { channel: 'crew' })
    const { body: removed } = await write(stranger, id, 'Oops')
    await remove(stranger, removed.id)
    expect((await report(stranger, secret.id)).status).toBe(404)
    expect(await report(leader, secret.id)).toMatchObject({ status: 400, body: { code: 'report_self' } })
    expect((await report(leader, removed.id)).status).toBe(404)
    expect((await report(member, secret.id)).status).toBe(201)
  })
})

describe('a comment is refused', () => {
  const hide = () =>
    t.connection.db.updateTable('crews').set({ is_hidden: true }).where('id', '=', id).execute()

  test('from outside while the post is hidden; those aboard go on', async () => {
    await hide()
    expect(await write(stranger, id, 'A question')).toMatchObject({
      status: 409,
      body: { code: 'post_hidden' },
    })
    expect((await write(leader, id, 'A note')).status).toBe(201)
    expect((await write(member, id, 'Another')).status).toBe(201)
    expect((await list(undefined, id)).body).toHaveLength(2)
  })

  test('from a player whom the leader has blocked, and as an answer to one who has blocked its writer', async () => {
    const { body: question } = await write(stranger, id, 'Who is there?')
    await t.send(blockPlayer, { params: { userId: member.user.id } }, { as: stranger })
    const refused = { status: 403, body: { code: 'not_accepting' } }
    expect(await write(member, id, 'Me!', { parentId: question.id })).toMatchObject(refused)
    expect((await write(member, id, 'Hello')).status).toBe(201)
    expect((await write(stranger, id, 'Anybody else?', { parentId: question.id })).status).toBe(201)
    await t.send(blockPlayer, { params: { userId: stranger.user.id } }, { as: leader })
    expect(await write(stranger, id, 'And you?')).toMatchObject(refused)
    expect(await write(stranger, id, 'Hm.', { parentId: question.id })).toMatchObject(refused)
  })

  test('to read for guests when the leader of a hidden post is banned', async () => {
    await write(leader, id, 'A note')
    await hide()
    const admin = await registerStaff(t, 'admin')
    await moderationCalls(t).ban(admin, leader)
    const removed = { status: 404, body: { code: 'crew_removed' } }
    expect(await list(undefined, id)).toMatchObject(removed)
    expect(await t.send(getCrew, { params: { id } })).toMatchObject(removed)
    expect((await t.send(getCrew, { params: { id } }, { as: member })).body.isHidden).toBe(true)
    await moderationCalls(t).unban(admin, leader)
    expect((await t.send(getCrew, { params: { id } })).body.isHidden).toBe(false)
  })
})

test('a comment of staff says so, beside the name that is theirs alone', async () => {
  const moderator = await registerStaff(t, 'moderator')
  await t.send(updateProfile, { body: { displayName: 'Old Owl' } }, { as: moderator })
  const { body } = await write(moderator, id, 'Please stay friendly.')
  expect(body.author).toMatchObject({
    username: moderator.user.username,
    displayName: 'Old Owl',
    isStaff: true,
  })
})
