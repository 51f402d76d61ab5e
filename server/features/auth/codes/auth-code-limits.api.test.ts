/** No one finds a code by trying. */
import { expect, test } from 'vitest'
import { login } from '#contract/auth/auth.ts'
import { confirmCodes, endCodes, renewRecoveryCodes, startCodes } from '#contract/auth/codes.ts'
import { changePassword, resetPassword } from '#contract/auth/new-passwords.ts'
import { makeResetLink } from '#server/features/auth/staff/auth-operators.service.ts'
import { codeCalls } from '#server/testing/calls/code-calls.ts'
import { goodPassword, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ rateLimitScale: 1 })
const { codeOf, turnOn, giveFirst, giveCode } = codeCalls(t)
const password = goodPassword

const withCodes = async () => {
  const player = await registerPlayer(t)
  return { player, ...(await turnOn(player)) }
}

test('after five guesses even the right code waits, however many first steps there were', async () => {
  const { player, secret } = await withCodes()
  const guesses = [1, 2, 3, 4, 5].map(async (i) => giveCode(await giveFirst(player), `00000${i}`))
  for (const { body } of await Promise.all(guesses)) expect(body.code).toBe('wrong_code')
  const right = await giveCode(await giveFirst(player), codeOf(secret))
  expect([right.status, right.body.code]).toEqual([429, 'too_many_requests'])
  expect(Number(right.headers['retry-after'])).toBeGreaterThan(60)
  const limited = await t.connection.db
    .selectFrom('audit_log')
    .select('action')
    .where('action', '=', 'login_limited')
    .execute()
  expect(limited).toHaveLength(1)
})

test('guesses of a stranger do not lock the player out of a browser that they know', async () => {
  const { player, secret } = await withCodes()
  const home = await giveCode(await giveFirst(player), codeOf(secret))
  for (let i = 0; i < 5; i += 1) await giveCode(await giveFirst(player), `00000${i}`)
  t.clock.advance(30_000)
  expect((await giveCode(await giveFirst(player), codeOf(secret))).status).toBe(429)
  expect((await giveCode(await giveFirst(player, home), codeOf(secret))).status).toBe(200)
})

test('a right code starts the count again', async () => {
  const { player, secret } = await withCodes()
  for (let round = 0; round < 2; round += 1) {
    const browser = await giveFirst(player)
    for (let i = 0; i < 4; i += 1) expect((await giveCode(browser, `00000${i}`)).body.code).toBe('wrong_code')
    expect((await giveCode(browser, codeOf(secret))).status).toBe(200)
    t.clock.advance(30_000)
  }
})

test('an address tries twenty-five codes in five minutes, of whichever players', async () => {
  const browsers = []
  for (let i = 0; i < 7; i += 1) browsers.push(await giveFirst((await withCodes()).player))
  const answers = []
  for (let i = 0; i < 26; i += 1)
    answers.push((await giveCode(browsers[i % 7] ?? { cookies: {} }, '000000')).status)
  expect(answers).toEqual([...Array(25).fill(403), 429])
})

test('inside a session five guesses are enough too', async () => {
  const { player, secret } = await withCodes()
  const end = (code: string) => t.send(endCodes, { body: { password, code } }, { as: player })
  for (let i = 0; i < 5; i += 1) expect((await end(`00000${i}`)).body.code).toBe('wrong_code')
  expect((await end(codeOf(secret))).status).toBe(429)
})

test('neither can somebody confirm a secret that they do not have', async () => {
  const player = await registerPlayer(t)
  const { secret } = (await t.send(startCodes, { body: { password } }, { as: player })).body
  const confirm = (code: string) => t.send(confirmCodes, { body: { code } }, { as: player })
  for (let i = 0; i < 5; i += 1) expect((await confirm(`00000${i}`)).body.code).toBe('wrong_code')
  expect((await confirm(codeOf(secret))).status).toBe(429)
})

test('a new password gives the player new guesses, whatever others tried before', async () => {
  const { player, secret } = await withCodes()
  const { username } = player.user
  for (let i = 0; i < 6; i += 1) await giveCode(await giveFirst(player), `00000${i}`)
  const body = { currentPassword: password, newPassword: 'a much better one' }
  expect((await t.send(changePassword, { body }, { as: player })).status).toBe(204)
  const first = await t.send(login, { body: { username, password: body.newPassword } })
  expect((await giveCode(first, '000000')).body.code).toBe('wrong_code')
  const link = new URL(await makeResetLink(t.node.ctx, username))
  const reset = { token: link.searchParams.get('token') ?? '', newPassword: password }
  for (let i = 0; i < 6; i += 1) await giveCode(first, `00000${i}`)
  expect((await t.send(resetPassword, { body: reset })).status).toBe(200)
  expect((await giveCode(await giveFirst(player), codeOf(secret))).status).toBe(200)
})

test('codes are begun and recovery codes renewed ten times an hour: each is a mail', async () => {
  const { player } = await withCodes()
  const renew = () => t.send(renewRecoveryCodes, { body: { password } }, { as: player })
  for (let i = 0; i < 9; i += 1) expect((await renew()).status).toBe(200)
  expect((await renew()).status).toBe(429)
  expect((await t.send(startCodes, { body: { password } }, { as: player })).status).toBe(429)
})

test('browsers that were known before codes were on have 200 guesses a day together', async () => {
  const player = await registerPlayer(t)
  const { username, id } = player.user
  const signIn = () => t.send(login, { body: { username, password } })
  const [one, other] = [await signIn(), await signIn()]
  const { secret } = await turnOn(player)
  await t.node.ctx.limits.spend('codeByAccountInAll', String(id), 199)
  expect((await giveCode(await giveFirst(player, one), '000000')).body.code).toBe('wrong_code')
  expect((await giveCode(await giveFirst(player, other), codeOf(secret))).status).toBe(429)
})
