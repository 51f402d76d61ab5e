import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { login } from '#contract/auth.ts'
import { listCrews } from '#contract/crew-board.ts'
import { crewDraft } from '#contract/crew-drafts.ts'
import { activities, experienceLevels, postTypes, shipSizes } from '#contract/crew-fields.ts'
import { type CrewSummary, getCrew } from '#contract/crews.ts'
import { getFleet } from '#contract/fleet.ts'
import { listConversation, listMessages } from '#contract/messages.ts'
import { listMyCrews } from '#contract/missions.ts'
import { reportDraft } from '#contract/reports.ts'
import { username } from '#contract/user-names.ts'
import { preferredLanguages } from '#contract/users.ts'
import { timezone } from '#contract/wire/timezones.ts'
import { importShips } from '#server/features/fleet/fleet-catalogue.service.ts'
import { expectInvariants } from '#server/testing/invariants.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { demoPassword } from './players.ts'
import { seedDemo } from './seed.ts'

const t = openTestApp({ keepRows: true })
const minute = 60_000
const hour = 60 * minute
const logins = ['Kestrel_77', 'Marlin_Voss', 'Dispatch'] as const

const seed = async () => {
  const lines: string[] = []
  await seedDemo(t.node.ctx, (line) => lines.push(line))
  return lines
}

let printed: string[]
beforeAll(async () => {
  await importShips(t.node.ctx)
  printed = await seed()
})

const board = async (): Promise<CrewSummary[]> => {
  const posts: CrewSummary[] = []
  for (let page = 1; ; page += 1) {
    const { body } = await t.send(listCrews, { query: { status: 'all', limit: '50', page: String(page) } })
    if (body.length === 0) return posts
    posts.push(...body)
  }
}

const signIn = (name: string) =>
  t.send(login, { body: { username: name, password: demoPassword } }).then(({ status }) => status)

/** Rows that break a rule; there should be none. */
const offenders = async (query: ReturnType<typeof sql>) => (await query.execute(t.connection.db)).rows

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
  expect(first.crews).toBeGreaterThanOrEqual(55)
  expect(first.users).toBeGreaterThanOrEqual(38)
  await seed()
  expect(await counts()).toEqual(first)
})

