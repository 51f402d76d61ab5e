/** What the demo's players have done: crews, applications, ratings, reports, messages, comments, fleets, pictures. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { applicationDraft } from '#contract/applications/drafts.ts'
import { login } from '#contract/auth/auth.ts'
import { type CrewSummary, getCrew } from '#contract/crews/crews.ts'
import { getFleet } from '#contract/fleet/fleet.ts'
import { listConversation, listMessages } from '#contract/messages/messages.ts'
import { listMyCrews } from '#contract/missions/missions.ts'
import { listNotices } from '#contract/notices/list.ts'
import { getPlayerStatistics } from '#contract/profiles/players.ts'
import { reportDraft } from '#contract/reports/draft.ts'
import { refreshHidingOf } from '#server/features/crews/posting/crews-hiding.service.ts'
import { openDemoWorld } from '#server/testing/factories/demo-world.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { demoPassword } from './players.ts'

const { t, board, offenders } = openDemoWorld()

const signIn = (username: string) => t.send(login, { body: { username, password: demoPassword } })

test('the demo leader sees who is ready, and the demo player is asked', async () => {
  const statesOf = async (beginning: string, username: string) => {
    const id = (await board()).find(({ title }) => title.startsWith(beginning))?.id ?? 0
    const { viewer, members } = (await t.send(getCrew, { params: { id } }, { as: await signIn(username) }))
      .body
    return { states: members.map(({ ready }) => ready).sort(), can: viewer?.can }
  }
  expect((await statesOf('Quantanium run', 'Marlin_Voss')).states).toEqual(['ready', 'ready', 'silent'])
  expect(await statesOf('Medic school', 'Kestrel_77')).toMatchObject({
    states: ['late', 'ready', 'silent'],
    can: { answerReady: true },
  })
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
  const waiting = await t.connection.db
    .selectFrom('applications')
    .where('status', '=', 'pending')
    .selectAll()
    .execute()
  expect(waiting).toHaveLength(3)
  await expectInvariants(t.connection)
})

test('everybody aboard has applied after the post and was accepted when they joined', async () => {
  const wrong = sql`
    select crew_id, user_id, role_id, joined_at from crew_members
    except
    select crew_id, user_id, applications.role_id, decided_at
    from applications join crews on crews.id = crew_id
    where status = 'accepted' and applications.created_at between crews.created_at and decided_at
  `
  expect(await offenders(wrong)).toEqual([])
  const applications = await t.connection.db.selectFrom('applications').selectAll().execute()
  for (const { message, availability, experience } of applications) {
    expect(z.safeParse(applicationDraft, { message, availability, experience }).success, message).toBe(true)
    expect(t.node.ctx.containsForbiddenWord(message), message).toBe(false)
  }
})

test('players have ratings of several weeks, and the printed logins have something left to rate', async () => {
  const { rows } = await sql<{ rated: number; weeks: number; best: number }>`
    select
      (select count(*)::int from users where rating_count > 0) as rated,
      (select count(distinct date_trunc('week', created_at))::int from ratings) as weeks,
      (select rating_count from users where username = 'Marlin_Voss') as best
  `.execute(t.connection.db)
  expect(rows[0]?.rated).toBeGreaterThanOrEqual(15)
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
    const as = await signIn(name)
    const { body } = await t.send(listMyCrews, {}, { as })
    const past = await Promise.all(body.past.map(({ id }) => t.send(getCrew, { params: { id } }, { as })))
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
    const { body: statistics } = await t.send(getPlayerStatistics, { params: { id: player.id } })
    expect(fleet.length, name).toBeGreaterThanOrEqual(6)
    expect(player.week_hours, name).toMatch(/^(?=.*1)[01]{168}$/)
    expect(player.led, name).toBeGreaterThanOrEqual(6)
    expect(player.completed, name).toBeGreaterThan(player.led)
    expect(statistics.missions.applied, name).toBeGreaterThanOrEqual(5)
    expect(player.rating_count, name).toBeGreaterThanOrEqual(10)
    expect(player.stars_received.filter((count) => count > 0).length, name).toBeGreaterThanOrEqual(3)
    expect(player.thread_views, name).toBeGreaterThan(0)
  }
})

test('some reports are pending, others were decided, and three of them hide a post', async () => {
  const reports = await t.connection.db.selectFrom('reports').selectAll().execute()
  expect(new Set(reports.map(({ status }) => status))).toEqual(new Set(['pending', 'resolved', 'dismissed']))
  const posts = await t.connection.db.selectFrom('crews').select(['id', 'is_hidden']).execute()
  const hidden = posts.flatMap(({ id, is_hidden }) => (is_hidden ? id : []))
  expect(hidden).toHaveLength(1)
  expect(reports.filter(({ crew_id }) => crew_id === hidden[0])).toHaveLength(3)
  const all = posts.map(({ id }) => id)
  expect(await refreshHidingOf(t.node.ctx, all)).toEqual([])
  for (const { reason, description, category } of reports) {
    const draft = { reportCategory: category, reportReason: reason, description }
    expect(z.safeParse(reportDraft, draft).success, reason).toBe(true)
  }
})

test('the demo player has a conversation and unread messages, the newest first', async () => {
  const as = await signIn('Kestrel_77')
  const { body } = await t.send(listMessages, {}, { as })
  const times = body.messages.map(({ createdAt }) => createdAt)
  expect(times).toEqual([...times].sort().reverse())
  expect(body.unreadCount).toBe(body.messages.filter(({ isRead }) => !isRead).length)
  expect(body.unreadCount).toBeGreaterThanOrEqual(3)
  const partner = body.messages.find((message) => message.partner)?.partner?.id ?? 0
  const talk = await t.send(listConversation, { params: { id: partner } }, { as })
  expect(new Set(talk.body.messages.map(({ isSent }) => isSent))).toEqual(new Set([true, false]))
})

test('the bells of the demo have several entries, with applications to decide', async () => {
  const bell = async (name: string) => (await t.send(listNotices, {}, { as: await signIn(name) })).body
  const [player, leader] = [await bell('Kestrel_77'), await bell('Marlin_Voss')]
  expect(player.notices.length).toBeGreaterThanOrEqual(5)
  expect(player.notices.find(({ application }) => application)?.application?.name).toBe('Nachtfalter')
  expect(leader.notices.map(({ count }) => count)).toEqual(expect.arrayContaining([2, 3, 1]))
  expect(leader.notices[0]?.pendingApplications).toBe(2)
  expect(leader.unreadNotices).toBe(3)
})

test('the demo player is invited to a seat, and has invited somebody to one', async () => {
  const as = await signIn('Kestrel_77')
  const { offers } = (await t.send(listNotices, {}, { as })).body
  expect(offers).toMatchObject([{ leaderName: 'Cornfield_Ace', roleName: 'Getaway Pilot', holdsSeat: true }])
  const sent = (await t.send(listMessages, { query: { folder: 'sent' } }, { as })).body.messages
  expect(sent.flatMap(({ offer }) => offer ?? [])).toMatchObject([{ state: 'open', holdsSeat: true }])
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
