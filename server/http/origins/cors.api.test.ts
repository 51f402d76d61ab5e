/** Other sites: they can call with a token, and with nothing else. */
import { expect, test } from 'vitest'
import { endpoints } from '#contract/index.ts'
import { bearer, tokenCalls } from '#server/testing/calls/token-calls.ts'
import { crewDraft, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ withPage: 'small' })
const { makeToken } = tokenCalls(t)

const origin = 'https://org.example'
const corsHeaders = (headers: object) =>
  Object.keys(headers).filter((name) => name.startsWith('access-control'))
const pathOf = (path: string) => `/api${path.replaceAll(/:\w+/g, '1')}`

const preflight = (url: string, method: string, asked: string | undefined = 'authorization') =>
  t.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': method,
      ...(asked !== '' && { 'access-control-request-headers': asked }),
    },
  })

test('browsers are told that a call with a token is allowed, for every endpoint that takes one', async () => {
  for (const { path, method, token } of endpoints) {
    const { statusCode, headers, body } = await preflight(pathOf(path), method)
    const isOpen = token !== undefined
    expect([path, method, statusCode]).toEqual([path, method, isOpen ? 204 : 404])
    expect([path, corsHeaders(headers).length > 0]).toEqual([path, isOpen])
    if (!isOpen) continue
    expect(body).toBe('')
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': method,
      'access-control-allow-headers': 'authorization, content-type',
    })
    expect(headers).not.toHaveProperty('access-control-allow-credentials')
  }
})

test.each([
  ['without a header', '/api/crew', 'POST', ''],
  ['with another header', '/api/crew', 'POST', 'content-type'],
  ['with a header of a similar name', '/api/crew', 'POST', 'x-authorization, authorization2'],
  ['of a method that takes no token', '/api/crew', 'DELETE', 'authorization'],
  ['of a method that is none', '/api/crew', 'constructor', 'authorization'],
  ['of a page', '/search', 'GET', 'authorization'],
])('a call %s is not allowed to other sites', async (_what, url, method, asked) => {
  const { statusCode, headers } = await preflight(url, method, asked)
  expect([statusCode, corsHeaders(headers)]).toEqual([404, []])
})

test('whoever names more headers gets those that are allowed', async () => {
  const { statusCode, headers } = await preflight('/api/crew', 'POST', 'X-Other, Content-Type ,Authorization')
  expect([statusCode, headers['access-control-allow-headers']]).toEqual([204, 'authorization, content-type'])
})

test('another site reads and changes with a token, and can read why it is refused', async () => {
  const token = await makeToken(await registerPlayer(t), ['read', 'post'])
  const send = (method: 'GET' | 'POST', url: string, sent = token) =>
    t.inject({
      method,
      url,
      headers: { origin, 'sec-fetch-site': 'cross-site', ...bearer(sent) },
      ...(method === 'POST' && { payload: crewDraft() }),
    })
  const answers = [
    [await send('POST', '/api/crew'), 201],
    [await send('GET', '/api/crew-finder'), 200],
    [await send('GET', '/api/crew/1/applications'), 403],
    [await send('GET', '/api/crew-finder', 'wrong'), 401],
    [await send('GET', '/api/crew-finder?page=x'), 400],
  ] as const
  for (const [{ statusCode, headers }, expected] of answers) {
    expect(statusCode).toBe(expected)
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(headers['access-control-expose-headers']).toContain('retry-after')
    expect(headers).not.toHaveProperty('access-control-allow-credentials')
  }
})

test('without a token other sites are told nothing, as guests or with the cookie of a player', async () => {
  const as = await registerPlayer(t)
  const read = (url: string, cookies: Readonly<Record<string, string>>) =>
    t.inject({ url, headers: { origin }, cookies: { ...cookies } })
  for (const url of ['/api/crew-finder', '/api/user', '/api/my-crews', '/search', '/api/docs'])
    for (const cookies of [{}, as.cookies])
      expect([url, corsHeaders((await read(url, cookies)).headers)]).toEqual([url, []])
  const change = await t.inject({
    method: 'POST',
    url: '/api/crew',
    headers: { origin },
    cookies: { ...as.cookies },
    payload: crewDraft(),
  })
  expect([change.statusCode, change.json().code]).toEqual([403, 'foreign_origin'])
})
