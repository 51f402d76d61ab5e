import { expect, test } from 'vitest'
import { countWindows } from '#contract/crews/board.ts'
import { pictureCalls } from '#server/testing/calls/picture-calls.ts'
import { registerPlayer } from '#server/testing/factories/factories.ts'
import { photo } from '#server/testing/factories/picture-files.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ rateLimitScale: 1 })
const { upload } = pictureCalls(t)

test('a player can upload ten pictures a minute, and is told how long to wait', async () => {
  const player = await registerPlayer(t)
  const bytes = await photo(20, 20).png().toBuffer()
  for (let i = 0; i < 10; i += 1) expect((await upload(player, bytes)).statusCode).toBe(200)
  const refused = await upload(player, bytes)
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await upload(await registerPlayer(t), bytes)).statusCode).toBe(200)
})

test('pictures do not use up what guests can request', async () => {
  const player = await registerPlayer(t)
  const { profileImage } = (await upload(player, await photo(20, 20).png().toBuffer())).json()
  for (let i = 0; i < 310; i += 1) {
    expect((await t.inject({ url: profileImage, remoteAddress: '192.0.2.9' })).statusCode).toBe(200)
  }
  const { statusCode } = await t.inject({
    url: `/api${countWindows.path}`,
    remoteAddress: '192.0.2.9',
  })
  expect(statusCode).toBe(200)
})
