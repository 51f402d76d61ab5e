/** Concurrent sanctions, on two nodes. */
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { getSessionUser } from '#contract/auth/auth.ts'
import { createCrew } from '#contract/crews/crews.ts'
import { decideAppeal, listAppeals, makeAppeal } from '#contract/sanctions/appeals.ts'
import { changeRole } from '#contract/user-list/user-list.ts'
import { moderationCalls } from '#server/testing/calls/moderation-calls.ts'
import { type Listener, listenTo } from '#server/testing/event-reader.ts'
import {
  crewDraft,
  goodPassword,
  type Player,
  registerPlayer,
  registerStaff,
} from '#server/testing/factories/factories.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { openTestApp, type TestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { ban, unban, warn, signIn } = moderationCalls(t)
const open: Listener[] = []
const twenty = Array.from({ length: 20 }, (_, i) => i)

afterEach(async () => {
  for (const listener of open.splice(0)) listener.close()
  await expectInvariants(t.connection)
})

const unbannedAdmins = async () => {
  const { rows } = await sql`
    select id from users where user_role = 'admin' and (banned_until is null or banned_until <= now())
  `.execute(t.connection.db)
  return rows
}

const codes = (answers: readonly { status: number; body: { code?: string } }[]) =>
  answers.map(({ status, body }) => body.code ?? status).sort()

test('of two admins who demote each other one stays', async () => {
  const other = await t.startNode()
  const [first, second] = [await registerStaff(t, 'admin'), await registerStaff(t, 'admin')]
  const demote = (node: Pick<TestApp, 'send'>, as: Player, { user }: Player) =>
    node.send(
      changeRole,
      { params: { id: user.id }, body: { role: 'citizen', password: goodPassword } },
      { as },
    )
  const answers = await Promise.all([demote(t, first, second), demote(other, second, first)])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await unbannedAdmins()).toHaveLength(1)
})

test('of two admins who ban each other one stays', async () => {
  const other = await t.startNode()
  const [first, second] = [await registerStaff(t, 'admin'), await registerStaff(t, 'admin')]
  const answers = await Promise.all([ban(first, second), moderationCalls(other).ban(second, first)])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await unbannedAdmins()).toHaveLength(1)
})

test('twenty warnings at once count twenty', async () => {
  const other = moderationCalls(await t.startNode())
  const staff = await Promise.all(twenty.map((i) => registerStaff(t, i % 2 ? 'admin' : 'moderator')))
  const player = await registerPlayer(t)
  const answers = await Promise.all(staff.map((as, i) => (i % 3 ? warn(as, player) : other.warn(as, player))))
  expect(answers.map(({ status }) => status)).toEqual(twenty.map(() => 201))
  expect(answers.map(({ body }) => body.warningCount).sort((a, b) => a - b)).toEqual(twenty.map((i) => i + 1))
  const { warning_count } = await t.connection.db
    .selectFrom('users')
    .select('warning_count')
    .where('id', '=', player.user.id)
    .executeTakeFirstOrThrow()
  expect(warning_count).toBe(20)
})

test('a ban beats logins that race with it, and closes the streams of both nodes within 5 seconds', async () => {
  const other = await t.startNode()
  const admin = await registerStaff(t, 'admin')
  const player = await registerPlayer(t)
  for (const { node } of [t, other]) open.push(await listenTo(node.app, player))
  const logins = twenty
    .slice(0, 6)
    .map((i) => (i % 2 ? signIn(player) : moderationCalls(other).signIn(player)))
  const start = performance.now()
  expect((await ban(admin, player)).status).toBe(200)
  for (const stream of open) {
    expect(await stream.waitFor('session')).toEqual({ ended: true, cause: 'banned' })
  }
  expect(performance.now() - start).toBeLessThan(5_000)
  for (const session of await Promise.all(logins)) {
    expect((await other.send(getSessionUser, {}, { as: session })).status).toBe(401)
  }
  const sessions = t.connection.db.selectFrom('sessions').selectAll().where('user_id', '=', player.user.id)
  expect(await sessions.execute()).toEqual([])
})

test('twenty bans at once make one ban', async () => {
  const other = moderationCalls(await t.startNode())
  const admin = await registerStaff(t, 'admin')
  const player = await registerPlayer(t)
  const answers = await Promise.all(
    twenty.map((i) => (i % 2 ? ban(admin, player) : other.ban(admin, player))),
  )
  expect(codes(answers)).toEqual([200, ...twenty.slice(1).map(() => 'already_banned')])
})

test('a post that races with the ban of its leader ends up hidden or is refused', async () => {
  const admin = await registerStaff(t, 'admin')
  const leaders = await Promise.all(twenty.map(() => registerPlayer(t)))
  await Promise.all(
    leaders.flatMap((leader) => [
      t.send(createCrew, { body: crewDraft() }, { as: leader }),
      ban(admin, leader),
    ]),
  )
  expect(
    await t.connection.db.selectFrom('crews').select('id').where('is_hidden', '=', false).execute(),
  ).toEqual([])
})

test('an appeal token used ten times at once makes one appeal', async () => {
  const other = await t.startNode()
  const admin = await registerStaff(t, 'admin')
  const player = await registerPlayer(t)
  await ban(admin, player)
  const body = { token: (await signIn(player)).body.appealToken ?? '', text: 'It was not me.' }
  const answers = await Promise.all(
    twenty.slice(0, 10).map((i) => (i % 2 ? t : other).send(makeAppeal, { body })),
  )
  expect(codes(answers)).toEqual([201, ...Array(9).fill('invalid_token')])
})

test('lifting a ban and granting its appeal at once leaves the player free, and the second is refused', async () => {
  const other = await t.startNode()
  const admin = await registerStaff(t, 'admin')
  const player = await registerPlayer(t)
  await ban(admin, player)
  const body = { token: (await signIn(player)).body.appealToken ?? '', text: 'It was not me.' }
  await t.send(makeAppeal, { body })
  const id = (await t.send(listAppeals, {}, { as: admin })).body[0]?.id ?? 0
  const [lifted, granted] = await Promise.all([
    unban(admin, player),
    other.send(decideAppeal, { params: { id }, body: { status: 'granted', note: null } }, { as: admin }),
  ])
  expect([lifted.status, granted.status].sort()).toEqual([200, 409])
  expect((await signIn(player)).status).toBe(200)
  const [ended] = await t.connection.db.selectFrom('bans').selectAll().execute()
  expect(ended?.lift_reason).toBe(
    lifted.status === 200 ? 'Ban durch Admin aufgehoben' : 'Einspruch stattgegeben',
  )
})
