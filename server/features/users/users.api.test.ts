// Also on the embedded engine.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { getSessionUser } from '#contract/auth/auth.ts'
import { changeRole, getUser, getUserStats, listUsers } from '#contract/user-list/user-list.ts'
import type { UserRole } from '#contract/users/users.ts'
import { leaveForGood } from '#server/testing/calls/account-calls.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { moderationCalls } from '#server/testing/calls/moderation-calls.ts'
import { reportCalls } from '#server/testing/calls/report-calls.ts'
import {
  goodPassword,
  type Player,
  postCrew,
  registerPlayer,
  registerStaff,
} from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { ban, warn } = moderationCalls(t)
const { inbox } = applicationCalls(t)
const { setScene } = reportCalls(t)
const day = 24 * 60 * 60_000

const list = (as: Player, query: object = {}) => t.send(listUsers, { query }, { as })
const namesIn = async (as: Player, query: object = {}) =>
  (await list(as, query)).body.map(({ username }) => username)
const setRole = (as: Player, { user }: Player, role: UserRole) =>
  t.send(changeRole, { params: { id: user.id }, body: { role, password: goodPassword } }, { as })

const describe = async ({ user }: Player, columns: { display_name?: string; citizen_id?: string }) => {
  await t.connection.db.updateTable('users').set(columns).where('id', '=', user.id).execute()
}

test('an admin finds players by name, display name, citizen id and mail address', async () => {
  const admin = await registerStaff(t, 'admin')
  const nova = await registerPlayer(t, { username: 'NovaPilot', email: 'stella@players.example' })
  await describe(nova, { display_name: '100% Nova_X', citizen_id: 'CZ-4711' })
  await registerPlayer(t, { username: 'OtherOne', email: 'other@players.example' })
  for (const search of ['novap', 'PILOT', 'stella@', 'cz-47', '4711', '100%', 'nova_x', 'no', 'N', 'CZ']) {
    expect([search, await namesIn(admin, { search })]).toEqual([search, ['NovaPilot']])
  }
  for (const search of ['nova%x', 'novaxx', '%', '_', 'ila', 'vo\\', 'nobody']) {
    expect([search, await namesIn(admin, { search })]).toEqual([search, []])
  }
})

test('former players are not listed', async () => {
  const admin = await registerStaff(t, 'admin')
  const player = await registerPlayer(t)
  const { id } = await postCrew(t, player)
  await t.connection.db
    .updateTable('crews')
    .set({ mission_status: 'ended', ended_at: new Date() })
    .where('id', '=', id)
    .execute()
  await leaveForGood(t, player)
  expect(await namesIn(admin)).toEqual([admin.user.username])
  expect((await t.send(getUserStats, {}, { as: admin })).body.total).toBe(1)
})

test.each([
  ['newest', ['carol', 'bobby', 'alice', 'admin']],
  ['oldest', ['admin', 'alice', 'bobby', 'carol']],
  ['name', ['carol', 'admin', 'alice', 'bobby']],
  ['lastActive', ['alice', 'carol', 'bobby', 'admin']],
  ['warnings', ['bobby', 'carol', 'alice', 'admin']],
])('players come in the order %s, page after page', async (sort, expected) => {
  const admin = await registerPlayer(t, { username: 'first_1' })
  await t.connection.db.updateTable('users').set({ user_role: 'admin', username: 'admin' }).execute()
  const others: Player[] = []
  for (const username of ['alice', 'bobby', 'carol']) {
    t.clock.advance(1000)
    others.push(await registerPlayer(t, { username }))
  }
  const [alice, bobby, carol] = others as [Player, Player, Player]
  await describe(carol, { display_name: 'Aaron' })
  t.clock.advance(day)
  await t.send(getSessionUser, {}, { as: alice })
  await warn(admin, bobby)
  await t.connection.db
    .updateTable('users')
    .set({ last_seen_at: null })
    .where('username', '=', 'admin')
    .execute()
  const seen: string[] = []
  let after: number | undefined
  for (let page = 0; page < 6; page += 1) {
    const { body, headers } = await list(admin, { sort, limit: 1, ...(after && { after }) })
    expect(headers['x-total-count']).toBe('4')
    if (body.length === 0) break
    seen.push(...body.map(({ username }) => username))
    after = body.at(-1)?.id
  }
  expect(seen).toEqual(expected)
})

