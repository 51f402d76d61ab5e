// Also on the embedded engine.
import { expect, test } from 'vitest'
import { chooseLanguage } from '#contract/account/language.ts'
import { applyToCrew } from '#contract/applications/applications.ts'
import { getSessionUser, login } from '#contract/auth/auth.ts'
import { listMessages, readAllMessages, readMessage } from '#contract/messages/messages.ts'
import type { Request } from '#contract/wire/endpoint.ts'
import { messageCalls } from '#server/testing/calls/message-calls.ts'
import { goodPassword, type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
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

test('notices are in the language of the page, and mailed in the language that the player chose', async () => {
  const leader = await registerPlayer(t)
  const inbox = async (headers: Record<string, string>) =>
    (await t.send(listMessages, {}, { as: leader, headers })).body.messages.map(({ message }) => message)
  expect(await noticeTo(leader)).toBe('a_1 wants to join “Halo”.')
  expect(await inbox({})).toEqual(['a_1 wants to join “Halo”.'])
  expect(await inbox(german)).toEqual(['a_1 möchte bei „Halo“ mitmachen.'])
  await t.send(chooseLanguage, { body: { language: 'de' } }, { as: leader })
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

test('neither pages in another language nor signing in on one change the language of mails', async () => {
  const { language: _, ...leader } = await registerPlayer(t, {}, german)
  const headers = { 'accept-language': 'en' }
  await t.send(getSessionUser, {}, { as: leader, headers })
  await t.send(login, { body: { username: leader.user.username, password: goodPassword } }, { headers })
  expect(await noticeTo(leader)).toBe('a_1 möchte bei „Halo“ mitmachen.')
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

test('letters and notices are folders with a page, an unread list and marks of their own', async () => {
  const leader = await registerPlayer(t)
  const writer = await registerPlayer(t)
  const { write } = messageCalls(t)
  for (let count = 1; count <= 2; count += 1) {
    await noticeTo(leader)
    await write(writer, leader, `Letter ${count}`)
  }
  const list = async (query: NonNullable<Request<typeof listMessages>['query']>, as = leader) => {
    const { messages, ...counts } = (await t.send(listMessages, { query }, { as })).body
    return [messages.map(({ kind, message }) => (kind === 'system' ? kind : message)), counts]
  }
  const counts = { unreadCount: 4, unreadNotices: 2 }
  expect(await list({})).toEqual([['Letter 2', 'system', 'Letter 1', 'system'], counts])
  expect(await list({ kind: 'letters' })).toEqual([['Letter 2', 'Letter 1'], counts])
  expect(await list({ kind: 'notices' })).toEqual([['system', 'system'], counts])
  expect(await list({ kind: 'letters', folder: 'sent' }, writer)).toMatchObject([
    ['Letter 2', 'Letter 1'],
    {},
  ])
  expect(await list({ kind: 'notices', folder: 'sent' }, writer)).toMatchObject([[], {}])
  const newest = (await t.send(listMessages, { query: { limit: '1' } }, { as: leader })).body.messages[0]
  expect(await list({ kind: 'letters', before: String(newest?.id) })).toEqual([['Letter 1'], counts])

  await t.send(readAllMessages, { query: { kind: 'letters' } }, { as: leader })
  const afterwards = { unreadCount: 2, unreadNotices: 2 }
  expect(await list({ kind: 'letters', folder: 'unread' })).toEqual([[], afterwards])
  expect(await list({ kind: 'notices', folder: 'unread' })).toEqual([['system', 'system'], afterwards])
  const unknown = await t.send(listMessages, { query: { kind: 'spam' as 'letters' } }, { as: leader })
  expect(unknown.status).toBe(400)
  await t.send(readAllMessages, {}, { as: leader })
  expect(await list({})).toMatchObject([{ length: 4 }, { unreadCount: 0, unreadNotices: 0 }])
})
