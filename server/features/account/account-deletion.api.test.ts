// Also on the embedded engine.
import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { deleteAccount } from '#contract/account/account.ts'
import { getSessionUser, login } from '#contract/auth/auth.ts'
import { getCrew } from '#contract/crews/crews.ts'
import * as players from '#contract/profiles/players.ts'
import { hoursOfPlaytimes } from '#contract/users/week-hours.ts'
import { getContactSettings } from '#server/features/blocks/blocks.service.ts'
import { updateWeekHours } from '#server/features/profiles/profiles-hours.service.ts'
import { parseCalendar } from '#server/testing/calendar-files.ts'
import { leaveForGood } from '#server/testing/calls/account-calls.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { discussionCalls } from '#server/testing/calls/discussion-calls.ts'
import { messageCalls } from '#server/testing/calls/message-calls.ts'
import { complete, flyMission, ratingCalls } from '#server/testing/calls/mission-calls.ts'
import { listenTo } from '#server/testing/event-reader.ts'
import { waitOptions } from '#server/testing/eventually.ts'
import { makeBusyPlayer } from '#server/testing/factories/busy-player.ts'
import {
  goodPassword,
  inHours,
  joinCrew,
  type Player,
  postCrew,
  registerPlayer,
  registerStaff,
} from '#server/testing/factories/factories.ts'
import { testViewer } from '#server/testing/factories/viewers.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { columnsNamingPlayers, countRowsNaming } from '#server/testing/rows-naming-players.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { keptForFormerPlayers } from './account.tables.ts'

const t = openTestApp({ runsJobs: true })
const { inbox } = applicationCalls(t)
const { list } = messageCalls(t)
const { rateLeader, rateMembers } = ratingCalls(t)

afterEach(() => expectInvariants(t.connection))

const statistics = async ({ user }: Player) =>
  (await t.send(players.getPlayerStatistics, { params: { id: user.id } })).body
const crew = async (id: number) => (await t.send(getCrew, { params: { id } })).body
const namesIn = async (id: number) => (await crew(id)).members.map(({ displayName }) => displayName)

test('after a deletion no row names the player, and of past missions only those kept on purpose', async () => {
  const { player, openCrew } = await makeBusyPlayer(t)
  const { id, email } = player.user
  const columns = await columnsNamingPlayers(t.connection)
  // Otherwise the test would prove nothing about that column.
  for (const column of columns) {
    expect([column, await countRowsNaming(t.connection, column, id)]).not.toEqual([column, 0])
  }
  expect((await leaveForGood(t, player)).status).toBe(204)
  for (const column of [...columns, 'users.id']) {
    expect([column, await countRowsNaming(t.connection, column, id)]).toEqual([column, 0])
  }

  const former = await t.connection.db
    .selectFrom('users')
    .select('id')
    .where('deleted_at', 'is not', null)
    .executeTakeFirstOrThrow()
  const kept: string[] = []
  for (const column of columns) {
    if ((await countRowsNaming(t.connection, column, former.id)) > 0) kept.push(column)
  }
  expect(kept.sort()).toEqual([...keptForFormerPlayers].sort())
  for (const sanction of [{ banned_until: t.node.ctx.now() }, { warning_count: 1 }]) {
    const change = t.connection.db.updateTable('users').set(sanction).where('id', '=', former.id).execute()
    await expect(change).rejects.toThrow('users_former_sanctions_check')
  }

  const { snapshot } = await t.connection.db
    .selectFrom('reports')
    .select('snapshot')
    .where('crew_id', '=', openCrew)
    .executeTakeFirstOrThrow()
  expect(snapshot).toMatchObject({ username: '[deleted]', displayName: '[deleted]' })

  const { rows } = await sql<{ table: string }>`
    select tablename as table from pg_tables where schemaname = 'public'
  `.execute(t.connection.db)
  for (const { table } of rows) {
    const { rows: naming } = await sql`
      select from ${sql.table(table)} as each where to_jsonb(each)::text ilike ${`%${email}%`}
    `.execute(t.connection.db)
    expect([table, naming.length]).toEqual([table, 0])
  }
}, 60_000)

