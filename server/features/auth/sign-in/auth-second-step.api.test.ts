// Also on the embedded engine.
/** The second step of a sign-in, and attempts to get around it. */
import { expect, test } from 'vitest'
import { listSecurityEvents } from '#contract/account/security-events.ts'
import { getSessionUser, login } from '#contract/auth/auth.ts'
import { loginWithCode } from '#contract/auth/codes.ts'
import { changePassword, resetPassword } from '#contract/auth/new-passwords.ts'
import { makeResetLink } from '#server/features/auth/staff/auth-operators.service.ts'
import { codeCalls, stepMs } from '#server/testing/calls/code-calls.ts'
import { moderationCalls } from '#server/testing/calls/moderation-calls.ts'
import {
  goodPassword,
  type Player,
  registerPlayer,
  registerStaff,
} from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { expiredSessionsJob } from './auth-sessions.service.ts'

const t = openTestApp()
const { codeOf, turnOn, giveFirst, giveCode } = codeCalls(t)
const minute = 60_000

const withCodes = async () => {
  const player = await registerPlayer(t)
  return { player, ...(await turnOn(player)) }
}

const audited = async () =>
  (await t.connection.db.selectFrom('audit_log').select('action').orderBy('id').execute())
    .map(({ action }) => action)
    .filter((action) => action.startsWith('login_'))

test('the right code opens a session, and the first step alone opens nothing', async () => {
  const { player, secret } = await withCodes()
  const browser = await giveFirst(player)
  expect(Object.keys(browser.cookies)).toEqual(['sign-in'])
  expect((await t.send(getSessionUser, {}, { as: browser })).status).toBe(401)
  const { status, body, cookies } = await giveCode(browser, codeOf(secret))
  expect([status, body.user.username]).toEqual([200, player.user.username])
  expect(cookies['sign-in']).toBe('')
  expect((await t.send(getSessionUser, {}, { as: { cookies } })).status).toBe(200)
  expect(await audited()).toEqual(['login_code_needed', 'login_succeeded'])
})

test('the cookie of the first step is HttpOnly, SameSite=Lax and short-lived', async () => {
  const { player } = await withCodes()
  const answer = await t.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username: player.user.username, password: goodPassword },
  })
  const cookie = answer.cookies.find(({ name }) => name === 'sign-in')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 600 })
  const { token_hash } = await t.connection.db
    .selectFrom('pending_sign_ins')
    .selectAll()
    .executeTakeFirstOrThrow()
  expect(token_hash.toString('base64url')).not.toBe(cookie?.value)
})

test('a code works once, in this sign-in and in the next, and an older one no more', async () => {
  const { player, secret } = await withCodes()
  const before = codeOf(secret, -1)
  const code = codeOf(secret)
  expect((await giveCode(await giveFirst(player), code)).status).toBe(200)
  const again = await giveFirst(player)
  expect((await giveCode(again, code)).body.code).toBe('wrong_code')
  expect((await giveCode(again, before)).body.code).toBe('wrong_code')
  t.clock.advance(stepMs)
  expect((await giveCode(again, code)).body.code).toBe('wrong_code')
  expect((await giveCode(again, codeOf(secret))).status).toBe(200)
})

test('the code that turned them on does not sign in', async () => {
  const { player, secret } = await withCodes()
  expect((await giveCode(await giveFirst(player), codeOf(secret, -1))).body.code).toBe('wrong_code')
})

test.each([-1, 1])('a clock that is off by %s step is forgiven, by two it is not', async (steps) => {
  const { player, secret } = await withCodes()
  t.clock.advance(4 * stepMs)
  const browser = await giveFirst(player)
  expect((await giveCode(browser, codeOf(secret, 2 * steps))).body.code).toBe('wrong_code')
  expect((await giveCode(browser, codeOf(secret, steps))).status).toBe(200)
})

test('a recovery code works in place of the app, once', async () => {
  const { player, recoveryCodes } = await withCodes()
  const [code = '', other = ''] = recoveryCodes
  expect((await giveCode(await giveFirst(player), code)).status).toBe(200)
  const again = await giveFirst(player)
  expect((await giveCode(again, code)).body.code).toBe('wrong_code')
  expect((await giveCode(again, ` ${other.replaceAll('-', ' ').toUpperCase()} `)).status).toBe(200)
})

test('five wrong codes end the sign-in, and the right one comes too late', async () => {
  const { player, secret } = await withCodes()
  const browser = await giveFirst(player)
  const answers = []
  for (const guess of ['000000', '111111', 'abcdef', '0000-0000-0000-0000', '222222'])
    answers.push((await giveCode(browser, guess)).body.code)
  expect(answers).toEqual([...Array(4).fill('wrong_code'), 'code_expired'])
  expect((await giveCode(browser, codeOf(secret))).body.code).toBe('code_expired')
  expect((await audited()).filter((action) => action === 'login_code_failed')).toHaveLength(5)
  // The player can begin again.
  expect((await giveCode(await giveFirst(player), codeOf(secret))).status).toBe(200)
})

