/** Requests with a token: what the header may look like, and that nothing else identifies the caller. */
import { expect, test } from 'vitest'
import { listCrews } from '#contract/crews/board.ts'
import { createCrew, getCrew } from '#contract/crews/crews.ts'
import { listMyCrews } from '#contract/missions/missions.ts'
import { bearer, tokenCalls } from '#server/testing/calls/token-calls.ts'
import { crewDraft, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { openConnection } from '#server/testing/raw-connection.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ withPage: 'built' })
const { makeToken, call } = tokenCalls(t)

const read = (authorization: string, more: Readonly<Record<string, string>> = {}) =>
  t.inject({ url: '/api/my-crews', headers: { authorization, ...more } })

test.each(['Bearer ', 'bearer ', 'BEARER ', 'Bearer   '])(
  '%j before the token is understood',
  async (scheme) => {
    const token = await makeToken(await registerPlayer(t))
    expect((await read(`${scheme}${token}`)).statusCode).toBe(200)
  },
)

const malformed: readonly [string, (token: string) => string][] = [
  ['nothing', () => 'Bearer'],
  ['spaces', () => 'Bearer    '],
  ['no space', (token) => `Bearer${token}`],
  ['a tab', (token) => `Bearer\t${token}`],
  ['a colon', (token) => `Bearer: ${token}`],
  ['quotes', (token) => `Bearer "${token}"`],
  ['two tokens', (token) => `Bearer ${token} ${token}`],
  ['a list', (token) => `Bearer ${token}, Bearer ${token}`],
  ['one character too many', (token) => `Bearer ${token}x`],
  ['one too few', (token) => `Bearer ${token.slice(0, -1)}`],
  ['other capitals', (token) => `Bearer ${token.toUpperCase()}`],
  ['ten thousand characters', (token) => `Bearer ${token.repeat(220)}`],
  ['characters that are not ASCII', (token) => `Bearer ${token.slice(0, -1)}é`],
  ['what looks like SQL', () => "Bearer cb_' or 1=1 --"],
]

test.each(malformed)(
  'a header with %s is refused, also where guests are welcome',
  async (_what, headerOf) => {
    const authorization = headerOf(await makeToken(await registerPlayer(t)))
    for (const url of ['/api/my-crews', '/api/crew-finder', '/api/homepage/stats']) {
      const { statusCode, headers, body } = await t.inject({ url, headers: { authorization } })
      expect([statusCode, JSON.parse(body).code]).toEqual([401, 'invalid_api_token'])
      expect(headers['www-authenticate']).toBe('Bearer realm="CrewBeacon", error="invalid_token"')
    }
  },
)

test.each([
  ['twice the same', (token: string) => [`Bearer ${token}`, `Bearer ${token}`]],
  ['another scheme first', (token: string) => ['Basic eDp5', `Bearer ${token}`]],
  ['another scheme after it', (token: string) => [`Bearer ${token}`, 'Basic eDp5']],
])('of two headers, %s, none counts', async (_what, headersOf) => {
  const token = await makeToken(await registerPlayer(t))
  const connection = await openConnection(t.node.app)
  const lines = headersOf(token).map((value) => `authorization: ${value}\r\n`)
  connection.send(`GET /api/crew-finder HTTP/1.1\r\nhost: localhost\r\n${lines.join('')}\r\n`)
  const { status } = await connection.answer()
  connection.close()
  expect(status).toBe(401)
})

test('a header that no server would read is refused', async () => {
  const connection = await openConnection(t.node.app)
  connection.send(
    `GET /api/my-crews HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${'x'.repeat(100_000)}\r\n\r\n`,
  )
  expect((await connection.answer()).status).toBe(431)
  connection.close()
})

test('the header of another scheme changes nothing for guests and players', async () => {
  const as = await registerPlayer(t)
  const headers = { authorization: 'Basic eDp5' }
  expect((await t.send(listCrews, {}, { headers })).status).toBe(200)
  expect((await t.send(listMyCrews, {}, { headers, as })).status).toBe(200)
  expect((await t.send(listMyCrews, {}, { headers })).status).toBe(401)
})

test('a token with a session cookie is refused, whoever they belong to', async () => {
  const [as, other] = [await registerPlayer(t), await registerPlayer(t)]
  const token = await makeToken(as)
  for (const { cookies } of [as, other, { cookies: { session: 'made up' } }])
    for (const sent of [token, 'x']) {
      const headers = bearer(sent)
      const answers = [
        await t.send(listMyCrews, {}, { as: { cookies }, headers }),
        await t.send(listCrews, {}, { as: { cookies }, headers }),
        await t.send(createCrew, { body: crewDraft() }, { as: { cookies }, headers }),
      ]
      for (const { status, body } of answers) expect([status, body.code]).toEqual([400, 'token_with_session'])
    }
  expect(await t.connection.db.selectFrom('crews').selectAll().execute()).toEqual([])
})

test('the calls that a session is made by take no notice of a token but to refuse it', async () => {
  const as = await registerPlayer(t)
  const token = await makeToken(as)
  for (const url of ['/api/auth/login', '/api/auth/logout', '/api/auth/register']) {
    const answer = await t.inject({
      method: 'POST',
      url,
      headers: bearer(token),
      payload: {},
    })
    expect([url, answer.statusCode, answer.json().code, answer.cookies]).toEqual([
      url,
      403,
      'token_not_allowed',
      [],
    ])
  }
})

test('a wrong token protects no request of another site', async () => {
  const as = await registerPlayer(t)
  const headers = { origin: 'https://evil.example', ...bearer('x') }
  const answer = await t.send(createCrew, { body: crewDraft() }, { as, headers })
  expect(answer.status).toBe(400)
  const form = await t.inject({
    method: 'POST',
    url: '/login',
    cookies: { ...as.cookies },
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'username=abc&password=x',
  })
  expect(form.statusCode).toBe(403)
  expect(await t.connection.db.selectFrom('crews').selectAll().execute()).toEqual([])
})

test('an answer by token sets no cookie and is not what guests get, nor the other way round', async () => {
  const as = await registerPlayer(t)
  const token = await makeToken(as)
  const { id } = await postCrew(t, as)
  const guest = () => t.send(getCrew, { params: { id } })
  const byToken = () => call(token, getCrew, { params: { id } })
  // Twice each: the second time a guest's answer is ready.
  for (const _ of [1, 2]) {
    expect((await guest()).body.viewer).toBeUndefined()
    const answer = await byToken()
    expect([answer.body.viewer?.isAuthor, answer.cookies]).toEqual([true, {}])
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' })
    expect(String(answer.headers.vary)).toContain('authorization')
  }
  const wrong = await call('cb_wrong', getCrew, { params: { id } })
  expect([wrong.status, wrong.body.title]).toEqual([401, undefined])
})
