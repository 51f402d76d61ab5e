import { expect, test } from 'vitest'
import { renewCalendarFeed } from '#contract/calendars/calendars.ts'
import { registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ rateLimitScale: 1 })

test('ten new addresses an hour', async () => {
  const as = await registerPlayer(t)
  for (let i = 0; i < 10; i += 1) expect((await t.send(renewCalendarFeed, {}, { as })).status).toBe(201)
  expect((await t.send(renewCalendarFeed, {}, { as })).status).toBe(429)
})

test('an address can be read 120 times an hour', async () => {
  const as = await registerPlayer(t)
  const { body } = await t.send(renewCalendarFeed, {}, { as })
  const read = () => t.inject({ method: 'GET', url: new URL(body.address).pathname })
  for (let i = 0; i < 120; i += 1) expect((await read()).statusCode).toBe(200)
  const { statusCode, headers } = await read()
  expect(statusCode).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(60)
})
