/** The figures of random missions, compared with what one counts by hand from the same missions. */
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { flyingLimits, hoursOfWeek } from '#contract/flying/fields.ts'
import { getFlyingTimes } from '#contract/flying/flying.ts'
import { postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { flyingDaysJob } from './flying.service.ts'

const t = openTestApp({ keepRows: true })
const hourMs = 60 * 60_000
const { leastMissions } = flyingLimits
const limits = [5, 10, 15, 20, 25, 30, 40, 50, 60, 90, 120, 180, 240, 360, 720, 1440, 10_080]

/** Few hours of few days, so that some of them have enough missions and others have not. */
const flown = fc.record({
  daysAgo: fc.constantFrom(1, 8, 8, 15, 15, 22, 3),
  hour: fc.constantFrom(17, 19, 19, 20, 20, 20),
  /** When each player came after the post was made, in minutes. */
  came: fc.array(fc.integer({ min: 1, max: 900 }), { maxLength: 2 }),
  hasStarted: fc.boolean(),
  /** Hours before the start, or after it. */
  cancelled: fc.constantFrom(undefined, undefined, undefined, 1, -1),
  language: fc.constantFrom('en', 'en', 'en', 'de', 'fr'),
  region: fc.constantFrom('eu', 'eu', 'us', null),
})
const missions = fc.sample(flown, 130).map((mission) => ({
  ...mission,
  hasStarted: mission.hasStarted && mission.cancelled === undefined,
}))

let midnight: number
const startOf = ({ daysAgo, hour }: (typeof missions)[number]) =>
  midnight - daysAgo * 24 * hourMs + hour * hourMs

beforeAll(async () => {
  const now = t.node.ctx.now()
  midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  const players = [await registerPlayer(t), await registerPlayer(t)]
  for (const mission of missions) {
    const { id } = await postCrew(t, await registerPlayer(t))
    const start = new Date(startOf(mission))
    const posted = new Date(start.getTime() - 20 * hourMs)
    const cancelledAt =
      mission.cancelled === undefined ? null : new Date(start.getTime() - mission.cancelled * hourMs)
    await sql`
      update crews set
        created_at = ${posted}, scheduled_time = ${start}, started_at = ${mission.hasStarted ? start : null},
        cancelled_at = ${cancelledAt}, primary_language = ${mission.language}, region = ${mission.region}
      where id = ${id}
    `.execute(t.connection.db)
    for (const [i, minutes] of mission.came.entries())
      await sql`
        insert into crew_members (crew_id, user_id, joined_at)
        values (${id}, ${players[i]?.user.id}, ${new Date(posted.getTime() + minutes * 60_000)})
      `.execute(t.connection.db)
  }
  await flyingDaysJob.run(t.node.ctx, {})
})

const atLeast = (count: number) => (count >= leastMissions ? count : null)

const placeOf = (time: number, hoursAhead: number) => {
  const local = new Date(time + hoursAhead * hourMs)
  return ((local.getUTCDay() + 6) % 7) * 24 + local.getUTCHours()
}

const typical = (waits: number[]) => {
  if (waits.length < leastMissions) return null
  const middle = waits.toSorted((one, other) => one - other)[Math.ceil(waits.length / 2) - 1] ?? 0
  return limits.find((limit) => middle <= limit) ?? null
}

const counted = missions.filter(
  ({ came, cancelled }) => came.length > 0 || cancelled === undefined || cancelled < 0,
)

/** How many missions have each value, the most first. */
const frequent = (key: 'language' | 'region') => {
  const values = missions.map((each) => each[key])
  return [...new Set(values)]
    .filter((value) => value !== null)
    .map((value) => values.filter((each) => each === value).length)
    .filter((count) => count >= leastMissions)
    .toSorted((one, other) => other - one)
}

test.each([
  ['UTC', 0],
  ['Asia/Tokyo', 9],
])(
  'every figure is the one that is counted by hand, and none is of fewer missions (%s)',
  async (tz, ahead) => {
    const { body } = await t.send(getFlyingTimes, { query: { tz } })
    const places = missions
      .filter(({ hasStarted }) => hasStarted)
      .map((each) => placeOf(startOf(each), ahead))
    const weekly = Array.from({ length: hoursOfWeek }, (_, hour) => hour)
    const daily = weekly.slice(0, 24)
    const waitsAt = (isMeant: (place: number) => boolean) =>
      counted
        .filter((each) => isMeant(placeOf(startOf(each), ahead)))
        .map(({ came }) => Math.min(...came, Number.POSITIVE_INFINITY))
    expect(body.missions).toBe(atLeast(places.length) ?? 0)
    expect(body.starts).toEqual(weekly.map((hour) => atLeast(places.filter((each) => each === hour).length)))
    expect(body.startsOfDay).toEqual(
      daily.map((hour) => atLeast(places.filter((each) => each % 24 === hour).length)),
    )
    expect(body.firstSeat).toEqual(weekly.map((hour) => typical(waitsAt((place) => place === hour))))
    expect(body.firstSeatOfDay).toEqual(daily.map((hour) => typical(waitsAt((place) => place % 24 === hour))))
    expect(body.languages.map((each) => each.missions)).toEqual(frequent('language'))
    expect(body.regions.map((each) => each.missions)).toEqual(frequent('region'))
  },
)
