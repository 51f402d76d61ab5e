/** The ways in without JavaScript: a browser sends the form itself, and the answer is a page. */
import { describe, expect, test } from 'vitest'
import { codeCalls } from '#server/testing/calls/code-calls.ts'
import { goodPassword, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ withPage: 'built' })

type Fields = Readonly<Record<string, string>>

const post = async (url: string, fields: Fields, headers: Fields = {}) => {
  const response = await t.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })
  // What the page was rendered from is in scripts.
  const html = response.body.replace(/<script\b.*?<\/script>/gs, '')
  return { status: response.statusCode, html, document: response.body, response }
}

const german = { 'accept-language': 'de-DE' }
const password = 'a long sentence of mine'

test('the sign-in form leads back to where the visitor came from', async () => {
  const { user } = await registerPlayer(t, { password })
  const { response } = await post('/login?redirect=%2Fcrew%2F7%3Fapply%3Dcrew', {
    username: user.username,
    password,
  })
  expect(response.statusCode).toBe(303)
  expect(response.headers.location).toBe('/crew/7?apply=crew')
  const session = response.cookies.find(({ name }) => name === 'session')
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  const board = await t.inject({ url: '/search', cookies: { session: session?.value ?? '' } })
  expect(board.body).toContain(user.email)
  const again = await t.inject({ url: '/login', cookies: { session: session?.value ?? '' } })
  expect([again.statusCode, again.headers.location]).toEqual([302, '/search'])
})

test('a form leads to an address with any letters', async () => {
  const { user } = await registerPlayer(t, { password })
  const { response } = await post(`/login?redirect=${encodeURIComponent('/search?search=日本 ü&x=%20')}`, {
    username: user.username,
    password,
  })
  expect(response.statusCode).toBe(303)
  expect(response.headers.location).toBe('/search?search=%E6%97%A5%E6%9C%AC%20%C3%BC&x=%20')
})

test.each(['//evil.example', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)'])(
  'a form never leads to %s',
  async (redirect) => {
    const { user } = await registerPlayer(t, { password })
    const { response } = await post(`/login?redirect=${encodeURIComponent(redirect)}`, {
      username: user.username,
      password,
    })
    expect(response.headers.location).toBe('/search')
  },
)

test('a wrong password is told in the page, which keeps the name and never the password', async () => {
  const { user } = await registerPlayer(t, { password })
  const typed = { username: user.username, password: 'not <b>my</b> password' }
  const { status, html, document } = await post('/login', typed, german)
  expect(status).toBe(401)
  expect(html).toContain('role="alert"')
  expect(html).toContain(`value="${user.username}"`)
  expect(document).not.toContain('my</b> password')
  expect(html).toContain('<html lang="de"')
})

test('a sign-in in two steps leads on to the code, and from there to where the visitor came from', async () => {
  const { codeOf, turnOn } = codeCalls(t)
  const player = await registerPlayer(t)
  const { secret } = await turnOn(player)
  const first = await post('/login?redirect=%2Fmy-crews', {
    username: player.user.username,
    password: goodPassword,
  })
  const { location = '' } = first.response.headers
  expect([first.status, location]).toEqual([303, '/login?redirect=%2Fmy-crews&step=code'])
  const pending = first.response.cookies.find(({ name }) => name === 'sign-in')?.value ?? ''
  const cookie = { cookie: `sign-in=${pending}` }
  const page = await t.inject({ url: String(location), headers: cookie })
  expect(page.body).toContain('autoComplete="one-time-code"')
  const wrong = await post(String(location), { code: '000001' }, cookie)
  expect(wrong.status).toBe(403)
  expect(wrong.html).toContain('aria-invalid="true"')
  expect(wrong.document).not.toContain('000001')
  const right = await post(String(location), { code: codeOf(secret) }, cookie)
  expect([right.status, right.response.headers.location]).toEqual([303, '/my-crews'])
  expect(right.response.cookies.map(({ name }) => name)).toContain('session')
  const late = await post(String(location), { code: codeOf(secret) }, cookie)
  expect(late.response.headers.location).toBe('/login?redirect=%2Fmy-crews&step=expired')
  expect((await t.inject({ url: '/login?step=expired' })).body).toContain('Please sign in again')
})

