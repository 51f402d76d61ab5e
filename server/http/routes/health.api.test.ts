import { expect, test } from 'vitest'
import { getHealth, getLiveness, getReadiness } from '#contract/health/health.ts'
import { openTestApp } from '#server/testing/test-app.ts'

let isReady = true
const t = openTestApp({ isReady: () => isReady, rateLimitScale: 0.01 })

const health = async () => {
  const answers = [getHealth, getLiveness, getReadiness].map((endpoint) => t.send(endpoint, {}))
  return (await Promise.all(answers)).map(({ status, body }) => [status, body.status ?? body.code])
}

test('the service reports that it is healthy', async () => {
  expect(await health()).toEqual(Array(3).fill([200, 'ok']))
})

test('a node that has not started is alive, but neither healthy nor ready', async () => {
  isReady = false
  expect(await health()).toEqual([
    [503, 'unavailable'],
    [200, 'ok'],
    [503, 'unavailable'],
  ])
  isReady = true
})

test('whoever asks for health never asks too often', async () => {
  for (let i = 0; i < 5; i += 1) expect(await health()).toEqual(Array(3).fill([200, 'ok']))
})
