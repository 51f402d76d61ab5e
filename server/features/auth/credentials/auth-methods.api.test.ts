// Also on the embedded engine.
import { expect, test } from 'vitest'
import { deleteAccount, exportAccount, requestEmailChange } from '#contract/account/account.ts'
import { listSecurityEvents } from '#contract/account/security-events.ts'
import { forgotPassword, getSessionUser, login } from '#contract/auth/auth.ts'
import { resetPassword } from '#contract/auth/new-passwords.ts'
import { getSignInMethods } from '#contract/auth/sign-in-methods.ts'
import { unlinkDiscord } from '#contract/discord/discord.ts'
import { linkDiscord, takePassword } from '#server/testing/calls/sign-in-calls.ts'
import { goodPassword, type Player, registerPlayer } from '#server/testing/factories/factories.ts'
import { discordEnv } from '#server/testing/fakes/discord-oauth.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ runsJobs: true, env: discordEnv })
const minute = 60_000
const newPassword = 'a much better one'

const methodsOf = async (as: Player) => (await t.send(getSignInMethods, {}, { as })).body
const exportAll = (as: Player, password?: string) => t.send(exportAccount, { body: { password } }, { as })
const remove = (as: Player, password?: string) => t.send(deleteAccount, { body: { password } }, { as })
const changeEmail = (as: Player, password?: string) =>
  t.send(requestEmailChange, { body: { email: 'new@players.example', password } }, { as })
const unlink = (as: Player, password?: string) => t.send(unlinkDiscord, { body: { password } }, { as })
const sensitive = [exportAll, changeEmail, unlink, remove]

/** Signed up with Discord. */
const registerWithout = async (): Promise<Player> => {
  const player = await registerPlayer(t)
  await takePassword(t, player)
  await linkDiscord(t, player)
  return player
}

const setPasswordByMail = async ({ user: { email } }: Player) => {
  await t.send(forgotPassword, { body: { email } })
  const token = /token=([\w-]+)/.exec((await t.mailbox.next(email)).text)?.[1] ?? ''
  return t.send(resetPassword, { body: { token, newPassword, removeSignInMethods: false } })
}

test('whoever has a password confirms with it, however recent the session is', async () => {
  const player = await registerPlayer(t)
  await linkDiscord(t, player)
  expect(await methodsOf(player)).toMatchObject({ hasPassword: true, confirmBy: 'password' })
  for (const act of sensitive) {
    const missing = await act(player)
    expect([missing.status, missing.body.fields]).toEqual([400, { password: expect.any(String) }])
    expect((await act(player, 'not this one')).body.code).toBe('wrong_password')
  }
  expect((await exportAll(player, goodPassword)).status).toBe(200)
})

test('whoever has none confirms by having just signed in', async () => {
  const player = await registerWithout()
  expect(await methodsOf(player)).toMatchObject({ hasPassword: false, confirmBy: 'session' })
  t.clock.advance(14 * minute)
  expect((await exportAll(player)).status).toBe(200)
  expect((await changeEmail(player)).status).toBe(204)
  t.clock.advance(2 * minute)
  expect(await methodsOf(player)).toMatchObject({ confirmBy: 'sign_in' })
  for (const act of sensitive)
    for (const password of [undefined, goodPassword]) {
      const { status, body } = await act(player, password)
      expect([status, body.code]).toEqual([403, 'sign_in_again'])
    }
  expect((await t.send(getSessionUser, {}, { as: player })).status).toBe(200)
})

test('an account without a password is deleted without one', async () => {
  const player = await registerWithout()
  expect((await remove(player)).status).toBe(204)
  expect(await t.connection.db.selectFrom('discord_accounts').selectAll().execute()).toEqual([])
})

test('the last sign-in method stays until there is another, such as a password set by mail', async () => {
  const player = await registerWithout()
  const discord = { name: 'nova', linkedAt: expect.any(String) }
  expect((await methodsOf(player)).discord).toEqual({ ...discord, canUnlink: false })
  expect([(await unlink(player)).body.code, (await methodsOf(player)).discord?.name]).toEqual([
    'last_sign_in_method',
    'nova',
  ])

  expect((await setPasswordByMail(player)).status).toBe(200)
  const { username } = player.user
  const again = await t.send(login, { body: { username, password: newPassword } })
  const as = { ...player, cookies: again.cookies }
  expect(await methodsOf(as)).toEqual({
    hasPassword: true,
    confirmBy: 'password',
    discord: { ...discord, canUnlink: true },
  })
  expect((await unlink(as, newPassword)).status).toBe(204)
  expect((await methodsOf(as)).discord).toBeNull()
  const { body: events } = await t.send(listSecurityEvents, {}, { as })
  expect(events[0]).toMatchObject({ kind: 'discord_unlinked', detail: 'nova' })
  expect((await unlink(as, newPassword)).body.code).toBe('not_found')
})

test('whoever first proves to have the address shares the account with nobody who claimed it before', async () => {
  const claimed = await registerPlayer(t)
  await linkDiscord(t, claimed)
  await t.connection.db.updateTable('users').set({ email_confirmed_at: null }).execute()
  expect((await setPasswordByMail(claimed)).status).toBe(200)
  expect(await t.connection.db.selectFrom('discord_accounts').selectAll().execute()).toEqual([])
})
