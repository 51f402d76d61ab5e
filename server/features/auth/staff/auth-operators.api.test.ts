// Also on the embedded engine.
import { expect, test } from 'vitest'
import { getSessionUser, login } from '#contract/auth/auth.ts'
import { resetPassword } from '#contract/auth/new-passwords.ts'
import { banDraft } from '#contract/sanctions/sanctions.ts'
import { banUser, unbanUser } from '#server/features/sanctions/sanctions-bans.service.ts'
import { goodPassword, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { grantRole, listStaff, makeResetLink, revokeRole } from './auth-operators.service.ts'

const t = openTestApp()

test('the operator makes a player an admin, from their next request on', async () => {
  const player = await registerPlayer(t)
  await grantRole(t.node.ctx, player.user.username.toUpperCase(), 'admin')
  const { body } = await t.send(getSessionUser, {}, { as: player })
  expect(body).toMatchObject({ userRole: 'admin', isAdmin: true })
  await expect(grantRole(t.node.ctx, player.user.username, 'admin')).rejects.toThrow('role admin already')
})

test('the last admin cannot be revoked, made a moderator or banned, any other can', async () => {
  const { ctx } = t.node
  const [first, second] = [await registerPlayer(t), await registerPlayer(t)]
  const forGood = banDraft.parse({ banType: 'permanent', reason: 'Stolen account' })
  await grantRole(ctx, first.user.username, 'admin')
  await expect(revokeRole(ctx, first.user.username)).rejects.toThrow('last_admin')
  await expect(grantRole(ctx, first.user.username, 'moderator')).rejects.toThrow('last_admin')
  await expect(banUser(ctx, null, first.user.id, forGood)).rejects.toThrow('last_admin')
  await grantRole(ctx, second.user.username, 'admin')
  await revokeRole(ctx, first.user.username)
  expect((await listStaff(ctx)).map(({ id }) => id)).toEqual([second.user.id])
  await expect(revokeRole(ctx, first.user.username)).rejects.toThrow('is neither admin nor moderator')
  await expect(grantRole(ctx, 'nobody', 'admin')).rejects.toThrow('There is no player called nobody')
  const actions = await t.connection.db.selectFrom('audit_log').select('action').orderBy('id').execute()
  expect(actions.map(({ action }) => action)).toEqual([
    'registered',
    'registered',
    'admin_granted',
    'admin_granted',
    'admin_revoked',
  ])
})

test('a moderator whom the operator revokes is signed out', async () => {
  const player = await registerPlayer(t)
  await grantRole(t.node.ctx, player.user.username, 'moderator')
  expect((await t.send(getSessionUser, {}, { as: player })).body.userRole).toBe('moderator')
  await revokeRole(t.node.ctx, player.user.username)
  expect((await t.send(getSessionUser, {}, { as: player })).status).toBe(401)
})

test('the operator bans and unbans, as nobody in particular', async () => {
  const { user, cookies } = await registerPlayer(t)
  const ban = banDraft.parse({ banType: 'temporary', duration: 2, reason: 'Spam' })
  await banUser(t.node.ctx, null, user.id, ban)
  expect((await t.send(getSessionUser, {}, { as: { cookies } })).status).toBe(401)
  const signIn = () => t.send(login, { body: { username: user.username, password: goodPassword } })
  expect((await signIn()).body.code).toBe('banned')
  await unbanUser(t.node.ctx, null, user.id, null)
  expect((await signIn()).status).toBe(200)
  const bans = await t.connection.db.selectFrom('bans').selectAll().execute()
  expect(bans).toMatchObject([
    { banned_by: null, lifted_by: null, lift_reason: 'Ban durch Admin aufgehoben' },
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