test('a long list is counted up to 1,000 and read to its end', async () => {
  const admin = await registerStaff(t, 'admin')
  await sql`
    insert into users (username, email, password_hash, timezone, preferred_languages, created_at)
    select 'many-' || n, 'many' || n || '@players.example', '', 'UTC', '{en}', now() - n * interval '1 hour'
    from generate_series(1, 1200) as n
  `.execute(t.connection.db)
  for (const sort of ['newest', 'oldest', 'name', 'lastActive', 'warnings']) {
    const first = await list(admin, { search: 'MANY', sort, limit: 50 })
    expect([first.headers['x-total-count'], first.headers['x-total-capped']]).toEqual(['1000', 'true'])
    const second = await list(admin, { search: 'MANY', sort, limit: 50, after: first.body.at(-1)?.id })
    const ids = new Set([...first.body, ...second.body].map(({ id }) => id))
    expect([sort, ids.size]).toEqual([sort, 100])
  }
  expect(await namesIn(admin, { search: 'many-1200' })).toEqual(['many-1200'])
})

test('filters show who was warned, who is banned, and who moderates', async () => {
  const admin = await registerStaff(t, 'admin')
  const moderator = await registerStaff(t, 'moderator')
  const [warned, banned, former] = [await registerPlayer(t), await registerPlayer(t), await registerPlayer(t)]
  await warn(moderator, warned)
  await ban(admin, former, { duration: 1 })
  t.clock.advance(2 * 60 * 60_000)
  await ban(admin, banned, { banType: 'permanent' })
  const ids = async (filter: string) => (await list(admin, { filter })).body.map(({ id }) => id)
  expect(await ids('warned')).toEqual([warned.user.id])
  expect(await ids('banned')).toEqual([banned.user.id])
  expect(await ids('staff')).toEqual([moderator.user.id, admin.user.id])
  const [listed] = (await list(admin, { filter: 'banned' })).body
  expect(listed).toMatchObject({ isBanned: true, bannedUntil: null, email: banned.user.email })
  t.clock.advance(31 * day)
  const player = await registerPlayer(t)
  expect((await t.send(getUserStats, {}, { as: admin })).status).toBe(401)
  const fresh = await registerStaff(t, 'admin')
  expect((await t.send(getUserStats, {}, { as: fresh })).body).toEqual({
    total: 7,
    active: 2,
    admins: 2,
    banned: 1,
  })
  expect((await t.send(getUser, { params: { id: player.user.id } }, { as: fresh })).status).toBe(200)
})

test('an admin sees the reports on others, not those on themselves', async () => {
  const admin = await registerStaff(t, 'admin')
  const { leader, reportId } = await setScene()
  await setRole(admin, leader, 'admin')
  const reportsSeenBy = async (as: Player) => {
    const { body } = await t.send(getUser, { params: { id: leader.user.id } }, { as })
    return body.reports.map(({ id }) => id)
  }
  expect(await reportsSeenBy(admin)).toEqual([reportId])
  expect(await reportsSeenBy(leader)).toEqual([])
})

test('an admin sees the history of a player', async () => {
  const admin = await registerStaff(t, 'admin')
  const player = await registerPlayer(t)
  await warn(admin, player, 'Spam')
  await ban(admin, player, { duration: 3, description: 'Again' })
  const { body } = await t.send(getUser, { params: { id: player.user.id } }, { as: admin })
  expect(body).toMatchObject({
    warningCount: 1,
    isBanned: true,
    sessionCount: 0,
    bans: [{ reason: 'Insults', description: 'Again', bannedBy: admin.user.username, appeal: null }],
    warnings: [{ reason: 'Spam', warnedBy: admin.user.username, acknowledgedAt: null }],
    reports: [],
  })
  expect((await t.send(getUser, { params: { id: 2_147_483_647 } }, { as: admin })).status).toBe(404)
})

test('a role binds from the next request on, and a lower one signs the player out', async () => {
  const admin = await registerStaff(t, 'admin')
  const player = await registerPlayer(t)
  expect((await setRole(admin, player, 'moderator')).body).toEqual({
    id: player.user.id,
    userRole: 'moderator',
  })
  expect((await t.send(getSessionUser, {}, { as: player })).body.userRole).toBe('moderator')
  expect(await inbox(player)).toEqual(['Your role on CrewBeacon is now: Moderator.'])
  await setRole(admin, player, 'moderator')
  expect(await inbox(player)).toHaveLength(1)
  await setRole(admin, player, 'verified')
  expect((await t.send(getSessionUser, {}, { as: player })).status).toBe(401)
  const changes = await t.connection.db
    .selectFrom('audit_log')
    .select('detail')
    .where('action', '=', 'role_changed')
    .orderBy('id')
    .execute()
  expect(changes.map(({ detail }) => detail)).toEqual([
    { from: 'citizen', to: 'moderator' },
    { from: 'moderator', to: 'verified' },
  ])
})

test('nobody changes their own role, and a demoted admin is out at the next request', async () => {
  const [admin, other] = [await registerStaff(t, 'admin'), await registerStaff(t, 'admin')]
  expect((await setRole(admin, admin, 'citizen')).body.code).toBe('own_account')
  expect((await setRole(admin, other, 'citizen')).status).toBe(200)
  expect((await list(other)).status).toBe(401)
})
