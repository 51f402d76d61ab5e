/** A code works once, also for twenty requests on two nodes at the same moment. */
import { expect, test } from 'vitest'
import {
  confirmCodes,
  endCodes,
  loginWithCode,
  renewRecoveryCodes,
  startCodes,
} from '#contract/auth/codes.ts'
import { codeCalls } from '#server/testing/calls/code-calls.ts'
import { goodPassword, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { codeOf, turnOn, giveFirst } = codeCalls(t)
const ten = Array.from({ length: 10 }, (_, i) => i)

const withCodes = async () => {
  const player = await registerPlayer(t)
  return { player, ...(await turnOn(player)) }
}

const count = (answers: readonly { readonly status: number; readonly body: { readonly code?: string } }[]) =>
  answers.map(({ status, body }) => (status === 200 || status === 204 ? 'in' : body.code)).sort()

test.each(['time', 'recovery'] as const)('a %s code opens one session, not ten', async (kind) => {
  const other = await t.startNode()
  const { player, secret, recoveryCodes } = await withCodes()
  const browsers = []
  for (const _ of ten) browsers.push(await giveFirst(player))
  const code = kind === 'time' ? codeOf(secret) : (recoveryCodes[0] ?? '')
  const sessions = () => t.connection.db.selectFrom('sessions').selectAll().execute()
  const before = await sessions()
  const answers = await Promise.all(
    browsers.map((as, i) => (i % 2 ? t : other).send(loginWithCode, { body: { code } }, { as })),
  )
  expect(count(answers)).toEqual(['in', ...ten.slice(1).map(() => 'wrong_code')])
  expect(await sessions()).toHaveLength(before.length + 1)
})

test('one first step opens one session, with however many right codes', async () => {
  const other = await t.startNode()
  const { player, recoveryCodes } = await withCodes()
  const as = await giveFirst(player)
  const answers = await Promise.all(
    recoveryCodes.map((code, i) => (i % 2 ? t : other).send(loginWithCode, { body: { code } }, { as })),
  )
  expect(count(answers)).toEqual([...ten.slice(1).map(() => 'code_expired'), 'in'])
  const used = await t.connection.db
    .selectFrom('recovery_codes')
    .select('id')
    .where('used_at', 'is not', null)
    .execute()
  expect(used).toHaveLength(1)
})

test('ten wrong codes at once count as ten: five end the sign-in', async () => {
  const other = await t.startNode()
  const { player } = await withCodes()
  const as = await giveFirst(player)
  const answers = await Promise.all(
    ten.map((i) => (i % 2 ? t : other).send(loginWithCode, { body: { code: `00000${i}` } }, { as })),
  )
  expect(count(answers)).toEqual([...Array(6).fill('code_expired'), ...Array(4).fill('wrong_code')])
})

test('codes that are confirmed ten times at once have ten recovery codes', async () => {
  const other = await t.startNode()
  const player = await registerPlayer(t)
  const { secret } = (await t.send(startCodes, { body: { password: goodPassword } }, { as: player })).body
  const code = codeOf(secret)
  const answers = await Promise.all(
    ten.map((i) => (i % 2 ? t : other).send(confirmCodes, { body: { code } }, { as: player })),
  )
  expect(count(answers)).toEqual([...ten.slice(1).map(() => 'codes_on'), 'in'])
  expect(await t.connection.db.selectFrom('recovery_codes').selectAll().execute()).toHaveLength(10)
})

test('recovery codes that are renewed while codes end stay in nobody’s way', async () => {
  const other = await t.startNode()
  const { player, secret } = await withCodes()
  const password = goodPassword
  const code = codeOf(secret)
  const [ended, renewed] = await Promise.all([
    t.send(endCodes, { body: { password, code } }, { as: player }),
    other.send(renewRecoveryCodes, { body: { password } }, { as: player }),
  ])
  expect(ended.status).toBe(204)
  expect([200, 409]).toContain(renewed.status)
  expect(await t.connection.db.selectFrom('recovery_codes').selectAll().execute()).toEqual([])
})
