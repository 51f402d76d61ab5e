import { expect, test } from 'vitest'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ withPage: 'built', rateLimitScale: 0.05 })

test('a page costs as much as five requests, and is sent plain beyond them, for the browser to render', async () => {
  const bodies: string[] = []
  for (let visit = 0; visit < 4; visit += 1) {
    const { statusCode, body } = await t.inject({ url: `/search?search=${visit}` })
    expect(statusCode).toBe(200)
    bodies.push(body)
  }
  const plain = '<div id="root"></div>'
  expect(bodies.map((body) => body.includes(plain))).toEqual([false, false, false, true])
})
