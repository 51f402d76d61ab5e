import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { getSessionUser, login } from '#contract/auth/auth.ts'
import { register } from '#contract/auth/new-passwords.ts'
import { endpoints } from '#contract/index.ts'
import { noticeKinds } from '#contract/notices/kinds.ts'
import { postCrew, registerPlayer, registerStaff, registration } from '#server/testing/factories/factories.ts'
import { hostileTexts } from '#server/testing/hostile/hostile-texts.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()

test('errors come in the language of the request, with the fields that are wrong', async () => {
  const body = registration({ username: 'ab', email: 'feldspat@example', preferredLanguages: [] })
  const english = await t.send(register, { body })
  expect(english.status).toBe(400)
  expect(english.body).toEqual({
    code: 'invalid_input',
    message: 'Please check your entries.',
    fields: {
      username: 'Username must be at least 3 characters',
      email: 'Please enter a valid email address',
      preferredLanguages: 'Please select at least one language',
    },
  })
  const german = await t.send(register, { body }, { headers: { 'accept-language': 'de-AT' } })
  expect(german.body.fields?.username).toBe('Der Benutzername muss mindestens 3 Zeichen lang sein')
})

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['a page without an origin', { origin: 'null' }],
  ['another port', { origin: 'http://localhost:4000' }],
  ['a site that points its own name at this server', { origin: 'http://evil.example', host: 'evil.example' }],
  ['a site that hides its origin', { 'sec-fetch-site': 'cross-site' }],
  ['a neighbouring site', { 'sec-fetch-site': 'same-site' }],
])('a change requested by %s changes nothing', async (_who, headers) => {
  const response = await t.send(register, { body: registration() }, { headers })
  expect([response.status, response.body.code]).toEqual([403, 'foreign_origin'])
  expect(await t.connection.db.selectFrom('users').selectAll().execute()).toEqual([])
})

test.each([
  ['the page itself', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }],
  ['the page by another address', { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }],
  ['a program', {}],
  ['an address bar', { 'sec-fetch-site': 'none' }],
])('a change requested by %s is made', async (_who, headers) => {
  expect((await t.send(register, { body: registration() }, { headers })).status).toBe(201)
})

const post = (payload: string | Buffer, type = 'application/json') =>
  t.inject({ method: 'POST', url: '/api/auth/login', payload, headers: { 'content-type': type } })

test.each([
  ['JSON of 5 MB', () => post(JSON.stringify({ username: 'x'.repeat(5_000_000) })), 413, 'too_large'],
  ['half of a JSON', () => post('{"username":'), 400, 'invalid_json'],
  ['no body at all', () => post(''), 400, 'invalid_json'],
  ['50,000 brackets', () => post('['.repeat(50_000) + ']'.repeat(50_000)), 400, 'invalid_input'],
  [
    'a poisoned prototype',
    () => post('{"__proto__":{"isAdmin":true},"username":"abc"}'),
    400,
    'invalid_json',
  ],
  ['a form', () => post('username=a', 'application/x-www-form-urlencoded'), 415, 'unsupported_type'],
  ['plain text', () => post('{}', 'text/plain'), 415, 'unsupported_type'],
  ['numbers for texts', () => post('{"username":1,"password":{}}'), 400, 'invalid_input'],
  ['null', () => post('null'), 400, 'invalid_input'],
])('%s is refused with its reason', async (_what, send, status, code) => {
  const response = await send()
  expect([response.statusCode, response.json().code]).toEqual([status, code])
  expect(response.headers['content-type']).toMatch(/^application\/json/)
})

const manyTimes = (count: number, value: string) => `[${Array(count).fill(value).join(',')}]`

test.each([
  ['preferredLanguages', 'POST', '/api/auth/register', manyTimes(110_000, '0')],
  ['playtimes', 'PUT', '/api/profile', manyTimes(110_000, '0')],
  ['requiredLanguages', 'POST', '/api/crew', manyTimes(60_000, '"x"')],
  ['roles', 'POST', '/api/crew', manyTimes(80_000, '{}')],
] as const)('a list %s with thousands of entries gets a short refusal', async (field, method, url, list) => {
  const player = await registerPlayer(t)
  const response = await t.inject({
    method,
    url,
    cookies: { ...player.cookies },
    headers: { 'content-type': 'application/json' },
    payload: `{"${field}":${list}}`,
  })
  expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_input'])
  expect(Object.keys(response.json().fields)).toContain(field)
  expect(response.body.length).toBeLessThan(1_000)
})

test('a query with thousands of languages gets a short refusal', async () => {
  const response = await t.inject({ url: `/api/crew-finder?languages=${'x,'.repeat(5_000)}` })
  expect([response.statusCode, response.body.length < 1_000]).toEqual([400, true])
})

test('an answer names at most fifty fields', async () => {
  const player = await registerPlayer(t)
  const roles = Array(20).fill({ roleName: 1, roleCategory: 1, slotsNeeded: 'x', isRequired: 1 })
  const response = await t.inject({
    method: 'POST',
    url: '/api/crew',
    cookies: { ...player.cookies },
    payload: { roles },
  })
  expect(response.statusCode).toBe(400)
  expect(Object.keys(response.json().fields)).toHaveLength(50)
})

test.each(['0', '-1', 'abc', '1.5', '1e3', '99999999999', '2147483648', '%00', '%F0%9F', '../1', ' 1'])(
  'there is nothing with the id %s',
  async (id) => {
    const player = await registerPlayer(t)
    const response = await t.inject({
      method: 'DELETE',
      url: `/api/auth/sessions/${id}`,
      cookies: { ...player.cookies },
    })
    expect([response.statusCode, response.json().code]).toEqual([404, 'not_found'])
  },
)

