// Also on the embedded engine.
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { getSessionUser } from '#contract/auth/auth.ts'
import { getCrew } from '#contract/crews/crews.ts'
import { deletePicture, getPicture } from '#contract/pictures/pictures.ts'
import { getPlayerProfile } from '#contract/profiles/players.ts'
import { leaveForGood } from '#server/testing/calls/account-calls.ts'
import { pictureCalls } from '#server/testing/calls/picture-calls.ts'
import { postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { photo } from '#server/testing/factories/picture-files.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { upload } = pictureCalls(t)

const addressOf = (response: { json(): unknown }) =>
  (response.json() as { profileImage: string }).profileImage

test('a picture becomes a small square that everybody sees, at an address that can be cached forever', async () => {
  const player = await registerPlayer(t)
  const crew = await postCrew(t, player)
  const uploaded = await upload(player, await photo(800, 300).png().toBuffer())
  expect(uploaded.statusCode).toBe(200)
  const address = addressOf(uploaded)
  expect(address).toMatch(/^\/api\/pictures\/[\w-]{22}$/)

  const shown = await t.inject({ url: address })
  expect(shown.statusCode).toBe(200)
  expect(shown.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 })

  expect((await t.send(getSessionUser, {}, { as: player })).body.profileImage).toBe(address)
  const profile = await t.send(getPlayerProfile, { params: { id: player.user.id } })
  expect(profile.body.profileImage).toBe(address)
  const { body } = await t.send(getCrew, { params: { id: crew.id } })
  expect([body.authorImage, body.members[0]?.profileImage]).toEqual([address, address])
  await expectInvariants(t.connection)
})

test.each(['jpeg', 'png', 'gif', 'webp'] as const)(
  '%s is accepted, whatever it is called',
  async (format) => {
    const player = await registerPlayer(t)
    const bytes = await photo()[format]().toBuffer()
    const response = await upload(player, bytes, { name: '../../x.exe', type: 'text/html' })
    expect(response.statusCode).toBe(200)
    expect((await t.inject({ url: addressOf(response) })).headers['content-type']).toBe('image/webp')
  },
)

test('a new picture replaces the one before, and deleting leaves none', async () => {
  const player = await registerPlayer(t)
  const first = addressOf(await upload(player, await photo().png().toBuffer()))
  const second = addressOf(await upload(player, await photo(300, 200, '#0088ff').png().toBuffer()))
  expect(second).not.toBe(first)
  expect((await t.inject({ url: first })).statusCode).toBe(404)
  expect((await t.inject({ url: second })).statusCode).toBe(200)

  for (const _twice of [1, 2]) {
    expect((await t.send(deletePicture, {}, { as: player })).status).toBe(204)
    const gone = await t.inject({ url: second })
    expect([gone.statusCode, gone.headers['cache-control']]).toEqual([404, 'no-store'])
  }
  expect((await t.send(getSessionUser, {}, { as: player })).body.profileImage).toBeNull()
  await expectInvariants(t.connection)
})

test('two players can have the same picture, and one of them can delete theirs', async () => {
  const [one, other] = [await registerPlayer(t), await registerPlayer(t)]
  const bytes = await photo().png().toBuffer()
  const address = addressOf(await upload(one, bytes))
  expect(addressOf(await upload(other, bytes))).toBe(address)
  await t.send(deletePicture, {}, { as: one })
  expect((await t.inject({ url: address })).statusCode).toBe(200)
  await leaveForGood(t, other)
  expect((await t.inject({ url: address })).statusCode).toBe(404)
})

test.each(['x', 'x'.repeat(22), `${'x'.repeat(22)}.webp`, '%00'.repeat(22), '..%2f..%2fetc%2fpasswd'])(
  'there is no picture at %s',
  async (hash) => {
    const { statusCode, headers } = await t.inject({ url: `/api${getPicture.path.replace(':hash', hash)}` })
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
  },
)

test('another site can neither upload nor delete a picture', async () => {
  const player = await registerPlayer(t)
  const { statusCode } = await upload(player, await photo().png().toBuffer())
  expect(statusCode).toBe(200)
  for (const method of ['POST', 'DELETE'] as const) {
    const response = await t.inject({
      method,
      url: '/api/profile/image',
      headers: { origin: 'https://evil.example', 'content-type': 'multipart/form-data; boundary=x' },
      cookies: { ...player.cookies },
      payload: '',
    })
    expect(response.json().code).toBe('foreign_origin')
  }
  expect((await t.send(getSessionUser, {}, { as: player })).body.profileImage).not.toBeNull()
})
