/** Who may do what with a message and with blocks. */
import { expect, test } from 'vitest'
import * as blocks from '#contract/blocks/blocks.ts'
import { endpoints } from '#contract/index.ts'
import * as messages from '#contract/messages/messages.ts'
import * as notices from '#contract/notices/list.ts'
import { reportConversation } from '#contract/reports/reports.ts'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { type Player, registerPlayer, registerStaff } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ keepRows: true })

const actors = ['guest', 'stranger', 'sender', 'blocked', 'receiver', 'moderator', 'admin'] as const
type Actor = (typeof actors)[number]

interface Scene {
  /** From the sender to the receiver. */
  readonly id: number
  /** From the blocked player to the receiver, before the block. */
  readonly fromBlocked: number
  readonly senderId: number
  readonly receiverId: number
  /** To the receiver. */
  readonly noticeId: number
}
const all = (status: number) =>
  Object.fromEntries(actors.map((actor) => [actor, status])) as Record<Actor, number>
const message = ({ id }: Scene) => ({ params: { id } })
const receiver = ({ receiverId }: Scene) => ({ params: { id: receiverId } })
const body = { message: 'Hello' }
const reportDraft = { reportCategory: 'harassment', reportReason: 'Threats' }

const rows: readonly [Endpoint, request: (scene: Scene) => object, expected: Record<Actor, number>][] = [
  [messages.listMessages, () => ({}), { ...all(200), guest: 401 }],
  [messages.readAllMessages, () => ({}), { ...all(204), guest: 401 }],
  [messages.readMessage, message, { ...all(404), guest: 401, receiver: 200 }],
  [messages.deleteMessage, message, { ...all(404), guest: 401, sender: 204, receiver: 204 }],
  [
    messages.replyToMessage,
    (scene) => ({ ...message(scene), body }),
    { ...all(404), guest: 401, sender: 201, receiver: 201 },
  ],
  [
    messages.replyToMessage,
    ({ fromBlocked }) => ({ params: { id: fromBlocked }, body }),
    { ...all(404), guest: 401, blocked: 403, receiver: 409 },
  ],
  [
    messages.messagePlayer,
    (scene) => ({ ...receiver(scene), body }),
    { ...all(201), guest: 401, blocked: 403, receiver: 403 },
  ],
  [messages.listConversation, receiver, { ...all(200), guest: 401, receiver: 404 }],
  [messages.readConversation, receiver, { ...all(204), guest: 401 }],
  [
    reportConversation,
    ({ senderId }) => ({ params: { id: senderId }, body: reportDraft }),
    { ...all(404), guest: 401, sender: 400, receiver: 201 },
  ],
  // Who has not written to them.
  [
    reportConversation,
    (scene) => ({ ...receiver(scene), body: reportDraft }),
    { ...all(404), guest: 401, receiver: 400 },
  ],
  [notices.listNotices, () => ({}), { ...all(200), guest: 401 }],
  [
    notices.deleteNotices,
    ({ noticeId }) => ({ params: { id: noticeId } }),
    { ...all(404), guest: 401, receiver: 204 },
  ],
  [notices.readAllNotices, () => ({}), { ...all(204), guest: 401 }],
  [
    notices.readNotices,
    ({ noticeId }) => ({ params: { id: noticeId } }),
    { ...all(404), guest: 401, receiver: 204 },
  ],
  [notices.readNotices, message, { ...all(404), guest: 401 }],
  [
    blocks.blockPlayer,
    ({ receiverId }) => ({ params: { userId: receiverId } }),
    { ...all(204), guest: 401, receiver: 403 },
  ],
  [
    blocks.unblockPlayer,
    ({ receiverId }) => ({ params: { userId: receiverId } }),
    { ...all(204), guest: 401 },
  ],
  [blocks.listBlocks, () => ({}), { ...all(200), guest: 401 }],
  [blocks.getContactSettings, () => ({}), { ...all(200), guest: 401 }],
  [
    blocks.updateContactSettings,
    () => ({ body: { acceptsContact: true, isFindable: false } }),
    { ...all(200), guest: 401 },
  ],
]

type Cast = Record<Exclude<Actor, 'guest'>, Player>

/** New players, since a block or a deleted message would change the next answer. */
const setScene = async (): Promise<Scene & { readonly players: Cast }> => {
  const players = {
    stranger: await registerPlayer(t),
    sender: await registerPlayer(t),
    blocked: await registerPlayer(t),
    receiver: await registerPlayer(t),
    moderator: await registerStaff(t, 'moderator'),
    admin: await registerStaff(t, 'admin'),
  }
  const { sender, blocked, receiver } = players
  const params = { id: receiver.user.id }
  const sent = await t.send(messages.messagePlayer, { params, body }, { as: sender })
  const before = await t.send(messages.messagePlayer, { params, body }, { as: blocked })
  const block = { params: { userId: blocked.user.id } }
  await t.send(blocks.blockPlayer, block, { as: receiver })
  const notice = await t.connection.db
    .insertInto('messages')
    .values({
      receiver_id: receiver.user.id,
      kind: 'system',
      notice_type: 'later',
      notice_data: '{}',
      body: 'Notice',
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return {
    players,
    id: sent.body.id,
    fromBlocked: before.body.id,
    senderId: sender.user.id,
    receiverId: receiver.user.id,
    noticeId: notice.id,
  }
}

/** The last scene, as long as it is unchanged. */
let unspent: Awaited<ReturnType<typeof setScene>> | undefined

test.each(rows.map(([endpoint, ...rest]) => [endpoint.name, endpoint, ...rest] as const))(
  '%s does for each what their part allows',
  async (_name, endpoint, request, expected) => {
    const seen: Partial<Record<Actor, number>> = {}
    for (const actor of actors) {
      const scene = unspent ?? (await setScene())
      unspent = undefined
      const as = actor === 'guest' ? undefined : scene.players[actor]
      const { status } = await t.send(endpoint, request(scene) as never, { as })
      seen[actor] = status
      // What is refused, or only read, leaves everything as it was.
      if (endpoint.method === 'GET' || status >= 400) unspent = scene
    }
    expect(seen).toEqual(expected)
  },
)

test('has no call that is missing from this table', () => {
  const listed = new Set(rows.map(([endpoint]) => endpoint.name))
  const paths = /^\/(messages|notices|users\/:id\/message|account\/(blocks|contact))/
  const calls = endpoints.filter(({ path }) => paths.test(path))
  expect(calls.map(({ name }) => name).filter((name) => !listed.has(name))).toEqual([])
})