test.each([
  ['GET', '/api'],
  ['GET', '/api/'],
  ['GET', '/api/nothing'],
  ['GET', '/api/auth/login'],
  ['PATCH', '/api/user'],
  ['GET', '/api/%zz'],
] as const)('%s %s is answered with JSON that says there is nothing', async (method, url) => {
  const response = await t.inject({ method, url })
  expect([response.statusCode, response.json().code]).toEqual([404, 'not_found'])
})

test.each(hostileTexts)('the text %j breaks no call', async (text) => {
  const bodies = [
    { url: '/api/auth/login', payload: { username: text, password: text } },
    { url: '/api/auth/register', payload: { ...registration(), username: text } },
    { url: '/api/auth/register', payload: { ...registration(), email: `${text}@b.example` } },
    { url: '/api/auth/register', payload: { ...registration(), timezone: text } },
    { url: '/api/auth/register', payload: { ...registration(), preferredLanguages: [text] } },
    { url: '/api/auth/register', payload: { ...registration(), password: text } },
    { url: '/api/forgot-password', payload: { email: `${text}@b.example` } },
    { url: '/api/reset-password', payload: { token: text, newPassword: `${text} and more` } },
  ]
  for (const body of bodies) {
    const response = await t.inject({ method: 'POST', ...body })
    expect([body, response.statusCode < 500]).toEqual([body, true])
  }
  const { body } = await t.send(
    getSessionUser,
    {},
    { as: { cookies: { session: Buffer.from(text).toString('base64') } } },
  )
  expect(body.code).toBe('not_signed_in')
})

test('answers are not cached and carry the security headers', async () => {
  const { headers } = await t.inject({ url: '/api/health' })
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['x-frame-options']).toBe('DENY')
  expect(headers['permissions-policy']).toMatch(/camera=\(\), .*geolocation=\(\)/)
})

test('the documentation names every endpoint, from the same definitions', async () => {
  const document = (await t.inject({ url: '/api/openapi.json' })).json()
  expect(document.openapi).toBe('3.1.0')
  const documented = Object.values<Record<string, { operationId: string }>>(document.paths)
    .flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId))
    .sort()
  expect(documented).toEqual(endpoints.map(({ name }) => name).sort())
  const loginDocs = document.paths['/api/auth/login'].post
  expect(loginDocs.requestBody.content['application/json'].schema.required).toEqual(['username', 'password'])
  expect(loginDocs.responses['401'].description).toBe('invalid_credentials, code_needed')
  const stream = document.paths['/api/events'].get.responses
  expect(Object.keys(stream['200'].content)).toEqual(['text/event-stream'])
  expect(stream['204']).toEqual({ description: expect.stringContaining('poll') })
  expect(document.components.securitySchemes.token).toMatchObject({ type: 'http', scheme: 'bearer' })
  expect(document.paths['/api/crew'].post.security).toEqual([{ session: [] }, { token: ['post'] }])
  expect(document.paths['/api/crew-finder'].get.security).toEqual([{}, { token: ['read'] }])
  expect(document.paths['/api/user'].get.security).toEqual([{ session: [] }])
  const tags = document.tags.map(({ name, description }: Record<string, string>) => [
    name,
    description !== '',
  ])
  expect(tags).toEqual(['public', 'member', 'moderator', 'admin', 'programs'].map((name) => [name, true]))
  const { get: board } = document.paths['/api/crew-finder']
  expect(board).toMatchObject({
    tags: ['public', 'programs'],
    description: expect.stringContaining('sort=soonest'),
  })
  expect(board.responses['200'].content['application/json'].example).toMatchObject([
    { missionStatus: 'open' },
  ])
  const { post: apply } = document.paths['/api/crew/{id}/apply']
  expect(apply.requestBody.content['application/json'].example).toMatchObject({ availability: 'sofort' })
  const page = await t.inject({ url: '/api/docs' })
  expect(page.body).toContain('<code>sort=soonest</code>')
  expect(page.headers['content-type']).toMatch(/^text\/html/)
  for (const { name } of endpoints) expect(page.body).toContain(`id="${name}"`)
  expect(page.body).toContain('<th scope="row">decide</th>')
  const [, style = ''] = /<style>(.+?)<\/style>/s.exec(page.body) ?? []
  const hash = createHash('sha256').update(style).digest('base64')
  expect(page.headers['content-security-policy'], 'the page has its style').toContain(`'sha256-${hash}'`)
})

test('a wrong login is answered with 401 whatever else is in the body', async () => {
  const body = { username: 'nobody', password: 'wrong one', isAdmin: true } as {
    username: string
    password: string
  }
  expect((await t.send(login, { body })).status).toBe(401)
})

test('a body whose fields are all optional may be absent', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  const send = (method: 'POST' | 'DELETE', url: string) =>
    t.inject({ method, url, cookies: { ...leader.cookies } })
  expect((await send('POST', `/api/crew/${id}/cancel`)).statusCode).toBe(200)
  // Of another body the fields are missing.
  const refused = await send('POST', `/api/crew/${id}/comments`)
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([
    400,
    expect.arrayContaining(['text', 'channel']),
  ])
})

test('null is no body, whatever the call and whether its body may be absent', async () => {
  const admin = await registerStaff(t, 'admin')
  const called = endpoints.filter(({ body, upload }) => body && !upload)
  expect(called.length).toBeGreaterThan(50)
  for (const { name, method, path } of called) {
    const response = await t.inject({
      method,
      url: `/api${path.replace(':kind', noticeKinds[0]).replaceAll(/:\w+/g, '2147483647')}`,
      cookies: { ...admin.cookies },
      headers: { 'content-type': 'application/json' },
      payload: 'null',
    })
    expect([name, response.statusCode, response.json().code]).toEqual([name, 400, 'invalid_input'])
  }
})
