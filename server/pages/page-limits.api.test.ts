import { expect, test } from 'vitest'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ withPage: 'built', rateLimitScale: 0.01 })

test('a page that cannot be rendered is sent plain, for the browser to render', async () => {
  const bodies: string[] = []
  for (let visit = 0; visit < 6; visit += 1) {
    const { statusCode, body } = await t.inject({ url: '/search' })
    expect(statusCode).toBe(200)
    bodies.push(body)
  }
  expect(bodies[0]).toContain('<h1')
  expect(bodies.at(-1)).toContain('<div id="root"></div>')
})