test('the printed logins work', async () => {
  expect(printed).toEqual(
    logins.map((name) => expect.stringContaining(`Demo login: ${name} / ${demoPassword} (`)),
  )
  for (const name of logins) expect(await signIn(name)).toBe(200)
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

describe('seats', () => {
  test('a crew counts its leader and members, and has at most maxCrewSize', async () => {
    const wrong = sql`
      select title
      from crews
      where current_crew_size <> 1 + (select count(*) from crew_members where crew_id = crews.id)
        or current_crew_size > max_crew_size
    `
    expect(await offenders(wrong)).toEqual([])
  })

  test('a role counts the members who hold it', async () => {
    const wrong = sql`
      select role_name
      from crew_roles
      where slots_filled <> (select count(*) from crew_members where role_id = crew_roles.id)
        or slots_filled > slots_needed
    `
    expect(await offenders(wrong)).toEqual([])
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

  test('nobody is a member of their own crew, or in two running missions at once', async () => {
    const own = sql`
      select title
      from crews
      join crew_members on crew_id = id and user_id = author_id
    `
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
    expect(await offenders(own)).toEqual([])
    expect(await offenders(twice)).toEqual([])
  })
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

test('the demo leader and the demo player have crews', async () => {
  const posts = await board()
  const isRecent = ({ missionStatus }: CrewSummary) => missionStatus !== 'ended'
  const ledBy = (name: string) => posts.filter(({ authorName }) => authorName === name).filter(isRecent)
  const marlins = ledBy('Marlin_Voss')
  expect(marlins.map(({ missionStatus }) => missionStatus).sort()).toEqual([
    'completed',
    'in_progress',
    'open',
    'open',
  ])
  const joinable = ({ roles, displayStatus }: CrewSummary) =>
    displayStatus === 'open' &&
    roles.some(({ slotsFilled }) => slotsFilled > 0) &&
    roles.some(({ slotsFilled, slotsNeeded }) => slotsFilled < slotsNeeded)
  expect(marlins.some(joinable)).toBe(true)
  expect(ledBy('Kestrel_77')).toHaveLength(1)

  const seats = await t.connection.db
    .selectFrom('crew_members')
    .innerJoin('users', 'users.id', 'user_id')
    .innerJoin('crews', 'crews.id', 'crew_id')
    .where('username', '=', 'Kestrel_77')
    .where('mission_status', '<>', 'ended')
    .select('crew_id')
    .execute()
  expect(seats).toHaveLength(2)
})

test('there are pending applications, and every invariant holds', async () => {
  const waiting = await t.connection.db.selectFrom('applications').selectAll().execute()
  expect(waiting).toHaveLength(3)
  await expectInvariants(t.connection)
})

test('players have ratings of several weeks, and the printed logins have something left to rate', async () => {
  const { rows } = await sql<{ rated: number; weeks: number; best: number }>`
    select
      (select count(*)::int from users where rating_count > 0) as rated,
      (select count(distinct date_trunc('week', created_at))::int from ratings) as weeks,
      (select rating_count from users where username = 'Marlin_Voss') as best
  `.execute(t.connection.db)
  expect(rows[0]?.rated).toBeGreaterThanOrEqual(25)
  expect(rows[0]?.weeks).toBeGreaterThanOrEqual(6)
  expect(rows[0]?.best).toBeGreaterThanOrEqual(15)
  const early = sql`
    select ratings.id
    from ratings join crews on crews.id = crew_id
    where ratings.created_at < completed_at or ratings.created_at > completed_at + interval '14 days'
      or ratings.created_at > ${t.node.ctx.now()}
  `
  expect(await offenders(early)).toEqual([])
  for (const name of ['Kestrel_77', 'Marlin_Voss']) {
    const { cookies } = await t.send(login, { body: { username: name, password: demoPassword } })
    const { body } = await t.send(listMyCrews, {}, { as: { cookies } })
    const past = await Promise.all(
      body.past.map(({ id }) => t.send(getCrew, { params: { id } }, { as: { cookies } })),
    )
    expect(past.filter(({ body }) => body.viewer?.canRate).length, name).toBeGreaterThan(0)
  }
})

test('posts name ships of the catalogue, and the demo players have fleets, hours and a history', async () => {
  const posts = (await board()).filter(({ shipName }) => shipName)
  expect(posts.length).toBeGreaterThanOrEqual(20)
  expect(posts.filter(({ shipId }) => shipId === null)).toEqual([])
  const fleets = await t.connection.db
    .selectFrom('fleet_ships')
    .groupBy('user_id')
    .select(['user_id', sql<number>`count(*) filter (where is_primary)::int`.as('primaries')])
    .execute()
  expect(fleets.length).toBeGreaterThanOrEqual(12)
  expect(new Set(fleets.map(({ primaries }) => primaries))).toEqual(new Set([1]))
  for (const name of ['Kestrel_77', 'Marlin_Voss']) {
    const player = await t.connection.db
      .selectFrom('users')
      .innerJoin('player_counts', 'player_counts.user_id', 'users.id')
      .where('username', '=', name)
      .selectAll()
      .executeTakeFirstOrThrow()
    const { body: fleet } = await t.send(getFleet, { params: { id: player.id } })
    expect(fleet.length, name).toBeGreaterThanOrEqual(6)
    expect(player.week_hours, name).toMatch(/^(?=.*1)[01]{168}$/)
    expect(player.led, name).toBeGreaterThanOrEqual(8)
    expect(player.completed, name).toBeGreaterThan(player.led)
    expect(player.rating_count, name).toBeGreaterThanOrEqual(10)
    expect(player.stars_received.filter((count) => count > 0).length, name).toBeGreaterThanOrEqual(3)
    expect(player.thread_views, name).toBeGreaterThan(0)
  }
})

test('two reports are pending', async () => {
  const reports = await t.connection.db.selectFrom('reports').selectAll().execute()
  expect(reports.map(({ status }) => status)).toEqual(['pending', 'pending'])
  for (const { reason, description, category } of reports) {
    const draft = { reportCategory: category, reportReason: reason, description }
    expect(z.safeParse(reportDraft, draft).success, reason).toBe(true)
  }
})

test('the demo player has a conversation and unread messages, the newest first', async () => {
  const as = await t.send(login, { body: { username: 'Kestrel_77', password: demoPassword } })
  const { body } = await t.send(listMessages, {}, { as })
  const times = body.messages.map(({ createdAt }) => createdAt)
  expect(times).toEqual([...times].sort().reverse())
  expect(body.unreadCount).toBe(body.messages.filter(({ isRead }) => !isRead).length)
  expect(body.unreadCount).toBeGreaterThanOrEqual(3)
  const partner = body.messages[0]?.partner?.id ?? 0
  const talk = await t.send(listConversation, { params: { id: partner } }, { as })
  expect(new Set(talk.body.messages.map(({ isSent }) => isSent))).toEqual(new Set([true, false]))
  const leader = await t.send(login, { body: { username: 'Marlin_Voss', password: demoPassword } })
  const inbox = await t.send(listMessages, {}, { as: leader })
  expect(inbox.body.messages.some(({ about }) => about === 'applications')).toBe(true)
})

test('there is a discussion with replies, and one among those aboard, in words that players may use', async () => {
  const comments = await t.connection.db
    .selectFrom('comments')
    .innerJoin('crews', 'crews.id', 'comments.crew_id')
    .select(['comments.body', 'comments.channel', 'comments.parent_id', 'comments.created_at'])
    .select('crews.created_at as posted_at')
    .execute()
  expect(comments.filter(({ channel }) => channel === 'crew').length).toBeGreaterThan(1)
  expect(comments.filter(({ parent_id }) => parent_id !== null).length).toBeGreaterThan(1)
  for (const { body, created_at, posted_at } of comments) {
    expect(created_at.getTime(), body).toBeGreaterThan(posted_at.getTime())
    expect(t.node.ctx.containsForbiddenWord(body), body).toBe(false)
  }
})

// The last one: it takes the demo world away.
test('most players have a picture of their own, and some have none', async () => {
  const { rows } = await sql<{ players: number; pictures: number; different: number; bytes: number }>`
    select
      (select count(*)::int from users) as players,
      (select count(*)::int from pictures) as pictures,
      (select count(distinct hash)::int from pictures) as different,
      (select max(length(data)) from pictures) as bytes
  `.execute(t.connection.db)
  const { players = 0, pictures = 0, different, bytes } = rows[0] ?? {}
  expect(pictures).toBeGreaterThan(players * 0.7)
  expect(pictures).toBeLessThan(players)
  expect(different).toBe(pictures)
  expect(bytes).toBeLessThan(20_000)
})

test('a database with players in it is left alone', async () => {
  await sql`delete from crews`.execute(t.connection.db)
  await sql`delete from users where username <> 'Outback_Ion'`.execute(t.connection.db)
  expect(await seed()).toEqual([])
  expect((await counts()).users).toBe(1)
})
