/** No one can guess a password from inside a session, or keep the server busy with exports. */
import { expect, test } from 'vitest'
import {
  deleteAccount,
  exportAccount,
  requestConfirmation,
  requestEmailChange,
} from '#contract/account/account.ts'
import { changePassword, register } from '#contract/auth/new-passwords.ts'
import { goodPassword, registerPlayer, registration } from '#server/testing/factories/factories.ts'
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

test('an address gets five links an hour, whoever asks for them and however it is spelled', async () => {
  const ask = async (email: string) => {
    const as = await registerPlayer(t)
    return t.send(requestEmailChange, { body: { email, password: goodPassword } }, { as })
  }
  for (let i = 0; i < 5; i += 1) expect((await ask(`Victim+${i}@third.example`)).status).toBe(204)
  expect((await ask('victim@third.example')).status).toBe(429)
  expect((await ask('other@third.example')).status).toBe(204)
})

test('an account is made without a link if its address has had too many, and asking again waits', async () => {
  const email = 'often@third.example'
  const links = () => t.connection.db.selectFrom('email_changes').selectAll().execute()
  for (let i = 0; i < 5; i += 1) await t.node.ctx.limits.spend('confirmationByMail', email)
  const { status, body, cookies } = await t.send(register, { body: registration({ email }) })
  expect([status, await links()]).toEqual([201, []])
  const again = await t.send(requestConfirmation, {}, { as: { cookies } })
  expect([again.status, await links(), body.user.email]).toEqual([429, [], email])
})
