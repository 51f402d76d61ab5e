// Also on the embedded engine.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { flyingLimits } from '#contract/flying/fields.ts'
import { getFlyingTimes } from '#contract/flying/flying.ts'
import { gunnerRole, joinCrew, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
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
  const leader = await registerPlayer(t)
  const ids: number[] = []
  for (let i = 0; i < count; i += 1) {
    const crew = await postCrew(t, leader, { primaryLanguage: 'de', region: 'eu', roles: [gunnerRole()] })
    ids.push(crew.id)
  }
  return { leader, ids }
}

const place = (start: Date, hours: number) => {
  const local = new Date(start.getTime() + hours * 60 * 60_000)
  return ((local.getUTCDay() + 6) % 7) * 24 + local.getUTCHours()
}

test('enough missions are counted in the reader’s zone, with how long the first seat took', async () => {
  const { leader, ids } = await post(flyingLimits.leastMissions)
  for (const id of ids) await joinCrew(t, leader, id)
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
  const { leader, ids } = await post(flyingLimits.leastMissions - 1)
  for (const id of ids) await joinCrew(t, leader, id)
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
  const { leader, ids } = await post(flyingLimits.leastMissions + 1)
  const joined = ids.slice(0, flyingLimits.leastMissions / 2)
  for (const id of joined) await joinCrew(t, leader, id)
  await moveToYesterday(18, 23)
  await flyingDaysJob.run(t.node.ctx, {})
  const { starts, firstSeatOfDay } = await times()
  expect(starts.filter((count) => count !== null)).toEqual([flyingLimits.leastMissions + 1])
  expect(firstSeatOfDay[18]).toBeNull()
})
