// Also on the embedded engine.
/** Players who fit a crew, for its leader. */
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { blockPlayer, getContactSettings, updateContactSettings } from '#contract/blocks/blocks.ts'
import { matchWeights } from '#contract/crews/matching.ts'
import { listSuggestions, suggestionLimits } from '#contract/crews/suggestions.ts'
import { messagePlayer } from '#contract/messages/messages.ts'
import { cancelMission, removeMember } from '#contract/missions/missions.ts'
import { updateWeekHours } from '#contract/profiles/hours.ts'
import { hoursInWeek } from '#contract/users/week-hours.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { beaconCalls } from '#server/testing/calls/beacon-calls.ts'
import { boardingCalls } from '#server/testing/calls/boarding-calls.ts'
import { messageCalls } from '#server/testing/calls/message-calls.ts'
import { moderationCalls } from '#server/testing/calls/moderation-calls.ts'
import {
  inHours,
  joinCrew,
  type Player,
  postCrew,
  registerPlayer,
  registerStaff,
} from '#server/testing/factories/factories.ts'
import * as world from '#server/testing/models/matching-model.ts'
import { runs } from '#server/testing/rounds.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
let leader: Player

beforeEach(async () => {
  leader = await registerPlayer(t, { timezone: 'UTC' })
})

const findable = async (changes: Parameters<typeof registerPlayer>[1] = {}) => {
  const player = await registerPlayer(t, { timezone: 'UTC', ...changes })
  await t.send(updateContactSettings, { body: { isFindable: true } }, { as: player })
  return player
}

const post = (changes: Parameters<typeof postCrew>[2] = {}) =>
  postCrew(t, leader, { timezone: 'UTC', primaryLanguage: 'en', ...changes })

const suggestions = async (crewId: number) => {
  const { status, body } = await t.send(listSuggestions, { params: { id: crewId } }, { as: leader })
  expect(status).toBe(200)
  return body
}
const names = async (crewId: number) => (await suggestions(crewId)).map(({ username }) => username)

test('of those who are free nobody is suggested who is blocked, banned or warned, or was taken out of the crew', async () => {
  const { block } = messageCalls(t)
  const { ban, warn } = moderationCalls(t)
  const { id } = await post({ seatsAtOnce: 'all', scheduledFor: inHours(1), maxCrewSize: 9 })
  const players = new Map<string, Player>()
  for (const name of ['shown', 'blocked', 'blocker', 'banned', 'warned', 'removed', 'silenced'])
    players.set(name, await registerPlayer(t, { username: name }))
  const of = (name: string) => players.get(name) ?? leader
  const admin = await registerStaff(t, 'admin')
  expect((await boardingCalls(t).board(of('removed'), id)).status).toBe(200)
  await t.send(removeMember, { params: { id, userId: of('removed').user.id } }, { as: leader })
  for (const player of players.values()) expect((await beaconCalls(t).light(player)).status).toBe(200)
  expect((await names(id)).toSorted()).toEqual([
    'banned',
    'blocked',
    'blocker',
    'shown',
    'silenced',
    'warned',
  ])
  await block(leader, of('blocked'))
  await block(of('blocker'), leader)
  await ban(admin, of('banned'))
  await warn(admin, of('warned'))
  await t.send(updateContactSettings, { body: { acceptsContact: false } }, { as: of('silenced') })
  expect(await names(id)).toEqual(['shown'])
})

test('players are found once they allow it, and only while they can be invited', async () => {
  const { id } = await post()
  const player = await registerPlayer(t, { timezone: 'UTC' })
  const set = (body: object) => t.send(updateContactSettings, { body }, { as: player })
  expect((await t.send(getContactSettings, {}, { as: player })).body).toEqual({
    acceptsContact: true,
    isFindable: false,
  })
  expect(await names(id)).toEqual([])
  expect((await set({ isFindable: true })).body).toEqual({ acceptsContact: true, isFindable: true })
  expect(await suggestions(id)).toEqual([
    {
      id: player.user.id,
      username: player.user.username,
      displayName: player.user.displayName,
      profileImage: null,
      reputation: { averageRating: 0, totalRatings: 0 },
      isInvited: false,
      freeUntil: null,
      reasons: [{ kind: 'language', language: 'en' }, { kind: 'zone' }],
    },
  ])
  expect((await set({ acceptsContact: false })).body).toEqual({ acceptsContact: false, isFindable: true })
  expect(await names(id)).toEqual([])
})

