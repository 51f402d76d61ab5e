/** The demo's posts and logins, and how it is filled in. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { login } from '#contract/auth/auth.ts'
import { listCrews } from '#contract/crews/board.ts'
import { type CrewSummary, getCrew } from '#contract/crews/crews.ts'
import { crewDraft } from '#contract/crews/drafts.ts'
import { activities, experienceLevels, missionStatuses, postTypes } from '#contract/crews/fields.ts'
import { shipSizes } from '#contract/fleet/fields.ts'
import { shareStatuses } from '#contract/settlements/fields.ts'
import { username } from '#contract/users/names.ts'
import { preferredLanguages } from '#contract/users/users.ts'
import { timezone } from '#contract/wire/timezones.ts'
import { openDemoWorld } from '#server/testing/factories/demo-world.ts'
import { demoPassword } from './players.ts'

const { t, board, offenders, seed, printed } = openDemoWorld()
const minute = 60_000
const hour = 60 * minute
const logins = ['Kestrel_77', 'Marlin_Voss', 'Dispatch', 'Warden'] as const

const counts = async () => {
  const { rows } = await sql`
    select
      (select count(*)::int from users) as users,
      (select count(*)::int from crews) as crews,
      (select count(*)::int from crew_roles) as roles,
      (select count(*)::int from crew_members) as members,
      (select max(updated_at) from crews) as changed
  `.execute(t.connection.db)
  return rows[0] as { users: number; crews: number }
}

test('the demo has enough players and posts, and seeding again changes nothing', async () => {
  const first = await counts()
  expect(first.crews).toBeGreaterThanOrEqual(45)
  expect(first.users).toBeGreaterThanOrEqual(30)
  await seed()
  expect(await counts()).toEqual(first)
})

test('the printed logins work', async () => {
  expect(printed()).toEqual(
    logins.map((name) => expect.stringContaining(`Demo login: ${name} / ${demoPassword} (`)),
  )
  for (const username of logins) {
    const { status } = await t.send(login, { body: { username, password: demoPassword } })
    expect(status).toBe(200)
  }
})

test('every filter of the board finds a post', async () => {
  const posts = await board()
  const values = <K extends keyof CrewSummary>(key: K) => new Set(posts.map((post) => post[key]))
  expect(values('activity')).toEqual(new Set(activities))
  expect(values('postType')).toEqual(new Set(postTypes))
  expect(values('shipSize')).toEqual(new Set([...shipSizes, null]))
  expect(values('experienceLevel')).toEqual(new Set([...experienceLevels, null]))
  const spoken = posts.map(({ primaryLanguage }) => primaryLanguage)
  for (const language of ['en', 'de']) {
    expect(spoken.filter((each) => each === language).length).toBeGreaterThan(15)
  }
  expect(values('timezone').size).toBeGreaterThanOrEqual(8)
  expect(values('displayStatus')).toEqual(new Set(['open', 'full', 'in_progress', 'completed', 'cancelled']))
  expect(posts.some(({ scheduledTime }) => scheduledTime === null)).toBe(true)
  for (const startTime of ['next_hour', 'next_6h', 'tomorrow'] as const) {
    const { body } = await t.send(listCrews, { query: { startTime, tz: 'Europe/Berlin' } })
    expect(body.length, startTime).toBeGreaterThan(0)
  }
})

test('every post and player follows the rules of the forms', async () => {
  for (const { id } of await board()) {
    const { body } = await t.send(getCrew, { params: { id } })
    const asSent = {
      ...body,
      scheduledFor: body.scheduledTime,
      shipRequired: body.shipSize,
      experienceRequired: body.experienceLevel,
    }
    expect(z.safeParse(crewDraft, asSent).error?.issues, body.title).toBeUndefined()
  }
  const users = await t.connection.db.selectFrom('users').selectAll().execute()
  for (const user of users) {
    expect(z.safeParse(username, user.username).success, user.username).toBe(true)
    expect(z.safeParse(timezone, user.timezone).success, user.timezone).toBe(true)
    expect(z.safeParse(preferredLanguages, user.preferred_languages).success).toBe(true)
  }
})

test('there are enough seats for all roles, the leader and members without a role', async () => {
  const wrong = sql`
    select title
    from crews
    where max_crew_size < 1
      + (select coalesce(sum(slots_needed), 0) from crew_roles where crew_id = crews.id)
      + (select count(*) from crew_members where crew_id = crews.id and role_id is null)
  `
  expect(await offenders(wrong)).toEqual([])
})

test('nobody is in two running missions at once', async () => {
  const twice = sql`
    select player
    from (
      select author_id as player from crews where mission_status = 'in_progress'
      union all
      select user_id
      from crew_members
      join crews on id = crew_id and mission_status = 'in_progress'
    ) as flying
    group by player
    having count(*) > 1
  `
  expect(await offenders(twice)).toEqual([])
})

const states: readonly (readonly [string, string, readonly unknown[]])[] = [
  ['crews', 'mission_status', missionStatuses],
  ['settlement_shares', 'status', shareStatuses],
  ['absences', 'status', ['marked', 'contested', 'upheld']],
  ['handle_proofs', 'status', ['open', 'verified']],
  ['messages', 'kind', ['direct', 'invitation', 'system']],
  ['comments', 'channel', ['public', 'crew']],
  ['mission_pictures', 'is_public', [true, false]],
  ['waitlist_entries', 'role_id', [null]],
  ['series_dates', 'number', [1, 2, 3, 4, 5, 6]],
  ['appeals', 'decided_at', [null]],
]

test.each(states)('every state can be seen: %s by %s', async (table, column, values) => {
  const query = sql<{ value: unknown }>`select distinct ${sql.id(column)} as value from ${sql.table(table)}`
  const { rows } = await query.execute(t.connection.db)
  expect(new Set(rows.map(({ value }) => value))).toEqual(new Set(values))
})

test('the times of a post match its status', async () => {
  const now = t.node.ctx.now().getTime()
  const posts = await board()
  for (const post of posts) {
    const created = Date.parse(post.createdAt)
    expect(created, post.title).toBeLessThanOrEqual(now)
    expect(Date.parse(post.updatedAt), post.title).toBeLessThanOrEqual(now)
    expect(Date.parse(post.updatedAt), post.title).toBeGreaterThanOrEqual(created)
    if (post.scheduledTime === null) continue
    const start = Date.parse(post.scheduledTime)
    expect(start % (15 * minute), post.title).toBe(0)
    expect(start, post.title).toBeGreaterThan(created)
    if (post.missionStatus === 'open') {
      expect(start, post.title).toBeGreaterThan(now)
      expect(start, post.title).toBeLessThan(now + 8 * 24 * hour)
    }
    if (post.missionStatus === 'in_progress') {
      expect(start, post.title).toBeGreaterThan(now - 2 * hour)
      expect(start + (post.estimatedDuration ?? 0) * minute, post.title).toBeGreaterThan(now)
    }
    if (post.missionStatus === 'completed') {
      expect(start + (post.estimatedDuration ?? 0) * minute, post.title).toBeLessThan(now)
    }
  }
  const fresh = posts.filter(({ createdAt }) => now - Date.parse(createdAt) < 4 * minute)
  expect(fresh.length).toBeGreaterThanOrEqual(2)
  const early = sql`
    select title
    from crew_members
    join crews on id = crew_id
    where joined_at < created_at or joined_at > ${new Date(now)}
  `
  expect(await offenders(early)).toEqual([])
})

// The last one: it takes the demo world away.
test('a database with players in it is left alone', async () => {
  await sql`delete from crews`.execute(t.connection.db)
  await sql`delete from users where username <> 'Outback_Ion'`.execute(t.connection.db)
  expect(await seed()).toEqual([])
  expect((await counts()).users).toBe(1)
})
