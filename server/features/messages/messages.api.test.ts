// Also on the embedded engine.
import { expect, test } from 'vitest'
import { applyToCrew } from '#contract/applications/applications.ts'
import { getSessionUser } from '#contract/auth/auth.ts'
import { listMessages, readMessage } from '#contract/messages/messages.ts'
import { listenTo } from '#server/testing/event-reader.ts'
import { type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const german = { 'accept-language': 'de' }

/** Applies to a new crew of the leader and returns the text that the leader would be mailed. */
const noticeTo = async (leader: Player): Promise<string | undefined> => {
  const { id } = await postCrew(t, leader, { title: 'Halo' })
  const as = await registerPlayer(t, { username: `a_${id}` })
  const body = { message: 'Me', availability: 'sofort', experience: 'experte' } as const
  await t.send(applyToCrew, { params: { id }, body }, { as })
  const notices = t.connection.db.selectFrom('messages').select('body').where('crew_id', '=', id)
  return (await notices.executeTakeFirst())?.body
}

test('notices are in the language of the page, and mailed in the language of the last page', async () => {
  const leader = await registerPlayer(t)
  const inbox = async (headers: Record<string, string>) =>
    (await t.send(listMessages, {}, { as: leader, headers })).body.messages.map(({ message }) => message)
  expect(await noticeTo(leader)).toBe('a_1 wants to join “Halo”.')
  expect(await inbox({})).toEqual(['a_1 wants to join “Halo”.'])
  expect(await inbox(german)).toEqual(['a_1 möchte bei „Halo“ mitmachen.'])
  expect(await noticeTo(leader)).toBe('a_2 möchte bei „Halo“ mitmachen.')
  expect(await inbox({ 'accept-language': 'en' })).toEqual([
    'a_2 wants to join “Halo”.',
    'a_1 wants to join “Halo”.',
  ])
})

test('a notice of a type that only a newer release knows shows the text that was sent', async () => {
  const receiver = await registerPlayer(t)
  await t.connection.db
    .insertInto('messages')
    .values({
      receiver_id: receiver.user.id,
      kind: 'system',
      notice_type: 'toString',
      notice_data: '{"title":"Halo"}',
      body: 'As sent',
      created_at: new Date(),
    })
    .execute()
  const { body } = await t.send(listMessages, {}, { as: receiver, headers: german })
  expect(body.messages.map(({ message }) => message)).toEqual(['As sent'])
})

test.each([
  ['a request without a language', {}],
  ['opening an address in the browser', { 'accept-language': 'en', 'sec-fetch-dest': 'document' }],
])('%s does not change the language', async (_, headers) => {
  const { language, ...leader } = await registerPlayer(t, {}, german)
  await t.send(getSessionUser, {}, { as: leader, headers })
  expect(await noticeTo(leader)).toBe('a_1 möchte bei „Halo“ mitmachen.')
})

test('opening the event stream does not change the language', async () => {
  const leader = await registerPlayer(t)
  const listener = await listenTo(t.node.app, leader, german)
  expect(await noticeTo(leader)).toBe('a_1 wants to join “Halo”.')
  listener.close()
})

test('a message is unread until its receiver reads it', async () => {
  const leader = await registerPlayer(t)
  await noticeTo(leader)
  const inbox = async () => (await t.send(listMessages, {}, { as: leader })).body
  const { messages, unreadCount } = await inbox()
  expect(unreadCount).toBe(1)
  expect(messages).toMatchObject([
    { kind: 'system', isRead: false, crewTitle: 'Halo', senderName: 'CrewBeacon' },
  ])
  const params = { id: messages[0]?.id ?? 0 }
  const byStranger = await t.send(readMessage, { params }, { as: await registerPlayer(t) })
  expect(byStranger.status).toBe(404)
  for (let i = 0; i < 2; i += 1) {
    const read = await t.send(readMessage, { params }, { as: leader })
    expect([read.status, read.body.isRead]).toEqual([200, true])
  }
  expect((await inbox()).unreadCount).toBe(0)
})

test('only notices name the site as sender; a deleted player is shown as a former member', async () => {
  const receiver = await registerPlayer(t)
  const sender = await registerPlayer(t, { username: 'Feldspat' })
  const row = { receiver_id: receiver.user.id, body: 'Hello', created_at: t.clock.stop() }
  await t.connection.db
    .insertInto('messages')
    .values([
      { ...row, kind: 'system', sender_id: sender.user.id, notice_type: 'later', notice_data: '{}' },
      { ...row, kind: 'direct', sender_id: sender.user.id },
      { ...row, kind: 'direct', sender_id: null },
    ])
    .execute()
  const senders = async (headers: Record<string, string>) => {
    const { body } = await t.send(listMessages, {}, { as: receiver, headers })
    return body.messages.map(({ senderName, senderDisplayName }) => [senderName, senderDisplayName]).reverse()
  }
  const known = [
    ['CrewBeacon', 'CrewBeacon'],
    ['Feldspat', 'Feldspat'],
  ]
  expect(await senders({})).toEqual([...known, ['Former member', 'Former member']])
  expect(await senders(german)).toEqual([...known, ['Ehemaliges Mitglied', 'Ehemaliges Mitglied']])
})
