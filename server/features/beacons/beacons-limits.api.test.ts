import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { beaconCalls } from '#server/testing/calls/beacon-calls.ts'
import { registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ rateLimitScale: 1 })
const { light, prolong, putOut } = beaconCalls(t)

test('thirty times an hour a player lights a beacon or keeps it lit, and can always put it out', async () => {
  const [player, other] = [await registerPlayer(t), await registerPlayer(t)]
  for (let i = 0; i < 15; i += 1) {
    // Fifty requests within a second are refused as such.
    if (i % 10 === 0) await pause(1_500)
    expect((await light(player)).status).toBe(200)
    expect((await prolong(player)).status).toBe(200)
  }
  expect((await light(player)).status).toBe(429)
  expect((await prolong(player)).status).toBe(429)
  expect((await putOut(player)).status).toBe(204)
  expect((await light(other)).status).toBe(200)
})
