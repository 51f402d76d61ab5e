/** A site in production, behind TLS. */
import { expect, test } from 'vitest'
import { getSessionUser, logout } from '#contract/auth/auth.ts'
import { register } from '#contract/auth/new-passwords.ts'
import { registerPlayer, registration } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ env: { NODE_ENV: 'production', PUBLIC_URL: 'https://crew.example' } })

test('the session cookie is bound to this host and to TLS', async () => {
  const response = await t.inject({ method: 'POST', url: '/api/auth/register', payload: registration() })
  const [session, companion] = response.cookies
  expect(session).toMatchObject({
    name: '__Host-session',
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
    path: '/',
  })
  expect(session).not.toHaveProperty('domain')
  expect(companion).toMatchObject({ name: 'signed-in', value: '1', secure: true })
  expect(response.headers['strict-transport-security']).toMatch(/max-age=\d+/)
})

test('a cookie without the prefix, which a neighbouring site could plant, signs nobody in', async () => {
  const player = await registerPlayer(t)
  const token = player.cookies['__Host-session'] ?? ''
  expect((await t.send(getSessionUser, {}, { as: player })).status).toBe(200)
  expect((await t.send(getSessionUser, {}, { as: { cookies: { session: token } } })).status).toBe(401)
  const out = await t.send(logout, {}, { as: player })
  expect(out.cookies).toEqual({ '__Host-session': '', 'signed-in': '' })
})

test.each([
  ['https://crew.example', 'crew.example', 201],
  ['https://evil.example', 'evil.example', 403],
  ['http://127.0.0.1', '127.0.0.1', 403],
  ['http://crew.example', 'crew.example', 403],
])('a change from the origin %s at the host %s is answered with %i', async (origin, host, status) => {
  const response = await t.send(register, { body: registration() }, { headers: { origin, host } })
  expect(response.status).toBe(status)
})
