// Also on the embedded engine.
import { expect, test } from 'vitest'
import { endAllSessions, listSessions, login, logout } from '#contract/auth/auth.ts'
import { changePassword } from '#contract/auth/new-passwords.ts'
import { addPushDevice, getPushSettings, removePushDevice } from '#contract/notices/push.ts'
import { moderationCalls } from '#server/testing/calls/moderation-calls.ts'
import {
  goodPassword,
  type Player,
  registerPlayer,
  registerStaff,
} from '#server/testing/factories/factories.ts'
import { newWord } from '#server/testing/factories/unique-words.ts'
import { newPushKeys } from '#server/testing/fakes/push-service.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()

const addressOf = (name = newWord()) => `https://fcm.googleapis.com/fcm/send/secret-${name}`
const add = (as: Player, endpoint = addressOf(), keys = newPushKeys().publicKeys) =>
  t.send(addPushDevice, { body: { endpoint, keys } }, { as })
const devicesOf = async (as: Player) => (await t.send(getPushSettings, {}, { as })).body.devices
/** Another browser of the same player. */
const signIn = async ({ user }: Player): Promise<Player> => {
  const body = { username: user.username, password: goodPassword }
  const { cookies } = await t.send(login, { body }, { headers: { 'user-agent': 'Firefox/140 (Android)' } })
  return { user, cookies }
}

test('a device is listed by its browser, push service and date, for its player alone', async () => {
  const player = await registerPlayer(t, {}, { 'user-agent': 'Firefox/140 (Windows)' })
  const { status, body } = await add(player)
  expect(status).toBe(201)
  expect(body.devices).toEqual([
    {
      id: expect.any(Number),
      userAgent: 'Firefox/140 (Windows)',
      host: 'fcm.googleapis.com',
      createdAt: expect.any(String),
      lastUsedAt: null,
      isCurrent: true,
    },
  ])
  expect(JSON.stringify(body)).not.toContain('secret-')
  const elsewhere = await signIn(player)
  expect(await devicesOf(elsewhere)).toMatchObject([{ isCurrent: false }])
  const stranger = await registerPlayer(t)
  expect(await devicesOf(stranger)).toEqual([])
  const params = { id: body.devices[0]?.id ?? 0 }
  expect((await t.send(removePushDevice, { params }, { as: stranger })).status).toBe(404)
  expect((await t.send(removePushDevice, { params }, { as: elsewhere })).status).toBe(204)
  expect(await devicesOf(player)).toEqual([])
})

test('everybody gets the same key, and it stays', async () => {
  const keyOf = async () =>
    (await t.send(getPushSettings, {}, { as: await registerPlayer(t) })).body.publicKey
  const first = await keyOf()
  expect(Buffer.from(first, 'base64url')).toHaveLength(65)
  expect(await keyOf()).toBe(first)
})

test.each([
  ['the address of somebody else', 'https://evil.example/secret', newPushKeys().publicKeys],
  ['an address inside our network', 'http://127.0.0.1:5432/secret', newPushKeys().publicKeys],
  [
    'a key that is no point of the curve',
    addressOf('x'),
    { ...newPushKeys().publicKeys, p256dh: 'B'.repeat(87) },
  ],
])('%s is refused', async (_, endpoint, keys) => {
  const player = await registerPlayer(t)
  const { status, body } = await add(player, endpoint, keys)
  expect([status, body.code]).toEqual([400, 'push_refused'])
  expect(await devicesOf(player)).toEqual([])
})

test('keys of another length are refused', async () => {
  const player = await registerPlayer(t)
  const { publicKeys } = newPushKeys()
  for (const keys of [
    { ...publicKeys, auth: 'short' },
    { ...publicKeys, p256dh: publicKeys.p256dh.slice(1) },
  ])
    expect((await add(player, addressOf(), keys)).status).toBe(400)
})

test('a browser that another player signs in with shows theirs, and no longer those of the first', async () => {
  const [first, second] = [await registerPlayer(t), await registerPlayer(t)]
  const endpoint = addressOf()
  await add(first, endpoint)
  expect((await add(second, endpoint)).body.devices).toHaveLength(1)
  expect(await devicesOf(first)).toEqual([])
})

test('a browser whose address changes stays one device', async () => {
  const player = await registerPlayer(t)
  const before = await add(player)
  const after = await add(player)
  expect(after.body.devices).toHaveLength(1)
  expect(after.body.devices[0]?.id).not.toBe(before.body.devices[0]?.id)
})

test('the eleventh device replaces the oldest', async () => {
  const player = await registerPlayer(t)
  await add(player)
  const oldest = (await devicesOf(player))[0]?.id
  for (let count = 0; count < 10; count += 1) await add(await signIn(player))
  const ids = (await devicesOf(player)).map(({ id }) => id)
  expect(ids).toHaveLength(10)
  expect(ids).not.toContain(oldest)
})

const countDevices = async () =>
  (await t.connection.db.selectFrom('push_subscriptions').selectAll().execute()).length

test('signing out ends the device', async () => {
  const player = await registerPlayer(t)
  await add(player)
  await t.send(logout, {}, { as: player })
  expect(await countDevices()).toBe(0)
})

test('a new password ends all devices but the one that it was entered on', async () => {
  const player = await registerPlayer(t)
  await add(player)
  await add(await signIn(player))
  const body = { currentPassword: goodPassword, newPassword: 'around the Daymar ridge 17' }
  expect((await t.send(changePassword, { body }, { as: player })).status).toBe(204)
  expect(await devicesOf(player)).toMatchObject([{ isCurrent: true }])
})

test('signing out everywhere and a ban end all devices', async () => {
  const [player, banned] = [await registerPlayer(t), await registerPlayer(t)]
  await add(player)
  await add(await signIn(player))
  await t.send(endAllSessions, {}, { as: player })
  expect(await countDevices()).toBe(0)
  await add(banned)
  expect((await t.send(listSessions, {}, { as: banned })).body).toHaveLength(1)
  await moderationCalls(t).ban(await registerStaff(t, 'admin'), banned)
  expect(await countDevices()).toBe(0)
})