test('running crews are cancelled or left, applications withdrawn, and everybody concerned is notified', async () => {
  const scene = await makeBusyPlayer(t)
  const before = await crew(scene.joinedOpen)
  await leaveForGood(t, scene.player)
  for (const id of [scene.openCrew, scene.startedCrew])
    expect((await crew(id)).missionStatus).toBe('cancelled')
  const cancelled = 'The mission “Led and open” was cancelled because its leader has deleted their account.'
  for (const player of [scene.member, scene.applicant]) expect(await inbox(player)).toContain(cancelled)
  expect((await crew(scene.joinedOpen)).currentCrewSize).toBe(before.currentCrewSize - 1)
  const notices = await inbox(scene.leader)
  expect(notices).toContain(
    'A member of “Joined and open” has deleted their account. The seat is free again.',
  )
  // Notices about the deleted application are deleted with it.
  expect(notices.filter((text) => text.includes('Applied to'))).toEqual([])
})

test('the histories of others stay true: past missions, ratings and what they were told', async () => {
  const scene = await makeBusyPlayer(t)
  const { leader, flownCrew, joinedFlown, player } = scene
  const before = await statistics(leader)
  await leaveForGood(t, player)
  expect(await statistics(leader)).toEqual(before)
  expect(await namesIn(joinedFlown)).toEqual([leader.user.username, '[deleted]'])
  const flown = await crew(flownCrew)
  expect([flown.authorName, flown.authorHandle, flown.missionStatus]).toEqual([
    '[deleted]',
    '[deleted]',
    'completed',
  ])
  expect([flown.members.length, flown.discordLink]).toEqual([2, ''])
  const reputation = await t.send(players.getPlayerReputation, { params: { id: leader.user.id } })
  expect(reputation.body.recentRatings).toMatchObject([{ rating: 5, ratedBy: null, raterId: null }])
  const { messages } = await list(leader)
  expect(messages.find(({ message }) => message === 'From the player')).toMatchObject({
    senderId: null,
    senderName: 'Former member',
  })
  const comments = await discussionCalls(t).list(leader, joinedFlown)
  expect(comments.body).toMatchObject([{ text: 'That was fun', author: null }])
})

test('calendars forget the name and the Discord link of the leader', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, {
    scheduledFor: inHours(5),
    discordLink: 'https://discord.gg/halo',
  })
  await joinCrew(t, leader, id)
  await complete(t, leader, id)
  const event = async () => {
    const { body } = await t.inject({ url: `/api/crew/${id}/calendar.ics` })
    const [mission] = parseCalendar(body)[0]?.parts ?? []
    return {
      sequence: Number(mission?.SEQUENCE),
      changedAt: String(mission?.DTSTAMP),
      description: String(mission?.DESCRIPTION),
    }
  }
  const before = await event()
  expect(before.description).toContain(leader.user.username)
  expect(before.description).toContain('discord.gg')

  t.clock.advance(60_000)
  await leaveForGood(t, leader)
  const after = await event()
  expect(after.description).not.toContain(leader.user.username)
  expect(after.description).not.toContain('discord.gg')
  // Calendars take over only what has a higher number.
  expect(after.sequence).toBeGreaterThan(before.sequence)
  expect(after.changedAt > before.changedAt).toBe(true)
})

test('nobody finds the player again, under their number or that of the former player', async () => {
  const { player, flownCrew } = await makeBusyPlayer(t)
  await leaveForGood(t, player)
  const { authorId } = await crew(flownCrew)
  expect(authorId).not.toBe(player.user.id)
  for (const id of [player.user.id, authorId]) {
    for (const endpoint of [
      players.getPlayerProfile,
      players.getPlayerStatistics,
      players.getPlayerReputation,
      players.listPlayerMissions,
    ] as const) {
      expect((await t.send(endpoint, { params: { id } })).status).toBe(404)
    }
  }
  const stranger = await registerPlayer(t)
  const former = { ...stranger, user: { ...stranger.user, id: authorId } }
  expect((await messageCalls(t).write(stranger, former, 'Hello')).status).toBe(404)
  expect((await messageCalls(t).block(stranger, former)).status).toBe(404)
  expect((await messageCalls(t).contact(stranger, flownCrew, 'Hello')).status).toBe(404)
})

