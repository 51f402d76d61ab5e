import { expect, test } from 'vitest'
import { getSessionUser } from '#contract/auth.ts'
import { resetPassword } from '#contract/new-passwords.ts'
import { registerPlayer } from '#server/testing/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { grantAdmin, listAdmins, makeResetLink, revokeAdmin } from './auth-operators.service.ts'

const t = openTestApp()

test('the operator makes a player an admin, from their next request on', async () => {
  const player = await registerPlayer(t)
  await grantAdmin(t.node.ctx, player.user.username.toUpperCase())
  const { body } = await t.send(getSessionUser, {}, { as: player })
  expect(body).toMatchObject({ userRole: 'admin', isAdmin: true })
  await expect(grantAdmin(t.node.ctx, player.user.username)).rejects.toThrow('is an admin already')
})

test('the last admin cannot be revoked, any other can', async () => {
  const first = await registerPlayer(t)
  const second = await registerPlayer(t)
  await grantAdmin(t.node.ctx, first.user.username)
  await expect(revokeAdmin(t.node.ctx, first.user.username)).rejects.toThrow('the last admin')
  await grantAdmin(t.node.ctx, second.user.username)
  await revokeAdmin(t.node.ctx, first.user.username)
  expect((await listAdmins(t.node.ctx)).map(({ id }) => id)).toEqual([second.user.id])
  await expect(revokeAdmin(t.node.ctx, first.user.username)).rejects.toThrow('is no admin')
  await expect(grantAdmin(t.node.ctx, 'nobody')).rejects.toThrow('There is no player called nobody')
  const actions = await t.connection.db.selectFrom('audit_log').select('action').orderBy('id').execute()
  expect(actions.map(({ action }) => action)).toEqual([
    'registered',
    'registered',
    'admin_granted',
    'admin_granted',
    'admin_revoked',
  ])
})

test('the operator creates a reset link that works', async () => {
  const { user } = await registerPlayer(t)
  const link = new URL(await makeResetLink(t.node.ctx, user.email))
  expect(link.pathname).toBe('/reset-password')
  const token = link.searchParams.get('token') ?? ''
  const { status } = await t.send(resetPassword, { body: { token, newPassword: 'a brand new one' } })
  expect(status).toBe(200)
})
