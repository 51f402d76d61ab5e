// Also on the embedded engine.
import { sql, type Updateable } from 'kysely'
import { expect, test } from 'vitest'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { flyingLimits } from '#contract/flying/fields.ts'
import { getFlyingTimes } from '#contract/flying/flying.ts'
import type { CrewsTable } from '#server/db/tables/crews.ts'
import { boardingCalls } from '#server/testing/calls/boarding-calls.ts'
import {
  gunnerRole,
  joinCrew,
  type Player,
  postCrew,
  registerPlayer,
} from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { flyingDaysJob } from './flying.service.ts'

const t = openTestApp()

const times = async (tz = 'UTC') => (await t.send(getFlyingTimes, { query: { tz } })).body

/** As if each had been posted at ten, found its first player after some minutes, and started at this hour of yesterday. */
const moveToYesterday = async (hour: number, minutes: number) => {
  const day = new Date(t.node.ctx.now().getTime() - 24 * 60 * 60_000).toISOString().slice(0, 10)
  const posted = `${day}T10:00:00Z`
  const start = `${day}T${String(hour).padStart(2, '0')}:00:00Z`
  await sql`update crews set created_at = ${posted}, scheduled_time = ${start}, started_at = ${start}`.execute(
    t.connection.db,
  )
  await sql`
    update crew_members set joined_at = ${posted}::timestamptz + ${minutes} * interval '1 minute'
  `.execute(t.connection.db)
  return new Date(start)
}

const post = async (count: number) => {
  const posts: { leader: Player; crew: CrewDetails }[] = []
  for (let i = 0; i < count; i += 1) {
    const leader = await registerPlayer(t)
    const changes = { primaryLanguage: 'de', region: 'eu' } as const
    posts.push({ leader, crew: await postCrew(t, leader, { ...changes, roles: [gunnerRole()] }) })
  }
  return posts
}

const joinAll = async (posts: Awaited<ReturnType<typeof post>>) => {
  for (const { leader, crew } of posts) await joinCrew(t, leader, crew.id)
}

const place = (start: Date, hours: number) => {
  const local = new Date(start.getTime() + hours * 60 * 60_000)
  return ((local.getUTCDay() + 6) % 7) * 24 + local.getUTCHours()
}

test('enough missions are counted in the reader’s zone, with how long the first seat took', async () => {
  await joinAll(await post(flyingLimits.leastMissions))
  const start = await moveToYesterday(18, 23)
  await flyingDaysJob.run(t.node.ctx, {})
  const utc = await times()
  expect(utc.missions).toBe(flyingLimits.leastMissions)
  expect(utc.starts[place(start, 0)]).toBe(flyingLimits.leastMissions)
  expect(utc.firstSeat[place(start, 0)]).toBe(25)
  expect(utc.firstSeatOfDay[18]).toBe(25)
  expect(utc.languages).toEqual([{ language: 'de', missions: flyingLimits.leastMissions }])
  expect(utc.regions).toEqual([{ region: 'eu', missions: flyingLimits.leastMissions }])
  expect(utc.seats.map(({ kind }) => kind)).toEqual(['combat'])
  const tokyo = await times('Asia/Tokyo')
  expect(tokyo.starts[place(start, 9)]).toBe(flyingLimits.leastMissions)
  // Counted once, however often the job runs.
  await flyingDaysJob.run(t.node.ctx, {})
  expect(await times()).toEqual(utc)
})

test('a mission less, and no figure is shown', async () => {
  await joinAll(await post(flyingLimits.leastMissions - 1))
  await moveToYesterday(18, 23)
  await flyingDaysJob.run(t.node.ctx, {})
  const { missions, starts, startsOfDay, firstSeat, firstSeatOfDay, seats, languages, regions } =
    await times()
  expect([missions, seats, languages, regions]).toEqual([0, [], [], []])
  expect(
    [...starts, ...startsOfDay, ...firstSeat, ...firstSeatOfDay].every((minutes) => minutes === null),
  ).toBe(true)
})

test('posts that nobody joined count: where they are the most, no time is typical', async () => {
  const posts = await post(flyingLimits.leastMissions + 1)
  await joinAll(posts.slice(0, flyingLimits.leastMissions / 2))
  await moveToYesterday(18, 23)
  await flyingDaysJob.run(t.node.ctx, {})
  const { starts, firstSeatOfDay } = await times()
  expect(starts.filter((count) => count !== null)).toEqual([flyingLimits.leastMissions + 1])
  expect(firstSeatOfDay[18]).toBeNull()
})

test('posts that are hidden or deleted make no figure, and neither do many of one leader on a day', async () => {
  const posts = await post(flyingLimits.leastMissions)
  const { db } = t.connection
  await moveToYesterday(18, 23)
  // Answers are cached by zone.
  const zones = ['UTC', 'Europe/London', 'Africa/Accra', 'Africa/Abidjan', 'Atlantic/Reykjavik']
  const nothing = async () => {
    await db.deleteFrom('flying_days').execute()
    await flyingDaysJob.run(t.node.ctx, {})
    const { missions, seats, languages, regions, firstSeatOfDay } = await times(zones.pop())
    return (
      missions === 0 && [...seats, ...languages, ...regions, ...firstSeatOfDay.filter(Boolean)].length === 0
    )
  }
  const change = (values: Updateable<CrewsTable>) =>
    db
      .updateTable('crews')
      .set(values)
      .where('id', '=', posts[0]?.crew.id ?? 0)
      .execute()
  expect(await nothing()).toBe(false)
  await change({ is_hidden: true })
  expect(await nothing()).toBe(true)
  await change({ deleted_at: t.node.ctx.now(), deletion_reason: 'Insults' })
  expect(await nothing()).toBe(true)
  await change({ is_hidden: false, deleted_at: null, deletion_reason: null })
  expect(await nothing()).toBe(false)
  await db
    .updateTable('crews')
    .set({ author_id: posts[0]?.leader.user.id ?? 0 })
    .execute()
  expect(await nothing()).toBe(true)
})

test('a seat that was taken at once was wanted, too', async () => {
  const posts = await post(flyingLimits.leastMissions)
  await t.connection.db.updateTable('crews').set({ seats_at_once: 'all' }).execute()
  for (const { crew } of posts) {
    const { status } = await boardingCalls(t).board(await registerPlayer(t), crew.id, crew.roles[0]?.id)
    expect(status).toBe(200)
  }
  await moveToYesterday(18, 23)
  await flyingDaysJob.run(t.node.ctx, {})
  expect((await times()).seats).toMatchObject([{ kind: 'combat', wanted: flyingLimits.leastMissions }])
})
