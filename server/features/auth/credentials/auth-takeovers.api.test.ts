// Also on the embedded engine.
/** Accounts that were made with, or stolen from, the address of someone else. */
import { expect, test } from 'vitest'
import { confirmEmail, requestEmailChange } from '#contract/account/account.ts'
import { endAllSessions, forgotPassword, getSessionUser, login } from '#contract/auth/auth.ts'
import { confirmCodes, startCodes } from '#contract/auth/codes.ts'
import { listResetMethods, register, resetPassword } from '#contract/auth/new-passwords.ts'
import { renewCalendarFeed } from '#contract/calendars/calendars.ts'
import { listMyCrews } from '#contract/missions/missions.ts'
import { changeRole, listUsers } from '#contract/user-list/user-list.ts'
import { grantRole } from '#server/features/auth/staff/auth-operators.service.ts'
import { codeCalls } from '#server/testing/calls/code-calls.ts'
import { passkeyCalls } from '#server/testing/calls/passkey-calls.ts'
import { linkDiscord } from '#server/testing/calls/sign-in-calls.ts'
import { tokenCalls } from '#server/testing/calls/token-calls.ts'
import { eventually } from '#server/testing/eventually.ts'
import {
  goodPassword,
  type Player,
  registerPlayer,
  registerStaff,
  registration,
} from '#server/testing/factories/factories.ts'
import { discordEnv } from '#server/testing/fakes/discord-oauth.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ runsJobs: true, env: { ...discordEnv, STAFF_SECOND_FACTOR: 'required' } })
const { turnOn, codeOf, giveCode } = codeCalls(t)
const { add, list, signIn } = passkeyCalls(t)
const newPassword = 'a much better one'

const tokenInMail = async (email: string) =>
  /token=([\w-]+)/.exec((await t.mailbox.next(email)).text)?.[1] ?? ''
const resetToken = async (email: string) => {
  t.mailbox.clear()
  await t.send(forgotPassword, { body: { email } })
  return eventually(() => {
    const texts = t.mailbox.mails.filter(({ to }) => to === email).map(({ text }) => text)
    const [, token] =
      texts.map((text) => /reset-password\?token=([\w-]+)/.exec(text)).find((found) => found) ?? []
    if (token === undefined) throw new Error('no link yet')
    return token
  })
}
const reset = async ({ user: { email } }: Player, removeSignInMethods?: boolean) => {
  const token = await resetToken(email)
  return t.send(resetPassword, { body: { token, newPassword, removeSignInMethods } })
}
const signInWith = ({ user: { username } }: Player, password = newPassword) =>
  t.send(login, { body: { username, password } })
const isSignedIn = async (as: Player) => (await t.send(getSessionUser, {}, { as })).status === 200

/** Someone registers with the address of someone else, adds what they can, and the owner confirms the address. */
const claim = async () => {
  const { body, cookies } = await t.send(register, { body: registration() })
  const attacker: Player = { user: body.user, cookies }
  const confirmation = await tokenInMail(body.user.email)
  const elsewhere = await signInWith(attacker, goodPassword)
  const added = {
    passkey: await add(attacker),
    token: await tokenCalls(t).makeToken(attacker),
    calendar: (await t.send(renewCalendarFeed, {}, { as: attacker })).body.address,
  }
  await turnOn(attacker)
  expect((await t.send(confirmEmail, { body: { token: confirmation } })).status).toBe(204)
  return { attacker, elsewhere: { ...attacker, cookies: elsewhere.cookies }, added }
}

test('confirming an address ends all sessions and what was added before, and a reset leaves its owner alone', async () => {
  const { attacker, elsewhere, added } = await claim()
  expect([await isSignedIn(attacker), await isSignedIn(elsewhere)]).toEqual([false, false])
  expect((await signIn(added.passkey)).body.code).toBe('passkey_unknown')
  expect((await tokenCalls(t).call(added.token, listMyCrews, {})).status).toBe(401)
  expect((await t.inject({ url: new URL(added.calendar).pathname })).statusCode).toBe(404)

  // The password is still the attacker's, who adds a passkey and turns codes on once more.
  const again = await signInWith(attacker, goodPassword)
  const passkey = await add({ ...attacker, cookies: again.cookies })
  await linkDiscord(t, attacker)
  await turnOn({ ...attacker, cookies: again.cookies })
  expect((await reset(attacker)).status).toBe(200)
  expect((await signIn(passkey)).body.code).toBe('passkey_unknown')
  expect(await isSignedIn({ ...attacker, cookies: again.cookies })).toBe(false)
  expect((await signInWith(attacker)).status).toBe(200)
})

