import { beforeAll, expect, test, vi } from 'vitest'
import { postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ withPage: 'built', rateLimitScale: 0.1 })

// On a busy machine, pages are left to browsers long before these limits.
beforeAll(() => {
  const { app } = t.node
  const measured = app.memoryUsage()
  vi.spyOn(app, 'memoryUsage').mockReturnValue({ ...measured, eventLoopDelay: 0 })
})

test('beyond a hundred pages in ten seconds a visitor gets plain ones, with the right head and status', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { title: 'Halo run' })
  const visit = (url: string) => t.inject({ url, remoteAddress: '203.0.113.59' })
  const isPlain = (body: string) => body.includes('<div id="root"></div>')
  for (let page = 0; page < 10; page += 1)
    expect(isPlain((await visit(`/search?search=${page}`)).body)).toBe(false)

  const board = await visit('/search?search=10')
  expect([isPlain(board.body), board.statusCode]).toEqual([true, 200])
  const crew = await visit(`/crew/${id}`)
  expect([isPlain(crew.body), crew.statusCode]).toEqual([true, 200])
  expect(crew.body).toContain('<title>Halo run · CrewBeacon</title>')
  expect(crew.body).toMatch(/<meta property="og:image" content="[^"]+">/)
  for (const url of ['/crew/999999', '/profile/999999', '/crew/nothing', '/no/such/page']) {
    const missing = await visit(url)
    expect([url, isPlain(missing.body), missing.statusCode]).toEqual([url, true, 404])
    expect(missing.body).toContain('<meta name="robots" content="noindex">')
  }
})

test('beyond two hundred in ten seconds an address is refused, for some seconds', async () => {
  const statuses: number[] = []
  for (let visit = 0; visit < 25; visit += 1) {
    const { statusCode, headers } = await t.inject({ url: '/profile', remoteAddress: '203.0.113.60' })
    statuses.push(statusCode)
    if (statusCode === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }
  expect(statuses).toEqual([...Array(20).fill(200), ...Array(5).fill(429)])
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