test('sessions and streams end, and the name and address are free again', async () => {
  const player = await registerPlayer(t, { username: 'Feldspat', email: 'feld@players.example' })
  const stream = await listenTo(t.node.app, player)
  const { status, cookies } = await leaveForGood(t, player)
  expect([status, cookies.session]).toEqual([204, ''])
  await vi.waitUntil(() => stream.ended(), waitOptions)
  expect((await t.send(getSessionUser, {}, { as: player })).status).toBe(401)
  const body = { username: 'Feldspat', password: goodPassword }
  expect((await t.send(login, { body })).status).toBe(401)
  expect((await t.send(login, { body: { ...body, username: '[deleted]' } })).status).toBe(401)
  await registerPlayer(t, { username: 'feldspat', email: 'Feld@players.example' })
  const { subject } = await t.mailbox.next('feld@players.example')
  expect(subject).toBe('Your CrewBeacon account was deleted')
})

test('many players can leave, and nobody rates those who left', async () => {
  const { id, leader, members } = await flyMission(t, 4)
  const [first, second, third, fourth] = members as [Player, Player, Player, Player]
  await leaveForGood(t, first)
  await leaveForGood(t, second)
  await rateLeader(third, id, 5)
  expect((await rateMembers(leader, id, 4)).status).toBe(201)
  await leaveForGood(t, leader)
  expect((await statistics(third)).reputation).toEqual({ averageRating: 4, totalRatings: 1 })
  expect((await rateLeader(fourth, id, 5)).body.code).toBe('nobody_to_rate')
  expect(await namesIn(id)).toEqual([
    '[deleted]',
    '[deleted]',
    '[deleted]',
    third.user.username,
    fourth.user.username,
  ])
})

test('a leader whose whole crew has left has nobody to rate', async () => {
  const { id, leader, members } = await flyMission(t, 1)
  await leaveForGood(t, members[0] as Player)
  expect((await rateMembers(leader, id, 4)).body.code).toBe('nobody_to_rate')
  const { body } = await t.send(getCrew, { params: { id } }, { as: leader })
  expect(body.viewer?.canRate).toBe(false)
})

test('without the password the account stays', async () => {
  const player = await registerPlayer(t)
  const { id } = await postCrew(t, player)
  const refused = await t.send(deleteAccount, { body: { password: 'not this one' } }, { as: player })
  expect([refused.status, refused.body.code]).toEqual([403, 'wrong_password'])
  expect((await crew(id)).missionStatus).toBe('open')
})

test('the last admin stays, any other can go', async () => {
  const [first, second] = [await registerStaff(t, 'admin'), await registerStaff(t, 'admin')]
  expect((await leaveForGood(t, first)).status).toBe(204)
  const refused = await leaveForGood(t, second)
  expect([refused.status, refused.body.code]).toEqual([409, 'last_admin'])
})

test('a player without a history leaves nothing behind', async () => {
  await leaveForGood(t, await registerPlayer(t))
  expect(await t.connection.db.selectFrom('users').selectAll().execute()).toEqual([])
})

test('a request that was in flight during the deletion is told to sign in', async () => {
  const { user } = await registerPlayer(t)
  const { ctx } = t.node
  const viewer = testViewer(user.id)
  await t.connection.db.deleteFrom('users').where('id', '=', user.id).execute()
  await expect(updateWeekHours(ctx, viewer, hoursOfPlaytimes([]))).rejects.toThrow('not_signed_in')
  await expect(getContactSettings(ctx, viewer)).rejects.toThrow('not_signed_in')
})

test('the address of a deleted account stays in the job queue for a day at most', async () => {
  const player = await registerPlayer(t)
  await leaveForGood(t, player)
  const { rows } = await sql<{ seconds: number }>`
    select deletion_seconds as seconds from pgboss.job where data ->> 'to' = ${player.user.email}
  `.execute(t.connection.db)
  expect(rows).toEqual([{ seconds: 24 * 60 * 60 }])
})