test('what was linked before the address was confirmed signs in no longer', async () => {
  const { body, cookies } = await t.send(register, { body: registration() })
  const attacker: Player = { user: body.user, cookies }
  const token = await tokenInMail(body.user.email)
  await linkDiscord(t, attacker)
  expect((await t.send(confirmEmail, { body: { token } })).status).toBe(204)
  expect(await t.connection.db.selectFrom('discord_accounts').selectAll().execute()).toEqual([])
})

test('whoever is given an account by a change of its address is alone in it after a reset', async () => {
  const attacker = await registerPlayer(t)
  await turnOn(attacker)
  const token = await tokenCalls(t).makeToken(attacker)
  const email = registration().email
  t.mailbox.clear()
  const body = { email, password: goodPassword }
  expect((await t.send(requestEmailChange, { body }, { as: attacker })).status).toBe(204)
  const confirmation = await tokenInMail(email)
  expect(await isSignedIn(attacker)).toBe(true)
  expect((await t.send(confirmEmail, { body: { token: confirmation } })).status).toBe(204)
  expect(await isSignedIn(attacker)).toBe(false)
  expect((await tokenCalls(t).call(token, listMyCrews, {})).status).toBe(401)
  expect((await reset({ ...attacker, user: { ...attacker.user, email } })).status).toBe(200)
  expect((await signInWith(attacker)).status).toBe(200)
})

test('a player who changes their address in their own browser stays in, and keeps their codes', async () => {
  const owner = await registerPlayer(t)
  await turnOn(owner)
  const email = registration().email
  t.mailbox.clear()
  await t.send(requestEmailChange, { body: { email, password: goodPassword } }, { as: owner })
  const token = await tokenInMail(email)
  expect((await t.send(confirmEmail, { body: { token } }, { as: owner })).status).toBe(204)
  expect(await isSignedIn(owner)).toBe(true)
  expect((await reset({ ...owner, user: { ...owner.user, email } })).status).toBe(200)
  expect((await signInWith(owner)).body.code).toBe('code_needed')
})

test('codes that are turned on after the owner confirmed their address in a session outlast a reset', async () => {
  const { body, cookies } = await t.send(register, { body: registration() })
  const owner: Player = { user: body.user, cookies }
  const token = await tokenInMail(body.user.email)
  expect((await t.send(confirmEmail, { body: { token } }, { as: owner })).status).toBe(204)
  await turnOn(owner)
  expect((await reset(owner)).status).toBe(200)
  expect((await signInWith(owner)).body.code).toBe('code_needed')
})

test('a reset is proof as well: codes that are turned on after it outlast the next one', async () => {
  const { attacker: owner } = await claim()
  expect((await reset(owner)).status).toBe(200)
  const { cookies } = await signInWith(owner)
  const { secret } = (await t.send(startCodes, { body: { password: newPassword } }, { as: { cookies } })).body
  await t.send(confirmCodes, { body: { code: codeOf(secret) } }, { as: { cookies } })
  expect((await reset(owner)).status).toBe(200)
  expect((await signInWith(owner)).body.code).toBe('code_needed')
})

test('whoever confirms their address in the browser that they are signed in with stays signed in there', async () => {
  const { body, cookies } = await t.send(register, { body: registration() })
  const as: Player = { user: body.user, cookies }
  const token = await tokenInMail(body.user.email)
  const elsewhere = await signInWith(as, goodPassword)
  expect((await t.send(confirmEmail, { body: { token } }, { as })).status).toBe(204)
  expect([await isSignedIn(as), await isSignedIn({ ...as, cookies: elsewhere.cookies })]).toEqual([
    true,
    false,
  ])
})

