/** Where the site requires it, admins and moderators have their rights only with a second factor. */
import { expect, test } from 'vitest'
import { getSessionUser, login } from '#contract/auth/auth.ts'
import { getCodes, startCodes } from '#contract/auth/codes.ts'
import { endpoints } from '#contract/index.ts'
import { listReports } from '#contract/reports/cases.ts'
import { listUsers } from '#contract/user-list/user-list.ts'
import { turnOffCodes } from '#server/features/auth/staff/auth-operators.service.ts'
import { codeCalls } from '#server/testing/calls/code-calls.ts'
import { passkeyCalls } from '#server/testing/calls/passkey-calls.ts'
import {
  goodPassword,
  type Player,
  registerPlayer,
  registerStaff,
} from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ env: { STAFF_SECOND_FACTOR: 'required' } })
const { turnOn, codeOf, giveFirst, giveCode } = codeCalls(t)

const demandOn = async (as: Player) => (await t.send(getCodes, {}, { as })).body.demand

test('without one, no call for staff answers anything but what is missing', async () => {
  const moderator = await registerStaff(t, 'moderator')
  const admin = await registerStaff(t, 'admin')
  for (const { name, access, method, path, body } of endpoints) {
    if (access !== 'moderator' && access !== 'admin') continue
    const call = async ({ cookies }: Player) => {
      const url = `/api${path.replaceAll(/:\w+/g, '1')}`
      return (await t.inject({ method, url, cookies: { ...cookies }, ...(body && { payload: {} }) })).json()
        .code
    }
    const forModerators = access === 'moderator' ? 'second_factor_required' : 'not_allowed'
    expect([name, await call(moderator), await call(admin)]).toEqual([
      name,
      forModerators,
      'second_factor_required',
    ])
  }
})

test('with codes they have their rights from the next request on, and lose them with the codes', async () => {
  const admin = await registerStaff(t, 'admin')
  expect(await demandOn(admin)).toBe('required')
  expect((await t.send(getSessionUser, {}, { as: admin })).body.userRole).toBe('admin')
  await turnOn(admin)
  expect(await demandOn(admin)).toBe('none')
  expect((await t.send(listUsers, {}, { as: admin })).status).toBe(200)
  expect((await t.send(listReports, {}, { as: admin })).status).toBe(200)
  await turnOffCodes(t.node.ctx, admin.user.username)
  expect((await t.send(listUsers, {}, { as: admin })).body.code).toBe('second_factor_required')
})

test('a passkey is as good', async () => {
  const moderator = await registerStaff(t, 'moderator')
  await passkeyCalls(t).add(moderator)
  expect(await demandOn(moderator)).toBe('none')
  expect((await t.send(listReports, {}, { as: moderator })).status).toBe(200)
})

test('a password alone opens no session with rights beside a passkey, and gets no other second factor', async () => {
  const admin = await registerStaff(t, 'admin')
  const { startAdding, tryToAdd, remove, signIn } = passkeyCalls(t)
  const { passkey, answer } = await tryToAdd(admin)
  const { username } = admin.user
  const { cookies } = await t.send(login, { body: { username, password: goodPassword } })
  const intruder = { ...admin, cookies }
  expect(await demandOn(intruder)).toBe('required')
  const tries = [
    await t.send(listUsers, {}, { as: intruder }),
    await startAdding(intruder),
    await remove(intruder, answer.body.id),
    await t.send(startCodes, { body: { password: goodPassword } }, { as: intruder }),
  ]
  expect(tries.map(({ body }) => body.code)).toEqual(Array(4).fill('second_factor_required'))
  expect((await t.send(listUsers, {}, { as: await signIn(passkey) })).status).toBe(200)
  expect((await t.send(listUsers, {}, { as: admin })).status).toBe(200)
})

test('a code opens a session with rights', async () => {
  const admin = await registerStaff(t, 'admin')
  const { secret } = await turnOn(admin)
  const as = await giveCode(await giveFirst(admin), codeOf(secret))
  expect((await t.send(listUsers, {}, { as })).status).toBe(200)
})

test('a session from before the passkey has none', async () => {
  const admin = await registerStaff(t, 'admin')
  const { username } = admin.user
  const before = await t.send(login, { body: { username, password: goodPassword } })
  await passkeyCalls(t).add(admin)
  expect((await t.send(listUsers, {}, { as: before })).body.code).toBe('second_factor_required')
})

test('players are asked for nothing', async () => {
  const player = await registerPlayer(t)
  expect(await demandOn(player)).toBe('none')
  expect((await t.send(listUsers, {}, { as: player })).body.code).toBe('not_allowed')
})
