import { expect, test } from 'vitest'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ withPage: 'built', rateLimitScale: 0.2 })

test('a visitor has ten pages in ten seconds rendered, and beyond them plain ones, which their browser renders', async () => {
  const bodies: string[] = []
  for (let visit = 0; visit < 4; visit += 1) {
    const { statusCode, body } = await t.inject({ url: `/search?search=${visit}` })
    expect(statusCode).toBe(200)
    bodies.push(body)
  }
  const plain = '<div id="root"></div>'
  expect(bodies.map((body) => body.includes(plain))).toEqual([false, false, true, true])
})
