import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { deleteSearch } from '#contract/searches/searches.ts'
import { searchCalls } from '#server/testing/calls/search-calls.ts'
import { registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ rateLimitScale: 1 })
const { save } = searchCalls(t)

test('sixty times an hour a player saves or deletes a search', async () => {
  const player = await registerPlayer(t)
  for (let i = 0; i < 30; i += 1) {
    // Fifty requests within a second are refused as such.
    if (i % 15 === 0) await pause(1_500)
    const { body } = await save(player, { activity: 'mining' })
    expect((await t.send(deleteSearch, { params: { id: body.id } }, { as: player })).status).toBe(204)
  }
  expect((await save(player, { activity: 'mining' })).status).toBe(429)
})
