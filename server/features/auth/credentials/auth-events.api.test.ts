// Also on the embedded engine.
import { expect, test } from 'vitest'
import { confirmEmail, exportAccount, requestEmailChange } from '#contract/account/account.ts'
import {
  listSecurityEvents,
  maxSecurityEvents,
  securityEventKinds,
} from '#contract/account/security-events.ts'
import { forgotPassword, login } from '#contract/auth/auth.ts'
import { changePassword, resetPassword } from '#contract/auth/new-passwords.ts'
import { inTransaction } from '#server/context.ts'
import { findUser } from '#server/features/auth/auth.sql.ts'
import { eventually } from '#server/testing/eventually.ts'
import { goodPassword, type Player, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { noteSecurity } from './auth-events.service.ts'

const t = openTestApp({ runsJobs: true })
const newPassword = 'a much better one'

const eventsOf = async (as: Player) => (await t.send(listSecurityEvents, {}, { as })).body
const kindsOf = async (as: Player) => (await eventsOf(as)).map(({ kind }) => kind)

const rowOf = async ({ user }: Player) => {
  const row = await findUser(t.node.ctx, user.id)
  if (!row) throw new Error('no such player')
  return row
}

const tokenIn = (text: string) => /token=([\w-]+)/.exec(text)?.[1] ?? ''

test('a new password and a new address are events, and mails to the address before', async () => {
  const player = await registerPlayer(t)
  const { email } = player.user
  expect(await eventsOf(player)).toEqual([])
  const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:153.0) Gecko/20100101 Firefox/153.0' }
  await t.send(
    changePassword,
    { body: { currentPassword: goodPassword, newPassword } },
    { as: player, headers },
  )
  const changed = await t.mailbox.next(email)
  expect(changed.subject).toBe('Your CrewBeacon password was changed')
  expect(changed.text).toMatch(/^When: \w{3} \d+ \w+, \d\d:\d\d \(.+\), Firefox on Windows$/m)
  t.mailbox.clear()
  const moved = `new_${email}`
  await t.send(requestEmailChange, { body: { email: moved, password: newPassword } }, { as: player })
  const token = tokenIn((await t.mailbox.next(moved)).text)
  await t.mailbox.next(email)
  t.mailbox.clear()
  expect((await t.send(confirmEmail, { body: { token } }, { as: player })).status).toBe(204)
  expect((await t.mailbox.next(email)).subject).toBe('Your CrewBeacon email address was changed')
  expect(await kindsOf(player)).toEqual(['email_changed', 'password_changed'])
})

test('a password that is reset by a link is an event and a mail too', async () => {
  const { user } = await registerPlayer(t, {}, { 'accept-language': 'de' })
  await t.send(forgotPassword, { body: { email: user.email } })
  const token = tokenIn((await t.mailbox.next(user.email)).text)
  t.mailbox.clear()
  await t.send(resetPassword, { body: { token, newPassword } })
  const { subject, text } = await t.mailbox.next(user.email)
  expect(subject).toBe('Für dein CrewBeacon-Konto wurde ein neues Passwort gesetzt')
  expect(text).toContain(
    `Hallo ${user.username},\n\nbei deinem Konto hat sich etwas getan:\nFür dein CrewBeacon-Konto`,
  )
  expect(text).toMatch(/\nWann: .*\d\d:\d\d \(Berlin\)\n/)
  expect(text).toContain('http://localhost:3000/settings/sign-in#events')
  const { cookies } = await t.send(login, { body: { username: user.username, password: newPassword } })
  expect(await kindsOf({ user, cookies })).toEqual(['password_reset'])
})

test('every kind has its mail, which never holds what a player has named', async () => {
  const player = await registerPlayer(t)
  const row = await rowOf(player)
  t.mailbox.clear()
  for (const kind of securityEventKinds)
    await inTransaction(t.node.ctx, (ctx) => noteSecurity(ctx, row, kind, 'Buy gold at evil.example'))
  const mails = () => t.mailbox.mails.filter(({ to }) => to === row.email)
  await eventually(() => expect(mails()).toHaveLength(securityEventKinds.length))
  expect(new Set(mails().map(({ text }) => text)).size).toBe(securityEventKinds.length)
  for (const { subject, text } of mails()) {
    expect(subject).toContain('CrewBeacon')
    expect(text).toContain(`Hello ${row.username},`)
    expect(text).not.toContain('evil.example')
  }
  const events = await eventsOf(player)
  expect(events.map(({ kind }) => kind)).toEqual([...securityEventKinds].reverse())
  expect(events[0]?.detail).toBe('Buy gold at evil.example')
})

test('the newest hundred of each player stay, and nobody sees those of others', async () => {
  const [player, other] = [await registerPlayer(t), await registerPlayer(t)]
  const rows = Array.from({ length: maxSecurityEvents + 5 }, (_, i) => ({
    user_id: player.user.id,
    kind: 'token_made' as const,
    detail: `token ${i}`,
    created_at: new Date(),
  }))
  await t.connection.db
    .insertInto('security_events')
    .values([...rows, { ...rows[0], user_id: other.user.id } as (typeof rows)[number]])
    .execute()
  const row = await rowOf(player)
  await inTransaction(t.node.ctx, (ctx) => noteSecurity(ctx, row, 'token_ended', 'the last'))
  const events = await eventsOf(player)
  expect(events).toHaveLength(maxSecurityEvents)
  expect(events[0]).toMatchObject({ kind: 'token_ended', detail: 'the last' })
  expect(events.at(-1)?.detail).toBe('token 6')
  const stored = await t.connection.db.selectFrom('security_events').selectAll().execute()
  expect(stored).toHaveLength(maxSecurityEvents + 1)
  expect(await kindsOf(other)).toEqual(['token_made'])
})

test('a change that fails is no event', async () => {
  const player = await registerPlayer(t)
  const row = await rowOf(player)
  const failing = inTransaction(t.node.ctx, async (ctx) => {
    await noteSecurity(ctx, row, 'passkey_added', 'Laptop')
    throw new Error('too late')
  })
  await expect(failing).rejects.toThrow('too late')
  expect(await eventsOf(player)).toEqual([])
})

test('an export has the events', async () => {
  const player = await registerPlayer(t)
  const row = await rowOf(player)
  await inTransaction(t.node.ctx, (ctx) => noteSecurity(ctx, row, 'passkey_added', 'Laptop'))
  const { body } = await t.send(exportAccount, { body: { password: goodPassword } }, { as: player })
  expect(body).toMatchObject({ securityEvents: [{ kind: 'passkey_added', detail: 'Laptop' }] })
})
