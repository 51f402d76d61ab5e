/** Nobody finds out a password from inside a session, or keeps the server busy with exports. */
import { expect, test } from 'vitest'
import { deleteAccount, exportAccount, requestEmailChange } from '#contract/account/account.ts'
import { changePassword } from '#contract/auth/new-passwords.ts'
import { goodPassword, registerPlayer } from '#server/testing/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ rateLimitScale: 1 })

test('ten wrong passwords in a quarter of an hour, wherever they are given, then even the right one waits', async () => {
  const as = await registerPlayer(t)
  const guesses = Array.from({ length: 10 }, (_, i) => {
    const password = `guess number ${i}`
    if (i % 3 === 0) return t.send(deleteAccount, { body: { password } }, { as })
    if (i % 3 === 1) return t.send(requestEmailChange, { body: { password, email: 'x@y.example' } }, { as })
    return t.send(changePassword, { body: { currentPassword: password, newPassword: 'long enough' } }, { as })
  })
  for (const { status } of await Promise.all(guesses)) expect(status).toBe(403)
  const right = await t.send(deleteAccount, { body: { password: goodPassword } }, { as })
  expect(right.status).toBe(429)
  expect(Number(right.headers['retry-after'])).toBeGreaterThan(60)
})

test('five exports an hour', async () => {
  const as = await registerPlayer(t)
  const load = () => t.send(exportAccount, { body: { password: goodPassword } }, { as })
  for (let i = 0; i < 5; i += 1) expect((await load()).status).toBe(200)
  expect((await load()).status).toBe(429)
})
