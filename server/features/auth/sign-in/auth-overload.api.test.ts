import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { login } from '#contract/auth/auth.ts'
import { getHealth } from '#contract/health/health.ts'
import { registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()

test('logins beyond the queue are asked to come back later and count for nothing, and others are served', async () => {
  // The usual password of the tests is checked too fast to make other requests wait.
  const { user } = await registerPlayer(t, { password: 'as slow as it should be' })
  const body = { username: user.username, password: 'not this one' }
  const attempts = Array.from({ length: 120 }, () => t.send(login, { body }))
  const health = await t.send(getHealth, {})
  const answers = await Promise.all(attempts)
  const refused = answers.filter(({ status }) => status === 503)
  const counted = answers.filter(({ status }) => status === 401)
  expect(health.status).toBe(200)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.length + counted.length).toBe(120)
  for (const { headers } of refused) expect(headers['retry-after']).toBe('3')

  const { rows } = await sql<{ points: number }>`
    select points from rate_limits where key like 'loginByAccount:%'
  `.execute(t.connection.db)
  expect(rows).toEqual([{ points: counted.length }])
})
