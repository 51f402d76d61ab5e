import { expect, test } from 'vitest'
import { listSuggestions } from '#contract/crews/suggestions.ts'
import { postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ rateLimitScale: 1 })

test('a leader asks for suggestions twenty times a minute, and is told how long to wait', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  const ask = () => t.send(listSuggestions, { params: { id } }, { as: leader })
  for (let i = 1; i <= 20; i += 1) expect((await ask()).status).toBe(200)
  const refused = await ask()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
})