test('the link of a reset shows what else signs in, which goes unless its player keeps it', async () => {
  const player = await registerPlayer(t)
  const passkey = await add(player, {}, 'Old phone')
  await linkDiscord(t, player)
  const token = await resetToken(player.user.email)
  const look = (token: string) => t.send(listResetMethods, { body: { token } })
  expect((await look(token)).body).toEqual({
    passkeys: [{ name: 'Old phone', createdAt: expect.any(String) }],
    discord: 'nova',
  })
  expect((await look('made up')).body.code).toBe('invalid_token')
  const kept = await t.send(resetPassword, { body: { token, newPassword, removeSignInMethods: false } })
  expect([kept.status, (await signIn(passkey)).status]).toEqual([200, 200])
  expect((await look(token)).body.code).toBe('invalid_token')
  expect((await reset(player)).status).toBe(200)
  expect((await signIn(passkey)).body.code).toBe('passkey_unknown')
  expect(await t.connection.db.selectFrom('discord_accounts').selectAll().execute()).toEqual([])
})

test.each(['codes', 'a passkey'])('a reset by mail takes %s from no admin', async (factor) => {
  const admin = await registerStaff(t, 'admin')
  const { secret } = factor === 'codes' ? await turnOn(admin) : { secret: '' }
  const passkey = factor === 'codes' ? undefined : await add(admin)
  const token = await resetToken(admin.user.email)
  expect((await t.send(listResetMethods, { body: { token } })).body.passkeys).toEqual([])
  expect((await t.send(resetPassword, { body: { token, newPassword } })).status).toBe(200)
  const thief = await signInWith(admin)
  expect(thief.body.code).toBe(factor === 'codes' ? 'code_needed' : undefined)
  const rights = async (cookies: Player['cookies']) =>
    (await t.send(listUsers, {}, { as: { ...admin, cookies } })).status
  if (!passkey) {
    const own = await giveCode({ cookies: thief.cookies }, codeOf(secret))
    expect(await rights(own.cookies)).toBe(200)
    return
  }
  expect(await rights(thief.cookies)).toBe(403)
  const { cookies } = await signIn(passkey)
  expect(await rights(cookies)).toBe(200)
  expect((await list({ ...admin, cookies })).passkeys).toHaveLength(1)
})

test('nobody becomes staff before their address is confirmed', async () => {
  const { body, cookies } = await t.send(register, { body: registration() })
  const admin = await registerStaff(t, 'admin')
  await add(admin)
  const promote = (role: 'moderator' | 'verified') =>
    t.send(
      changeRole,
      { params: { id: body.user.id }, body: { role, password: goodPassword } },
      { as: admin },
    )
  expect((await promote('moderator')).body.code).toBe('email_unconfirmed')
  await expect(grantRole(t.node.ctx, body.user.username, 'admin')).rejects.toThrow('email_unconfirmed')
  expect((await promote('verified')).status).toBe(200)
  const token = await tokenInMail(body.user.email)
  await t.send(confirmEmail, { body: { token } }, { as: { cookies } })
  expect((await promote('moderator')).status).toBe(200)
})

test('an admin changes roles with their password, not with a session alone', async () => {
  const [admin, player] = [await registerStaff(t, 'admin'), await registerPlayer(t)]
  await add(admin)
  const promote = (password?: string) =>
    t.send(changeRole, { params: { id: player.user.id }, body: { role: 'admin', password } }, { as: admin })
  const missing = await promote()
  expect([missing.status, missing.body.fields]).toEqual([400, { password: expect.any(String) }])
  expect((await promote('not this one')).body.code).toBe('wrong_password')
  expect((await promote(goodPassword)).status).toBe(200)
})

test('signing out everywhere ends API tokens and the address of the calendar too', async () => {
  const player = await registerPlayer(t)
  const token = await tokenCalls(t).makeToken(player)
  const { address } = (await t.send(renewCalendarFeed, {}, { as: player })).body
  const ask = async () => [
    (await tokenCalls(t).call(token, listMyCrews, {})).status,
    (await t.inject({ url: new URL(address).pathname })).statusCode,
  ]
  expect(await ask()).toEqual([200, 200])
  await t.send(endAllSessions, {}, { as: player })
  expect(await ask()).toEqual([401, 404])
})