test('a registration tells everything that is wrong, and keeps what was chosen', async () => {
  const wrong = { username: 'a b', email: 'nobody', password: 'short', confirmPassword: 'other' }
  const { status, html, document } = await post('/register', {
    ...wrong,
    timezone: 'Asia/Tokyo',
    preferredLanguages: 'fr',
  })
  expect(status).toBe(400)
  expect(html.match(/aria-invalid="true"/g)?.length).toBe(5)
  expect(html).toContain('value="a b"')
  expect(html).toMatch(/<option[^>]*value="Asia\/Tokyo"[^>]*selected/)
  expect(document).not.toContain('value="short"')
})

test('the sign-up form creates an account and signs in; a name that is taken is reported at its field', async () => {
  const fields = {
    username: 'Plain_Form',
    email: 'plain@example.org',
    password,
    confirmPassword: password,
    timezone: 'Europe/Berlin',
    preferredLanguages: 'de',
    terms: 'on',
  }
  const { response } = await post('/register?redirect=/crew/3', fields)
  expect([response.statusCode, response.headers.location]).toEqual([303, '/crew/3'])
  const again = await post('/register', { ...fields, email: 'other@example.org' })
  expect(again.status).toBe(409)
  expect(again.html).toContain('aria-invalid="true"')
})

test('a forgotten password: the page confirms the mail; an old link is told', async () => {
  const sent = await post('/forgot-password', { email: 'nobody@example.org' })
  expect(sent.status).toBe(200)
  expect(sent.html).toContain('nobody@example.org')
  expect(sent.html).not.toContain('<form')
  const fields = { newPassword: password, confirmPassword: password }
  const refused = await post('/reset-password?token=old', fields)
  expect(refused.html).toContain('role="alert"')
})

test('another site cannot send the forms, and they are read in one encoding and size alone', async () => {
  const { user } = await registerPlayer(t, { password })
  const typed = { username: user.username, password }
  expect((await post('/login', typed, { origin: 'https://evil.example' })).status).toBe(403)
  expect((await post('/login', typed, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await post('/login', { username: 'x'.repeat(20_000) })).status).toBe(413)
  expect((await t.inject({ method: 'POST', url: '/login', payload: typed })).statusCode).toBe(415)
  expect((await post('/search', typed)).status).toBe(404)
})

test('the ways in name the crew that the visitor came for', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { title: 'Lyria by the front door' })
  for (const door of ['/login', '/register']) {
    const { body } = await t.inject({ url: `${door}?redirect=%2Fcrew%2F${id}%3Fapply%3Dcrew` })
    const html = body.replace(/<script\b.*?<\/script>/gs, '')
    expect(html).toContain('Lyria by the front door')
    expect(html).toContain(leader.user.username)
    expect((await t.inject({ url: `${door}?redirect=%2Fcrew%2F999999` })).statusCode).toBe(200)
  }
})

test.each(['/create', '/my-crews', '/messages', '/profile', '/settings', '/account/sessions'])(
  '%s says that it needs JavaScript',
  async (url) => {
    const [english, germanPage] = await Promise.all([t.inject({ url }), t.inject({ url, headers: german })])
    expect(english.body).toMatch(/<noscript>.*needs JavaScript/s)
    expect(germanPage.body).toMatch(/<noscript>.*braucht JavaScript/s)
  },
)

describe('with limits as in production', () => {
  const limited = openTestApp({ withPage: 'built', rateLimitScale: 1 })

  test('guessing passwords by the form is limited as by the API', async () => {
    const { user } = await registerPlayer(limited, { password })
    const logIn = (password: string) =>
      limited.inject({
        method: 'POST',
        url: '/login',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ username: user.username, password }).toString(),
      })
    for (let i = 0; i < 10; i++) await logIn(`guess ${i}`)
    const refused = await logIn(password)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.body).not.toContain('location.reload')
  })
})
