// Also on the embedded engine.
import { expect, test } from 'vitest'
import { confirmEmail, requestEmailChange } from '#contract/account/account.ts'
import { forgotPassword, getSessionUser, login } from '#contract/auth/auth.ts'
import { changePassword, resetPassword } from '#contract/auth/new-passwords.ts'
import { eventually } from '#server/testing/eventually.ts'
import { goodPassword, type Player, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ runsJobs: true })
const minute = 60_000
const newPassword = 'a much better one'

const change = (as: Player, currentPassword = goodPassword) =>
  t.send(changePassword, { body: { currentPassword, newPassword } }, { as })
const ask = (as: Player, email: string, password = goodPassword) =>
  t.send(requestEmailChange, { body: { email, password } }, { as })
const confirm = (token: string) => t.send(confirmEmail, { body: { token } })
const emailOf = async (as: Player) => (await t.send(getSessionUser, {}, { as })).body.email
const signIn = (username: string, password: string) => t.send(login, { body: { username, password } })
const tokenIn = (text: string) => /token=([\w-]+)/.exec(text)?.[1] ?? ''

/** The token in the mail to this address that has one; other mails may come before it. */
const tokenTo = (email: string): Promise<string> =>
  eventually(() => {
    const token = t.mailbox.mails.map(({ to, text }) => (to === email ? tokenIn(text) : '')).find(Boolean)
    if (!token) throw new Error(`no token to ${email}`)
    return token
  })

/** Requests a new address and returns the token from the mail to it. */
const askForToken = async (as: Player, email: string): Promise<string> => {
  expect((await ask(as, email)).status).toBe(204)
  return tokenIn((await t.mailbox.next(email)).text)
}

test('a player changes their password: other sessions end, this one goes on, and a mail says so', async () => {
  const here = await registerPlayer(t)
  const { username, email } = here.user
  const elsewhere = await signIn(username, goodPassword)
  expect((await change(here)).status).toBe(204)
  expect((await t.send(getSessionUser, {}, { as: here })).status).toBe(200)
  expect((await t.send(getSessionUser, {}, { as: elsewhere })).status).toBe(401)
  expect((await signIn(username, goodPassword)).status).toBe(401)
  expect((await signIn(username, newPassword)).status).toBe(200)
  expect((await t.mailbox.next(email)).subject).toBe('Your CrewBeacon password was changed')
})

test('without the current password nothing changes', async () => {
  const player = await registerPlayer(t)
  const refused = [
    await change(player, 'not this one'),
    await ask(player, 'new@players.example', 'not this one'),
  ]
  for (const { status, body } of refused) expect([status, body.code]).toEqual([403, 'wrong_password'])
  expect((await signIn(player.user.username, goodPassword)).status).toBe(200)
  expect(await emailOf(player)).toBe(player.user.email)
})

test('a new password obeys the rules for new ones', async () => {
  const as = await registerPlayer(t)
  const body = { currentPassword: goodPassword, newPassword: 'Password123' }
  const { status, body: answer } = await t.send(changePassword, { body }, { as })
  expect([status, answer.fields?.newPassword]).toEqual([400, expect.stringMatching(/Too common/)])
})

test('a new address takes effect once its link is opened, and the old address is notified of both steps', async () => {
  const player = await registerPlayer(t, {}, { 'accept-language': 'de' })
  const { username, email: before } = player.user
  const token = await askForToken(player, 'New@players.example')
  expect((await t.mailbox.next(before)).subject).toBe('Deine E-Mail-Adresse bei CrewBeacon soll sich ändern')
  expect(await emailOf(player)).toBe(before)
  t.mailbox.clear()
  expect((await t.send(confirmEmail, { body: { token } }, { as: player })).status).toBe(204)
  expect(await emailOf(player)).toBe('New@players.example')
  expect((await t.mailbox.next(before)).subject).toBe('Deine E-Mail-Adresse bei CrewBeacon wurde geändert')
  expect((await signIn('new@players.example', goodPassword)).body.user.username).toBe(username)
  expect((await signIn(before, goodPassword)).status).toBe(401)
  expect((await confirm(token)).body.code).toBe('invalid_token')
})

test('a link to a new address expires after an hour, and only the newest works', async () => {
  const player = await registerPlayer(t)
  const first = await askForToken(player, 'first@players.example')
  const second = await askForToken(player, 'second@players.example')
  expect((await confirm(first)).body.code).toBe('invalid_token')
  t.clock.advance(61 * minute)
  for (const token of [second, '', '\0', 'made up']) {
    expect([(await confirm(token)).status, token]).toEqual([400, token])
  }
  expect(await emailOf(player)).toBe(player.user.email)
})

test('an address in use is refused, also when somebody takes it before the link is opened', async () => {
  const player = await registerPlayer(t)
  const other = await registerPlayer(t)
  expect((await ask(player, other.user.email.toUpperCase())).body.code).toBe('email_taken')
  const token = await askForToken(player, 'wanted@players.example')
  await registerPlayer(t, { email: 'Wanted@players.example' })
  expect((await confirm(token)).body.code).toBe('email_taken')
})

test('a new password stops a pending change of address', async () => {
  const thief = await registerPlayer(t)
  const { email } = thief.user
  const first = await askForToken(thief, 'thief@players.example')
  expect((await change(thief)).status).toBe(204)
  expect((await confirm(first)).body.code).toBe('invalid_token')

  t.mailbox.clear()
  expect((await ask(thief, 'thief2@players.example', newPassword)).status).toBe(204)
  const second = tokenIn((await t.mailbox.next('thief2@players.example')).text)
  t.mailbox.clear()
  await t.send(forgotPassword, { body: { email } })
  const token = await tokenTo(email)
  expect((await t.send(resetPassword, { body: { token, newPassword: goodPassword } })).status).toBe(200)
  expect((await confirm(second)).body.code).toBe('invalid_token')
})

test('a new address ends the reset links that went to the old one', async () => {
  const player = await registerPlayer(t)
  await t.send(forgotPassword, { body: { email: player.user.email } })
  const reset = tokenIn((await t.mailbox.next(player.user.email)).text)
  await confirm(await askForToken(player, 'new@players.example'))
  const { body } = await t.send(resetPassword, { body: { token: reset, newPassword } })
  expect(body.code).toBe('invalid_token')
})

test('only the mail holds the token of a change', async () => {
  const player = await registerPlayer(t)
  const token = await askForToken(player, 'new@players.example')
  const change = await t.connection.db.selectFrom('email_changes').selectAll().executeTakeFirstOrThrow()
  expect(change.token_hash).toHaveLength(32)
  const { rows } = await t.connection.pool.query('select data::text from pgboss.job')
  expect(JSON.stringify(rows)).toContain('new@players.example')
  expect(JSON.stringify(rows)).not.toContain(token)
})
