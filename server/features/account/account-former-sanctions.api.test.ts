// Also on the embedded engine.
/** Deleting an account does not end its open warnings, reports and bans. */
import { expect, test } from 'vitest'
import { register } from '#contract/auth/new-passwords.ts'
import { createCrew } from '#contract/crews/crews.ts'
import { reportPlayer } from '#contract/reports/reports.ts'
import { acknowledgeWarning, listOwnWarnings } from '#contract/sanctions/warnings.ts'
import { expiredSessionsJob } from '#server/features/auth/sign-in/auth-sessions.service.ts'
import { leaveForGood } from '#server/testing/calls/account-calls.ts'
import { moderationCalls } from '#server/testing/calls/moderation-calls.ts'
import {
  crewDraft,
  type Player,
  postCrew,
  registerPlayer,
  registerStaff,
  registration,
} from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { ban, warn } = moderationCalls(t)
const dayMs = 24 * 60 * 60_000
const username = 'Feldspat'
const email = 'feld@players.example'

const signUp = (changes: { username?: string; email?: string } = {}) =>
  t.send(register, { body: registration({ username, email, ...changes }) })
const post = (as: Pick<Player, 'cookies'>) => t.send(createCrew, { body: crewDraft() }, { as })
const stored = () => t.connection.db.selectFrom('former_sanctions').selectAll().execute()

const deleteWarned = async () => {
  const player = await registerPlayer(t, { username, email })
  await warn(await registerStaff(t, 'moderator'), player, 'You insulted Basalt')
  expect((await leaveForGood(t, player)).status).toBe(204)
}

test('whoever registers again with the address of a warned account reads the warning before posting', async () => {
  await deleteWarned()
  const again = await signUp({ email: 'Feld+new@Players.example' })
  expect(again.status).toBe(201)
  expect((await post(again)).body.code).toBe('warning_open')
  const { body: warnings } = await t.send(listOwnWarnings, {}, { as: again })
  expect(warnings).toMatchObject([{ acknowledgedAt: null }])
  // The new account may belong to someone else.
  expect(JSON.stringify(warnings)).not.toContain('Basalt')
  const params = { id: warnings[0]?.id ?? 0 }
  await t.send(acknowledgeWarning, { params }, { as: again })
  expect((await post(again)).status).toBe(201)
})

test('deleting again and again leads nowhere, and a warning that was read does not come back', async () => {
  await deleteWarned()
  for (const name of ['Quarz', 'Glimmer']) {
    const again = await registerPlayer(t, { username: name, email })
    expect((await post(again)).body.code).toBe('warning_open')
    expect((await leaveForGood(t, again)).status).toBe(204)
  }
  const last = await registerPlayer(t, { username: 'Gneis', email })
  const { body: warnings } = await t.send(listOwnWarnings, {}, { as: last })
  expect(warnings).toHaveLength(1)
  await t.send(acknowledgeWarning, { params: { id: warnings[0]?.id ?? 0 } }, { as: last })
  expect((await leaveForGood(t, last)).status).toBe(204)
  expect((await post(await registerPlayer(t, { username: 'Tonstein', email }))).status).toBe(201)
})

test('the name of a sanctioned player is free for others after 90 days', async () => {
  await deleteWarned()
  const taken = await signUp({ username: 'feldspat', email: 'other@players.example' })
  expect([taken.status, taken.body.code]).toEqual([409, 'username_taken'])
  t.clock.advance(90 * dayMs)
  const free = await signUp({ email: 'other@players.example' })
  expect([free.status, (await post(free)).status]).toEqual([201, 201])
})

test('after 90 days nothing is inherited, and a job deletes what was kept', async () => {
  await deleteWarned()
  t.clock.advance(89 * dayMs)
  await expiredSessionsJob.run(t.node.ctx, {})
  expect(await stored()).toHaveLength(1)
  t.clock.advance(dayMs)
  expect((await post(await signUp())).status).toBe(201)
  await expiredSessionsJob.run(t.node.ctx, {})
  expect(await stored()).toEqual([])
})

test('an open report and a ban that ended lately keep the name, without a warning', async () => {
  const reported = await registerPlayer(t, { username, email })
  const { id } = await postCrew(t, reported)
  const body = { reportedUserId: reported.user.id, reportCategory: 'other', reportReason: 'Rude' } as const
  await t.send(reportPlayer, { params: { id }, body }, { as: await registerPlayer(t) })
  await leaveForGood(t, reported)
  const banned = await registerPlayer(t, { username: 'Basalt', email: 'basalt@players.example' })
  await ban(await registerStaff(t, 'admin'), banned, { duration: 1 })
  expect((await leaveForGood(t, banned)).status).toBe(401)
  t.clock.advance(2 * 60 * 60_000)
  const { cookies } = await moderationCalls(t).signIn(banned)
  expect((await leaveForGood(t, { ...banned, cookies })).status).toBe(204)
  for (const name of [username, 'Basalt']) {
    expect((await signUp({ username: name, email: 'x@players.example' })).body.code).toBe('username_taken')
  }
  expect((await post(await signUp())).status).toBe(201)
})

test('only hashes are kept, with a key of this site, and nothing of players without sanctions', async () => {
  await leaveForGood(t, await registerPlayer(t))
  expect(await stored()).toEqual([])
  await deleteWarned()
  const [row] = await stored()
  expect([row?.name_hash.length, row?.email_hash.length]).toEqual([32, 32])
  const first = row?.name_hash.toString('hex')
  await t.connection.db.deleteFrom('former_sanctions').execute()
  await t.connection.db.deleteFrom('former_sanctions_key').execute()
  await deleteWarned()
  expect((await stored())[0]?.name_hash.toString('hex')).not.toBe(first)
})