test('a code is worth nothing without the cookie of the first step, or with that of another player', async () => {
  const [mine, theirs] = [await withCodes(), await withCodes()]
  for (const cookies of [{}, { 'sign-in': '' }, { 'sign-in': 'x'.repeat(43) }, { 'sign-in': 'ü\0' }]) {
    const { status, body } = await giveCode({ cookies }, codeOf(mine.secret))
    expect([status, body.code]).toEqual([401, 'code_expired'])
  }
  const browser = await giveFirst(theirs.player)
  expect((await giveCode(browser, codeOf(mine.secret))).body.code).toBe('wrong_code')
  expect((await giveCode(browser, mine.recoveryCodes[0] ?? '')).body.code).toBe('wrong_code')
})

test('the cookie works once, and for its own browser: each has its own first step', async () => {
  const { player, secret } = await withCodes()
  const [phone, desktop] = [await giveFirst(player), await giveFirst(player)]
  expect((await giveCode(phone, codeOf(secret))).status).toBe(200)
  t.clock.advance(stepMs)
  expect((await giveCode(phone, codeOf(secret))).body.code).toBe('code_expired')
  expect((await giveCode(desktop, codeOf(secret))).status).toBe(200)
})

test('the first step expires after ten minutes, and its row goes', async () => {
  const { player, secret } = await withCodes()
  const browser = await giveFirst(player)
  t.clock.advance(9 * minute)
  expect((await giveCode(browser, '000000')).body.code).toBe('wrong_code')
  t.clock.advance(minute)
  expect((await giveCode(browser, codeOf(secret))).body.code).toBe('code_expired')
  await expiredSessionsJob.run(t.node.ctx, {})
  expect(await t.connection.db.selectFrom('pending_sign_ins').selectAll().execute()).toEqual([])
})

test('a session that somebody planted ends with the code, and the new one has another token', async () => {
  const { player, secret } = await withCodes()
  const planted = await registerPlayer(t)
  const browser = await giveFirst(player, planted)
  // The first step has not touched the session of the browser.
  expect((await t.send(getSessionUser, {}, { as: planted })).status).toBe(200)
  const { cookies } = await giveCode(browser, codeOf(secret))
  expect(cookies.session).toBeDefined()
  expect(cookies.session).not.toBe(planted.cookies.session)
  expect((await t.send(getSessionUser, {}, { as: planted })).status).toBe(401)
  expect((await t.send(getSessionUser, {}, { as: { cookies } })).body.id).toBe(player.user.id)
})

test('a ban between the steps is told in place of a session', async () => {
  const { player, secret } = await withCodes()
  const browser = await giveFirst(player)
  await moderationCalls(t).ban(await registerStaff(t, 'admin'), player, { duration: 24 })
  const { status, body, cookies } = await giveCode(browser, codeOf(secret))
  expect([status, body.code]).toEqual([403, 'banned'])
  expect(body).toMatchObject({ reason: 'Insults', appealToken: expect.any(String) })
  expect(cookies.session).toBeUndefined()
})

test('a new password ends the first steps that were done with the old one', async () => {
  const { player, secret } = await withCodes()
  const browser = await giveFirst(player)
  const body = { currentPassword: goodPassword, newPassword: 'a much better one' }
  await t.send(changePassword, { body }, { as: player })
  expect((await giveCode(browser, codeOf(secret))).body.code).toBe('code_expired')
})

const newPassword = 'a much better one'
const reset = async ({ user: { username } }: Player) => {
  const link = new URL(await makeResetLink(t.node.ctx, username))
  const body = { token: link.searchParams.get('token') ?? '', newPassword }
  expect((await t.send(resetPassword, { body })).status).toBe(200)
  return t.send(login, { body: { username, password: newPassword } })
}

test('a password that is reset by mail does not turn codes off', async () => {
  const { player } = await withCodes()
  const browser = await giveFirst(player)
  const again = await reset(player)
  expect((await giveCode(browser, '000000')).body.code).toBe('code_expired')
  expect(again.body.code).toBe('code_needed')
})

test('whoever claimed an address does not keep its owner out with codes', async () => {
  const { player } = await withCodes()
  await t.connection.db.updateTable('users').set({ email_confirmed_at: null }).execute()
  const owner = await reset(player)
  expect(owner.status).toBe(200)
  const { body } = await t.send(listSecurityEvents, {}, { as: owner })
  expect(body.map(({ kind }) => kind)).toEqual(['password_reset', 'codes_off', 'codes_on'])
})

test('only the newest twenty first steps of a player wait', async () => {
  const { player, secret } = await withCodes()
  const first = await giveFirst(player)
  for (let i = 0; i < 20; i += 1) await giveFirst(player)
  expect(await t.connection.db.selectFrom('pending_sign_ins').selectAll().execute()).toHaveLength(20)
  expect((await giveCode(first, codeOf(secret))).body.code).toBe('code_expired')
})

test('a code that is no text is refused before anything is looked up', async () => {
  for (const code of [
    undefined,
    null,
    123_456,
    ['123456'],
    { $ne: '' },
    '1'.repeat(41),
    '12\u200b3456',
    '\0',
  ])
    expect((await t.send(loginWithCode, { body: { code } as never })).status).toBe(400)
})
