// Also on the embedded engine.
import { beforeEach, expect, test } from 'vitest'
import { cancelMission, endMission } from '#contract/missions/missions.ts'
import { getHomepageStats } from '#contract/stats/stats.ts'
import { startOfDay } from '#contract/wire/zoned-time.ts'
import { leaveForGood } from '#server/testing/calls/account-calls.ts'
import { complete } from '#server/testing/calls/mission-calls.ts'
import { moderationCalls } from '#server/testing/calls/moderation-calls.ts'
import { type Player, postCrew, registerPlayer, registerStaff } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { ban } = moderationCalls(t)
const minute = 60_000
const hour = 60 * minute
let day = 0

/** Each test has its own day and begins at noon in UTC, so that no figures are left from the previous test. */
beforeEach(() => {
  day += 2
  const now = t.clock.stop()
  t.clock.advance(startOfDay(now, 'UTC', day).getTime() + 12 * hour - now.getTime())
})

const startsIn = (hours: number) => new Date(t.node.ctx.now().getTime() + hours * hour).toISOString()

/** Advances the clock until the cached figures are outdated, and reads them. */
const stats = async (as?: Player) => {
  t.clock.advance(minute)
  const { status, body } = await t.send(getHomepageStats, {}, { as })
  expect(status).toBe(200)
  return body
}

test('a new site has nobody and nothing', async () => {
  expect(await stats()).toEqual({ totalUsers: 0, crewsToday: 0, successRate: 0 })
})

test('players who are banned, until their ban ends, and players who left are not counted', async () => {
  const admin = await registerStaff(t, 'admin')
  const [banned, leaving] = [await registerPlayer(t), await registerPlayer(t), await registerPlayer(t)]
  expect(await stats()).toMatchObject({ totalUsers: 4 })
  await ban(admin, banned, { duration: 2 })
  expect(await stats()).toMatchObject({ totalUsers: 3 })
  await leaveForGood(t, leaving)
  expect(await stats()).toMatchObject({ totalUsers: 2 })
  t.clock.advance(3 * hour)
  expect(await stats()).toMatchObject({ totalUsers: 3 })
})

test('crews of today start today, or were posted today to start at any time', async () => {
  const leader = await registerPlayer(t)
  await postCrew(t, leader, { scheduledFor: startsIn(3) })
  await postCrew(t, leader, { scheduledFor: startsIn(13) })
  await postCrew(t, leader)
  const cancelled = await postCrew(t, leader, { scheduledFor: startsIn(4) })
  expect(await stats()).toMatchObject({ crewsToday: 3 })
  await t.send(cancelMission, { params: { id: cancelled.id }, body: {} }, { as: leader })
  expect(await stats()).toMatchObject({ crewsToday: 2 })
  // The next day only the mission that starts then is left.
  t.clock.advance(12 * hour)
  expect(await stats()).toMatchObject({ crewsToday: 1 })
})

test('a post that an admin hid is no crew of today', async () => {
  const leader = await registerPlayer(t)
  await postCrew(t, leader, { scheduledFor: startsIn(3) })
  await ban(await registerStaff(t, 'admin'), leader)
  expect(await stats()).toMatchObject({ crewsToday: 0 })
})

test('the success rate is the share of missions completed or ended, not of those still open', async () => {
  const leader = await registerPlayer(t)
  const [completed, ended, cancelled] = [
    await postCrew(t, leader),
    await postCrew(t, leader),
    await postCrew(t, leader),
    await postCrew(t, leader),
  ]
  for (const { id } of [completed, ended]) await complete(t, leader, id)
  expect(await stats()).toMatchObject({ successRate: 1 })
  await t.send(endMission, { params: { id: ended.id } }, { as: leader })
  await t.send(cancelMission, { params: { id: cancelled.id }, body: {} }, { as: leader })
  expect((await stats()).successRate).toBeCloseTo(2 / 3)
})

test('the figures are cached for half a minute, the same for guests and players', async () => {
  const player = await registerPlayer(t)
  expect(await stats()).toMatchObject({ totalUsers: 1 })
  await registerPlayer(t)
  t.clock.advance(29_000)
  const cached = await Promise.all([
    t.send(getHomepageStats, {}),
    t.send(getHomepageStats, {}, { as: player }),
  ])
  expect(cached.map(({ body }) => body.totalUsers)).toEqual([1, 1])
  t.clock.advance(1_001)
  expect((await t.send(getHomepageStats, {}, { as: player })).body.totalUsers).toBe(2)
  // Guests may get the same answer for some seconds more.
  t.clock.advance(5_000)
  expect((await t.send(getHomepageStats, {})).body.totalUsers).toBe(2)
})
