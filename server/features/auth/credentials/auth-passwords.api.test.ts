import { expect, test } from 'vitest'
import { forgotPassword, getSessionUser, login } from '#contract/auth/auth.ts'
import { resetPassword } from '#contract/auth/new-passwords.ts'
import { waitOptions } from '#server/testing/eventually.ts'
import { goodPassword, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ runsJobs: true })
const newPassword = 'a much better one'
const minute = 60_000

const askForToken = async (email: string): Promise<string> => {
  t.mailbox.clear()
  await t.send(forgotPassword, { body: { email } })
  const { text } = await t.mailbox.next(email)
  return /token=([\w-]+)/.exec(text)?.[1] ?? ''
}

test('a forgotten password is reset with the link from the mail, once', async () => {
  const player = await registerPlayer(t)
  const token = await askForToken(player.user.email)
  expect(token.length).toBeGreaterThanOrEqual(43)
  const reset = await t.send(resetPassword, { body: { token, newPassword } })
  expect([reset.status, reset.body]).toEqual([200, { status: 'ok' }])
  const { username } = player.user
  expect((await t.send(login, { body: { username, password: goodPassword } })).status).toBe(401)
  expect((await t.send(login, { body: { username, password: newPassword } })).status).toBe(200)
  const again = await t.send(resetPassword, { body: { token, newPassword: 'yet another one' } })
  expect([again.status, again.body.code]).toEqual([400, 'invalid_token'])
})

test('a reset ends every session of that player and of nobody else', async () => {
  const phone = await registerPlayer(t)
  const other = await registerPlayer(t)
  const body = { username: phone.user.username, password: goodPassword }
  const desktop = await t.send(login, { body })
  const token = await askForToken(phone.user.email)
  await t.send(resetPassword, { body: { token, newPassword } })
  expect((await t.send(getSessionUser, {}, { as: phone })).status).toBe(401)
  expect((await t.send(getSessionUser, {}, { as: desktop })).status).toBe(401)
  expect((await t.send(getSessionUser, {}, { as: other })).status).toBe(200)
})

test('a reset token expires after an hour', async () => {
  const { user } = await registerPlayer(t)
  const token = await askForToken(user.email)
  t.clock.advance(61 * minute)
  const late = await t.send(resetPassword, { body: { token, newPassword } })
  expect([late.status, late.body.code]).toEqual([400, 'invalid_token'])
})

test('only the newest token works', async () => {
  const { user } = await registerPlayer(t)
  const first = await askForToken(user.email)
  const second = await askForToken(user.email)
  expect((await t.send(resetPassword, { body: { token: first, newPassword } })).status).toBe(400)
  expect((await t.send(resetPassword, { body: { token: second, newPassword } })).status).toBe(200)
})

test('made-up tokens are refused like expired ones', async () => {
  for (const token of ['', 'x', '\0', 'ü'.repeat(200), '../../etc/passwd']) {
    const { status, body } = await t.send(resetPassword, { body: { token, newPassword } })
    expect([token, status, body.code]).toEqual([token, 400, 'invalid_token'])
  }
})

test('a weak new password is refused and the token stays valid', async () => {
  const { user } = await registerPlayer(t)
  const token = await askForToken(user.email)
  const weak = await t.send(resetPassword, { body: { token, newPassword: 'Password123' } })
  expect(weak.status).toBe(400)
  expect(weak.body.fields?.newPassword).toMatch(/Too common/)
  expect((await t.send(resetPassword, { body: { token, newPassword } })).status).toBe(200)
})

test('a known and an unknown address get the same answer, and only one gets a mail', async () => {
  const { user } = await registerPlayer(t)
  const unknown = await t.send(forgotPassword, { body: { email: 'nobody@players.example' } })
  const known = await t.send(forgotPassword, { body: { email: user.email.toUpperCase() } })
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
  expect(known.status).toBe(200)
  await t.mailbox.next(user.email)
  expect(t.mailbox.mails).toHaveLength(1)
})

test('the mail is in the language of its receiver, whatever browser they sign in with later', async () => {
  const { user } = await registerPlayer(t, {}, { 'accept-language': 'de-DE,de;q=0.9' })
  const body = { username: user.username, password: goodPassword }
  const english = await t.send(login, { body }, { headers: { 'accept-language': 'en' } })
  expect(english.status).toBe(200)
  await t.send(forgotPassword, { body: { email: user.email } })
  const { subject, text } = await t.mailbox.next(user.email)
  expect(subject).toBe('Dein CrewBeacon-Passwort zurücksetzen')
  expect(text).toContain(`Hallo ${user.username},`)
  expect(text).toContain('http://localhost:3000/reset-password?token=')
})

test('the token is only in the mail: the database has its hash, the job queue nothing of it', async () => {
  const { user } = await registerPlayer(t)
  const token = await askForToken(user.email)
  const reset = await t.connection.db.selectFrom('password_resets').selectAll().executeTakeFirstOrThrow()
  expect(reset.token_hash).toHaveLength(32)
  const { rows } = await t.connection.pool.query('select data::text from pgboss.job')
  expect(JSON.stringify(rows)).toContain(user.email)
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('a failing mail server does not show in the answer; the mail is sent when it works again', async () => {
  const { user } = await registerPlayer(t)
  t.mailbox.setWorking(false)
  const asked = await t.send(forgotPassword, { body: { email: user.email } })
  expect(asked.status).toBe(200)
  await expect
    .poll(async () => {
      const { rows } = await t.connection.pool.query(
        `select state from pgboss.job where data ->> 'job' = 'reset-mail'`,
      )
      return rows.map(({ state }) => state)
    }, waitOptions)
    .toEqual(['retry'])
  t.mailbox.setWorking(true)
  await t.connection.pool.query(`update pgboss.job set start_after = now() where state = 'retry'`)
  await t.mailbox.next(user.email)
  expect(t.mailbox.mails).toHaveLength(1)
})
