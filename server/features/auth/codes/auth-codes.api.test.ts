// Also on the embedded engine.
/** The settings of the second factor. */
import { expect, test } from 'vitest'
import { exportAccount } from '#contract/account/account.ts'
import { listSecurityEvents } from '#contract/account/security-events.ts'
import { getSessionUser, login } from '#contract/auth/auth.ts'
import { confirmCodes, endCodes, getCodes, renewRecoveryCodes, startCodes } from '#contract/auth/codes.ts'
import { expiredSessionsJob } from '#server/features/auth/sign-in/auth-sessions.service.ts'
import { turnOffCodes } from '#server/features/auth/staff/auth-operators.service.ts'
import { codeCalls } from '#server/testing/calls/code-calls.ts'
import { takePassword } from '#server/testing/calls/sign-in-calls.ts'
import { goodPassword, type Player, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ runsJobs: true })
const { codeOf, turnOn, giveFirst, giveCode } = codeCalls(t)
const password = goodPassword

const start = (as: Player, given = password) => t.send(startCodes, { body: { password: given } }, { as })
const confirm = (as: Player, code: string) => t.send(confirmCodes, { body: { code } }, { as })
const end = (as: Player, code: string, given = password) =>
  t.send(endCodes, { body: { password: given, code } }, { as })
const stateOf = async (as: Player) => (await t.send(getCodes, {}, { as })).body
const kindsOf = async (as: Player) =>
  (await t.send(listSecurityEvents, {}, { as })).body.map(({ kind }) => kind)
const subjectsTo = async (email: string, count: number) => {
  await expect.poll(() => t.mailbox.mails.filter(({ to }) => to === email)).toHaveLength(count)
  return t.mailbox.mails.filter(({ to }) => to === email).map(({ subject }) => subject)
}

test('a player turns codes on with the first code of the app, and then needs them', async () => {
  const player = await registerPlayer(t)
  expect(await stateOf(player)).toEqual({ isOn: false, recoveryCodesLeft: 0, demand: 'none' })
  const { body } = await start(player)
  expect(body.address).toContain(`secret=${body.secret}`)
  expect(body.address).toContain(player.user.username)
  // Nothing has changed so far.
  const { username, email } = player.user
  expect((await t.send(login, { body: { username, password } })).status).toBe(200)
  const confirmed = await confirm(player, codeOf(body.secret))
  expect(confirmed.body.recoveryCodes).toHaveLength(10)
  expect(await stateOf(player)).toEqual({ isOn: true, recoveryCodesLeft: 10, demand: 'none' })
  const refused = await t.send(login, { body: { username, password } })
  expect([refused.status, refused.body.code]).toEqual([401, 'code_needed'])
  expect(refused.cookies.session).toBeUndefined()
  expect(await kindsOf(player)).toEqual(['codes_on'])
  expect(await subjectsTo(email, 1)).toEqual(['Two-step sign-in was turned on for your CrewBeacon account'])
})

test('turning them on ends all other sessions', async () => {
  const player = await registerPlayer(t)
  const { username } = player.user
  const other = await t.send(login, { body: { username, password } })
  await turnOn(player)
  expect((await t.send(getSessionUser, {}, { as: other })).status).toBe(401)
  expect((await t.send(getSessionUser, {}, { as: player })).status).toBe(200)
})

test('codes start with the password, and end with the password and a code', async () => {
  const player = await registerPlayer(t)
  expect((await start(player, 'a wrong one')).body.code).toBe('wrong_password')
  const { secret } = await turnOn(player)
  expect((await end(player, codeOf(secret), 'a wrong one')).body.code).toBe('wrong_password')
  expect((await end(player, '000000')).body.code).toBe('wrong_code')
  expect((await stateOf(player)).isOn).toBe(true)
  expect((await end(player, codeOf(secret))).status).toBe(204)
  expect(await stateOf(player)).toEqual({ isOn: false, recoveryCodesLeft: 0, demand: 'none' })
  const { username } = player.user
  expect((await t.send(login, { body: { username, password } })).status).toBe(200)
  expect(await kindsOf(player)).toEqual(['codes_off', 'codes_on'])
  for (const table of ['time_codes', 'recovery_codes', 'pending_sign_ins'] as const)
    expect(await t.connection.db.selectFrom(table).selectAll().execute()).toEqual([])
})

test('a wrong code turns nothing on, and neither does one without a secret', async () => {
  const player = await registerPlayer(t)
  expect((await confirm(player, '123456')).body.code).toBe('codes_off')
  const { secret } = (await start(player)).body
  for (const code of ['000000', 'abcdef', codeOf(secret, 2), codeOf(secret, -2)])
    expect((await confirm(player, code)).body.code).toBe('wrong_code')
  expect((await stateOf(player)).isOn).toBe(false)
  const empty = await confirm(player, ' ')
  expect([empty.status, empty.body.fields?.code]).toEqual([400, 'Please enter a code'])
})

