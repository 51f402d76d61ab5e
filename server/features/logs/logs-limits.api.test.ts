import { expect, test } from 'vitest'
import { logCalls } from '#server/testing/calls/log-calls.ts'
import { registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ rateLimitScale: 1 })
const { upload } = logCalls(t)

test('a player can upload 30 pictures an hour, and is told how long to wait', async () => {
  const player = await registerPlayer(t)
  const send = () => upload(player, 1, Buffer.from('no picture'))
  for (let i = 0; i < 30; i += 1) expect((await send()).statusCode).toBe(404)
  const refused = await send()
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})
