import { expect, test } from 'vitest'
import { forgotPassword, getSessionUser, login, logout } from '#contract/auth/auth.ts'
import { register, resetPassword } from '#contract/auth/new-passwords.ts'
import { grantRole, listStaff, revokeRole } from '#server/features/auth/staff/auth-operators.service.ts'
import { goodPassword, registerPlayer, registration } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ runsJobs: true })
const twenty = Array.from({ length: 20 }, (_, i) => i)

test('twenty registrations of one name at once, on two nodes, give one account', async () => {
  const other = await t.startNode()
  const answers = await Promise.all(
    twenty.map((i) => {
      const body = registration({ username: i % 2 ? 'SameName' : 'sAMEnAME' })
      return (i % 2 ? t : other).send(register, { body })
    }),
  )
  const codes = answers.map(({ status, body }) => (status === 201 ? 'created' : body.code)).sort()
  expect(codes).toEqual(['created', ...twenty.slice(1).map(() => 'username_taken')])
  expect(await t.connection.db.selectFrom('users').selectAll().execute()).toHaveLength(1)
})

test('twenty registrations of one mail address at once give one account', async () => {
  const answers = await Promise.all(
    twenty.map(() => t.send(register, { body: registration({ email: 'same@players.example' }) })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.code === 'email_taken')).toHaveLength(19)
})

test('a reset token used twenty times at once works once', async () => {
  const { user } = await registerPlayer(t)
  await t.send(forgotPassword, { body: { email: user.email } })
  const token = /token=([\w-]+)/.exec((await t.mailbox.next(user.email)).text)?.[1] ?? ''
  const passwords = twenty.map((i) => `new password ${i}`)
  const answers = await Promise.all(
    passwords.map((newPassword) => t.send(resetPassword, { body: { token, newPassword } })),
  )
  const winner = answers.findIndex(({ status }) => status === 200)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.code === 'invalid_token')).toHaveLength(19)
  const right = { username: user.username, password: passwords[winner] ?? '' }
  expect((await t.send(login, { body: right })).status).toBe(200)
  expect((await t.send(login, { body: { ...right, password: goodPassword } })).status).toBe(401)
})

test('a login that is overtaken by a reset leaves no session', async () => {
  const { user } = await registerPlayer(t)
  await t.send(forgotPassword, { body: { email: user.email } })
  const token = /token=([\w-]+)/.exec((await t.mailbox.next(user.email)).text)?.[1] ?? ''
  const logins = twenty.map(() =>
    t.send(login, { body: { username: user.username, password: goodPassword } }),
  )
  const reset = t.send(resetPassword, { body: { token, newPassword: 'a quite new secret' } })
  const opened = (await Promise.all(logins)).filter(({ status }) => status === 200)
  expect((await reset).status).toBe(200)
  for (const session of opened) {
    expect((await t.send(getSessionUser, {}, { as: session })).status).toBe(401)
  }
})

test('a logout on one node holds on the other from the next request on', async () => {
  const other = await t.startNode()
  const player = await registerPlayer(t)
  expect((await other.send(getSessionUser, {}, { as: player })).status).toBe(200)
  await t.send(logout, {}, { as: player })
  expect((await other.send(getSessionUser, {}, { as: player })).status).toBe(401)
})

test('two revocations at once leave one admin', async () => {
  const names = await Promise.all([0, 1].map(async () => (await registerPlayer(t)).user.username))
  const { ctx } = t.node
  for (const name of names) await grantRole(ctx, name, 'admin')
  const results = await Promise.allSettled(names.map((name) => revokeRole(ctx, name)))
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await listStaff(ctx)).toHaveLength(1)
})
