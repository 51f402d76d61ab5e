import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { searchPlayers } from '#contract/players/players.ts'
import { registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ rateLimitScale: 1 })

test('a player searches for players sixty times a minute, and is told how long to wait', async () => {
  const as = await registerPlayer(t)
  const search = () => t.send(searchPlayers, { query: { search: 'ace' } }, { as })
  for (let i = 1; i <= 60; i += 1) {
    // Fifty requests within a second are refused as such.
    if (i % 30 === 0) await pause(1_500)
    expect((await search()).status).toBe(200)
  }
  const refused = await search()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
})
