// Also on the embedded engine.
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { applyToCrew } from '#contract/applications/applications.ts'
import { endAllSessions, endSession, listSessions, login, logout } from '#contract/auth/auth.ts'
import { resetPassword } from '#contract/auth/new-passwords.ts'
import { listMessages, readMessage } from '#contract/messages/messages.ts'
import { startMission } from '#contract/missions/missions.ts'
import { makeResetLink } from '#server/features/auth/staff/auth-operators.service.ts'
import { askForEvents, type Listener, listenTo } from '#server/testing/event-reader.ts'
import { eventually } from '#server/testing/eventually.ts'
import { goodPassword, type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { postHeard } from '#server/testing/factories/published-crew.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ rateLimitScale: 1 })
const open: Listener[] = []
const application = { message: 'Me', availability: 'sofort', experience: 'experte' } as const

const listen = async (as?: Player) => {
  const listener = await listenTo(t.node.app, as)
  open.push(listener)
  return listener
}

afterEach(async () => {
  for (const listener of open.splice(0)) listener.close()
})

test('everyone receives events about a new post and about a change to it', async () => {
  const guest = await listen()
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  expect(await guest.waitFor('crew')).toEqual({ id, change: 'created' })
  await t.send(startMission, { params: { id } }, { as: leader })
  await eventually(() => expect(guest.events.at(-1)?.data).toEqual({ id, change: 'updated' }))
})

test('a proxy is told not to send the next request over the connection of a stream', async () => {
  const request = await askForEvents(t.node.app, undefined, { connection: 'keep-alive' })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  request.destroy()
  expect(response.headers.connection).toBe('close')
})

test('a stream is sent without chunks and without the headers of documents, so that thousands fit on a node', async () => {
  const request = await askForEvents(t.node.app)
  const [{ headers }] = (await once(request, 'response')) as [IncomingMessage]
  request.destroy()
  expect(headers['transfer-encoding']).toBeUndefined()
  expect(headers['content-security-policy']).toBeUndefined()
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['x-request-id']).toBeTruthy()
})

test('only the leader and the applicant receive an application, and the leader the new unread count', async () => {
  const leader = await registerPlayer(t)
  const player = await registerPlayer(t)
  const stranger = await registerPlayer(t)
  const { id } = await postHeard(t, leader)
  const [atLeader, atPlayer, atStranger, guest] = [
    await listen(leader),
    await listen(player),
    await listen(stranger),
    await listen(),
  ]
  await t.send(applyToCrew, { params: { id }, body: application }, { as: player })
  expect(await atLeader.waitFor('application')).toEqual({ crewId: id })
  expect(await atLeader.waitFor('message')).toEqual({ unreadCount: 1, unreadNotices: 1 })
  expect(await atPlayer.waitFor('application')).toEqual({ crewId: id })
  // Events arrive in order: what is missing when a later one is there will never come.
  await t.send(startMission, { params: { id } }, { as: leader })
  for (const listener of [atStranger, guest]) {
    expect(await listener.waitFor('crew')).toEqual({ id, change: 'updated' })
    expect(listener.events.map(({ name }) => name)).toEqual(['crew'])
  }
})

test('a refused application publishes nothing', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postHeard(t, leader)
  const atLeader = await listen(leader)
  const refused = await t.send(applyToCrew, { params: { id }, body: application }, { as: leader })
  expect(refused.status).toBe(403)
  await t.send(startMission, { params: { id } }, { as: leader })
  expect(await atLeader.waitFor('crew')).toEqual({ id, change: 'updated' })
  expect(atLeader.events.map(({ name }) => name)).toEqual(['crew'])
})

test.each([
  ['a logout', (player: Player) => t.send(logout, {}, { as: player })],
  ['signing out everywhere', (player: Player) => t.send(endAllSessions, {}, { as: player })],
  [
    'signing in again',
    (player: Player) =>
      t.send(login, { body: { username: player.user.username, password: goodPassword } }, { as: player }),
  ],
])('%s closes the stream, and no other player’s', async (_what, end) => {
  const player = await registerPlayer(t)
  const other = await registerPlayer(t)
  const [mine, theirs] = [await listen(player), await listen(other)]
  await end(player)
  expect(await mine.waitFor('session')).toEqual({ ended: true })
  await eventually(() => expect(mine.ended()).toBe(true))
  expect(theirs.ended()).toBe(false)
})

test('a password reset closes the streams of that player', async () => {
  const player = await registerPlayer(t)
  const mine = await listen(player)
  const link = new URL(await makeResetLink(t.node.ctx, player.user.username))
  const token = link.searchParams.get('token') ?? ''
  await t.send(resetPassword, { body: { token, newPassword: 'a quite new secret' } })
  expect(await mine.waitFor('session')).toEqual({ ended: true })
  await eventually(() => expect(mine.ended()).toBe(true))
})

test('signing out one device from another closes its stream only, and does not count as a visit of a third', async () => {
  const desktop = await registerPlayer(t)
  const signIn = async (device: string) => {
    const body = { username: desktop.user.username, password: goodPassword }
    const { cookies } = await t.send(login, { body }, { headers: { 'user-agent': device } })
    return { user: desktop.user, cookies }
  }
  const atPhone = await listen(await signIn('Phone'))
  const atTablet = await listen(await signIn('Tablet'))
  const find = async (device: string) => {
    const { body } = await t.send(listSessions, {}, { as: desktop })
    return body.find(({ userAgent }) => userAgent === device)
  }
  const before = await find('Tablet')
  t.clock.advance(6 * 60_000)
  const params = { id: (await find('Phone'))?.id ?? 0 }
  await t.send(endSession, { params }, { as: desktop })
  expect(await atPhone.waitFor('session')).toEqual({ ended: true })
  expect(atTablet.ended()).toBe(false)
  expect(await find('Tablet')).toEqual(before)
})

test('reading a message updates the unread count on the receiver’s other devices', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  await t.send(applyToCrew, { params: { id }, body: application }, { as: await registerPlayer(t) })
  const { body } = await t.send(listMessages, {}, { as: leader })
  const elsewhere = await listen(leader)
  const params = { id: body.messages[0]?.id ?? 0 }
  await t.send(readMessage, { params }, { as: leader })
  expect(await elsewhere.waitFor('message')).toEqual({ unreadCount: 0, unreadNotices: 0 })
})