test('a second secret replaces the first until one is confirmed, then neither call works', async () => {
  const player = await registerPlayer(t)
  const first = (await start(player)).body.secret
  const second = (await start(player)).body.secret
  expect(second).not.toBe(first)
  expect((await confirm(player, codeOf(first))).body.code).toBe('wrong_code')
  expect((await confirm(player, codeOf(second))).status).toBe(200)
  expect((await start(player)).body.code).toBe('codes_on')
  expect((await confirm(player, codeOf(second, 1))).body.code).toBe('codes_on')
})

test('the database has neither the secret nor a recovery code', async () => {
  const player = await registerPlayer(t)
  const { secret, recoveryCodes } = await turnOn(player)
  const stored = await t.connection.db.selectFrom('time_codes').selectAll().executeTakeFirstOrThrow()
  expect(stored.secret.toString('latin1')).not.toContain(secret)
  const { rows } = await t.connection.pool.query('select code_hash::text from recovery_codes')
  const text = JSON.stringify(rows)
  for (const code of recoveryCodes) expect(text).not.toContain(code.replaceAll('-', ''))
  const { body } = await t.send(exportAccount, { body: { password } }, { as: player })
  const { timeCodes, recoveryCodes: exported } = body as Record<string, Record<string, unknown>[]>
  const { id: userId } = player.user
  const moment = expect.any(String)
  expect(timeCodes).toEqual([{ userId, createdAt: moment, confirmedAt: moment }])
  expect(exported?.[0]).toEqual({ id: expect.any(Number), userId, usedAt: null })
  expect(JSON.stringify(body)).not.toContain(secret)
})

test('new recovery codes end the ones before', async () => {
  const player = await registerPlayer(t)
  const { recoveryCodes } = await turnOn(player)
  const renew = (given: string) => t.send(renewRecoveryCodes, { body: { password: given } }, { as: player })
  expect((await renew('a wrong one')).body.code).toBe('wrong_password')
  const renewed = (await renew(password)).body.recoveryCodes
  expect(new Set([...recoveryCodes, ...renewed]).size).toBe(20)
  const browser = await giveFirst(player)
  expect((await giveCode(browser, recoveryCodes[0] ?? '')).body.code).toBe('wrong_code')
  expect((await giveCode(browser, renewed[0] ?? '')).status).toBe(200)
  expect(await stateOf(player)).toEqual({ isOn: true, recoveryCodesLeft: 9, demand: 'none' })
  expect(await kindsOf(player)).toEqual(['recovery_code_used', 'recovery_codes_renewed', 'codes_on'])
})

test('without codes there are no recovery codes to renew and nothing to end', async () => {
  const player = await registerPlayer(t)
  const renewed = await t.send(renewRecoveryCodes, { body: { password } }, { as: player })
  expect(renewed.body.code).toBe('codes_off')
  expect((await end(player, '123456')).body.code).toBe('codes_off')
})

test('a recovery code ends them too, for who has lost the app', async () => {
  const player = await registerPlayer(t)
  const { recoveryCodes } = await turnOn(player)
  expect((await end(player, (recoveryCodes[3] ?? '').toUpperCase())).status).toBe(204)
  expect(await kindsOf(player)).toEqual(['codes_off', 'recovery_code_used', 'codes_on'])
})

test('the operator turns them off for who has lost everything, and the player is told', async () => {
  const player = await registerPlayer(t)
  await turnOn(player)
  await turnOffCodes(t.node.ctx, player.user.username)
  expect((await stateOf(player)).isOn).toBe(false)
  expect(await kindsOf(player)).toEqual(['codes_off', 'codes_on'])
  const entry = await t.connection.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'codes_turned_off')
    .executeTakeFirstOrThrow()
  expect(entry).toMatchObject({ actor_id: null, subject_id: player.user.id })
  await expect(turnOffCodes(t.node.ctx, player.user.username)).rejects.toThrow('codes_off')
  await expect(turnOffCodes(t.node.ctx, 'nobody')).rejects.toThrow('There is no player called nobody')
})

test('a player without a password has just signed in instead', async () => {
  const player = await registerPlayer(t)
  const startWithout = () => t.send(startCodes, { body: {} }, { as: player })
  expect((await startWithout()).body.fields?.password).toBe('Please enter your password')
  await takePassword(t, player)
  const { secret } = (await startWithout()).body
  expect((await confirm(player, codeOf(secret))).status).toBe(200)
  t.clock.advance(16 * 60_000)
  const late = await t.send(endCodes, { body: { code: codeOf(secret) } }, { as: player })
  expect([late.status, late.body.code]).toEqual([403, 'sign_in_again'])
  expect((await stateOf(player)).isOn).toBe(true)
})

test('a secret that nobody confirms is forgotten after a day', async () => {
  const [forgetful, careful] = [await registerPlayer(t), await registerPlayer(t)]
  await start(forgetful)
  await turnOn(careful)
  await expiredSessionsJob.run(t.node.ctx, {})
  const ids = () => t.connection.db.selectFrom('time_codes').select('user_id').orderBy('user_id').execute()
  expect(await ids()).toHaveLength(2)
  t.clock.advance(25 * 60 * 60_000)
  await expiredSessionsJob.run(t.node.ctx, {})
  expect(await ids()).toEqual([{ user_id: careful.user.id }])
})