test('nobody is suggested who has a part in the crew, blocks the leader or is blocked by them', async () => {
  const { id } = await post({ maxCrewSize: 9 })
  const { apply } = applicationCalls(t)
  const free = await findable()
  const applicant = await findable()
  await apply(applicant, id)
  const member = await joinCrew(t, leader, id)
  await t.send(updateContactSettings, { body: { isFindable: true } }, { as: member })
  const blocked = await findable()
  await t.send(blockPlayer, { params: { userId: blocked.user.id } }, { as: leader })
  const blocking = await findable()
  await t.send(blockPlayer, { params: { userId: leader.user.id } }, { as: blocking })
  await t.send(updateContactSettings, { body: { isFindable: true } }, { as: leader })
  expect(await names(id)).toEqual([free.user.username])
})

test('a shared language is needed, and another reason besides', async () => {
  const { id } = await post({ primaryLanguage: 'de' })
  await findable({ preferredLanguages: ['en'] })
  await findable({ preferredLanguages: ['de'], timezone: 'Asia/Tokyo' })
  const both = await findable({ preferredLanguages: ['de'] })
  expect(await names(id)).toEqual([both.user.username])
})

test('who has time for the whole mission comes before who has time for a part, and nobody else', async () => {
  const { id } = await post({ scheduledFor: inHours(30), estimatedDuration: 120 })
  const withHours = async (isFree: (hour: number) => boolean) => {
    const player = await findable({ timezone: 'Asia/Tokyo' })
    const hours = Array.from({ length: hoursInWeek }, (_, hour) => isFree(hour))
    await t.send(updateWeekHours, { body: { hours } }, { as: player })
    return player
  }
  const everySecond = await withHours((hour) => hour % 2 === 0)
  const always = await withHours(() => true)
  await withHours(() => false)
  expect(await suggestions(id)).toMatchObject([
    { id: always.user.id, reasons: [{ kind: 'language' }, { kind: 'hours' }] },
    { id: everySecond.user.id, reasons: [{ kind: 'language' }, { kind: 'some_hours' }] },
  ])
})

test('who has not been online for a month is not suggested', async () => {
  await findable()
  t.clock.advance((suggestionLimits.seenDays + 1) * 24 * 60 * 60_000)
  leader = await registerPlayer(t, { timezone: 'UTC' })
  const { id } = await post()
  expect(await names(id)).toEqual([])
})

test('of many who could fit, those who were online last are compared', async () => {
  const { id } = await post()
  const fitting = await findable()
  await sql`
    insert into users (
      username, email, password_hash, timezone, preferred_languages, playtimes, locale, is_findable, created_at
    )
    select
      'crowd_' || number, 'crowd_' || number || '@players.example', '', 'Asia/Tokyo', array['en'], '{}', 'en', true,
      now() + interval '1 hour'
    from generate_series(2, ${suggestionLimits.compared}) as number
  `.execute(t.connection.db)
  expect(await names(id)).toEqual([fitting.user.username])
  const lastOnline = await findable()
  t.clock.advance(2 * 60 * 60_000)
  await t.send(getContactSettings, {}, { as: lastOnline })
  expect(await names(id)).toEqual([lastOnline.user.username])
})

test('an invited player is marked, and a crew that takes nobody has no suggestions', async () => {
  const { id } = await post()
  const player = await findable()
  const invitation = { params: { id: player.user.id }, body: { message: 'Join us', crewId: id } }
  await t.send(messagePlayer, invitation, { as: leader })
  expect(await suggestions(id)).toMatchObject([{ id: player.user.id, isInvited: true }])
  const other = await post()
  expect(await suggestions(other.id)).toMatchObject([{ isInvited: false }])
  await t.send(cancelMission, { params: { id }, body: {} }, { as: leader })
  expect(await suggestions(id)).toEqual([])
})

const worlds = fc.record({
  post: world.randomPost,
  players: fc.array(world.randomPlayer, { minLength: 12, maxLength: 12 }),
})

test('the order is that of a reference written the slow way, over random players and posts', {
  timeout: 60_000,
}, async () => {
  t.clock.advance(Date.parse('2026-12-01T12:00:00Z') - t.clock.stop().getTime())
  await fc.assert(
    fc.asyncProperty(worlds, async ({ post, players }) => {
      await t.connection.db.updateTable('users').set({ is_findable: false }).execute()
      leader = await registerPlayer(t)
      const id = await world.addPost(t, leader.user.id, post)
      const ranked: { id: number; score: number }[] = []
      for (const player of players) {
        const { user } = await world.addPlayer(t, player)
        const speaks = player.languages.some((language) => post.languages.includes(language))
        const score = world.commonScore(player, post) + world.ratingScore(player.stars)
        if (speaks) ranked.push({ id: user.id, score })
      }
      const expected = ranked
        .filter(({ score }) => score > matchWeights.language)
        .sort((one, other) => other.score - one.score || one.id - other.id)
        .slice(0, suggestionLimits.players)
      expect((await suggestions(id)).map((player) => player.id)).toEqual(expected.map((player) => player.id))
    }),
    { numRuns: runs(6) },
  )
})
