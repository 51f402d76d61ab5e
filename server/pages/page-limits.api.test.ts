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

test('beyond twenty times as many an address is refused, for some seconds', async () => {
  const statuses: number[] = []
  for (let visit = 0; visit < 45; visit += 1) {
    const { statusCode, headers } = await t.inject({ url: '/profile', remoteAddress: '203.0.113.60' })
    statuses.push(statusCode)
    if (statusCode === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }
  expect(statuses).toEqual([...Array(40).fill(200), ...Array(5).fill(429)])
  expect((await t.inject({ url: '/profile', remoteAddress: '203.0.113.61' })).statusCode).toBe(200)
})

test('a plain page is compressed once for each look, and says what each of its visitors needs', async () => {
  const visit = (headers: Record<string, string>) =>
    t.inject({ url: '/profile', remoteAddress: '203.0.113.62', headers })
  const one = await visit({ 'accept-encoding': 'br' })
  const again = await visit({ 'accept-encoding': 'br' })
  const other = await visit({ 'accept-encoding': 'gzip', 'accept-language': 'de' })
  expect(again.rawPayload.equals(one.rawPayload)).toBe(true)
  expect([one, again, other].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'br', 'gzip'])
  expect(again.headers['x-request-id']).not.toBe(one.headers['x-request-id'])
  expect(again.headers['content-security-policy']).toBe(one.headers['content-security-policy'])
  expect((await visit({ 'accept-language': 'de' })).body).toContain('<html lang="de"')
})
