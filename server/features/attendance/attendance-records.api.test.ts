/** Compares the records of random histories with a slow reference implementation, and tests the rules one by one. */
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { listApplications } from '#contract/applications/applications.ts'
import { attendanceLimits } from '#contract/attendance/fields.ts'
import { type AbsenceStatus, absenceStatuses } from '#contract/crews/absence-statuses.ts'
import { getCrew } from '#contract/crews/crews.ts'
import type { MissionStatus } from '#contract/crews/fields.ts'
import { missionStatuses } from '#contract/crews/fields.ts'
import { shortestMissionMs } from '#server/features/records/records.fragment.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { attendanceCalls } from '#server/testing/calls/attendance-calls.ts'
import { complete } from '#server/testing/calls/mission-calls.ts'
import { type Player, postCrew, registerPlayer, registerStaff } from '#server/testing/factories/factories.ts'
import { runs } from '#server/testing/rounds.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { statisticsOf, contest, decide, caseOf } = attendanceCalls(t)
const { apply, decide: answer } = applicationCalls(t)
const hourMs = 60 * 60_000
const dayMs = 24 * hourMs
const now = new Date('2027-03-01T12:00:00Z')
const oldest = new Date('2026-03-01T12:00:00Z')

let leaders: Player[]
let member: Player

beforeEach(async () => {
  // The clock of the test stands at `now`.
  t.clock.advance(now.getTime() - t.clock.stop().getTime())
  leaders = [await registerPlayer(t), await registerPlayer(t)]
  member = await registerPlayer(t)
})

interface Flight {
  readonly leader: number
  readonly hoursAgo: number
  readonly status: MissionStatus
  readonly wasShort: boolean
  readonly isDeleted: boolean
  readonly absence: AbsenceStatus | null
  readonly isOfNewcomer: boolean
}

const isFlown = ({ status }: Pick<Flight, 'status'>) => status === 'completed' || status === 'ended'

const completedAt = ({ hoursAgo }: Flight) => new Date(now.getTime() - hoursAgo * hourMs)

const insertFlights = async (flights: readonly Flight[]): Promise<void> => {
  const { db } = t.connection
  const { id: template } = await postCrew(t, leaders[0] as Player)
  const { id: _, ...columns } = await db
    .selectFrom('crews')
    .selectAll()
    .where('id', '=', template)
    .executeTakeFirstOrThrow()
  await db.deleteFrom('crews').where('id', '=', template).execute()
  for (const flight of flights) {
    const at = completedAt(flight)
    const isOver = flight.status !== 'open' && flight.status !== 'in_progress'
    const ran = shortestMissionMs(t.node.ctx.config) * (flight.wasShort ? 0.5 : 1)
    const crew = await db
      .insertInto('crews')
      .values({
        ...columns,
        author_id: leaders[flight.leader]?.user.id ?? 0,
        mission_status: flight.status,
        current_crew_size: 2,
        started_at: new Date(at.getTime() - ran),
        completed_at: isFlown(flight) ? at : null,
        created_at: new Date(at.getTime() - dayMs),
        ...(flight.isDeleted && isOver && { deleted_at: now, deletion_reason: 'Spam', is_hidden: true }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const seat = { crew_id: crew.id, user_id: member.user.id }
    await db
      .insertInto('crew_members')
      .values({ ...seat, joined_at: at })
      .execute()
    if (!flight.absence) continue
    const { absence: status } = flight
    await db
      .insertInto('absences')
      .values({
        ...seat,
        status,
        marked_at: at,
        is_of_newcomer: flight.isOfNewcomer,
        ...(status !== 'marked' && status !== 'withdrawn' && { contest_text: 'No', contested_at: at }),
        ...(status !== 'marked' && status !== 'contested' && { settled_at: at }),
      })
      .execute()
  }
}

/** The reference implementation of the rule: pair by pair and day by day. */
const recordOf = (flights: readonly Flight[]) => {
  const days = new Map<string, boolean>()
  for (const flight of flights) {
    const at = completedAt(flight)
    if (
      !isFlown(flight) ||
      flight.isDeleted ||
      flight.wasShort ||
      flight.absence === 'contested' ||
      (flight.absence === 'marked' && flight.isOfNewcomer) ||
      at <= oldest
    )
      continue
    const day = `${flight.leader} ${at.toISOString().slice(0, 10)}`
    const cameToThis = flight.absence !== 'marked' && flight.absence !== 'upheld'
    days.set(day, (days.get(day) ?? true) && cameToThis)
  }
  const came = [...days.values()].filter(Boolean).length
  return days.size < attendanceLimits.missions ? null : { came, missions: days.size }
}

const flights = fc.array(
  fc
    .record<Flight>({
      leader: fc.nat(1),
      // Mostly within few days, so that pairs meet again on one, and around the end of the twelve months.
      hoursAgo: fc.oneof(fc.nat(120), fc.integer({ min: 364 * 24, max: 367 * 24 })),
      status: fc.oneof(fc.constant<MissionStatus>('completed'), fc.constantFrom(...missionStatuses)),
      wasShort: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, fc.constant(true)),
      isDeleted: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, fc.constant(true)),
      absence: fc.oneof(fc.constant(null), fc.constantFrom(...absenceStatuses)),
      isOfNewcomer: fc.boolean(),
    })
    // No one is absent from a mission that was not completed.
    .map((flight) => ({ ...flight, absence: isFlown(flight) ? flight.absence : null })),
  { maxLength: 14 },
)

test('the record of any history is what counting it by hand gives', async () => {
  await fc.assert(
    fc.asyncProperty(flights, async (history) => {
      await insertFlights(history)
      const { attendance, missions } = await statisticsOf(member)
      await t.connection.db.deleteFrom('crew_members').where('user_id', '=', member.user.id).execute()
      await t.connection.db.deleteFrom('crews').execute()
      expect(attendance).toEqual(recordOf(history))
      const wasThere = ({ absence }: Flight) => absence !== 'marked' && absence !== 'upheld'
      expect(missions.completed).toBe(history.filter((each) => isFlown(each) && wasThere(each)).length)
    }),
    { numRuns: runs(60) },
  )
})

const flight = (changes: Partial<Flight> = {}): Flight => ({
  leader: 0,
  hoursAgo: 1,
  status: 'completed',
  wasShort: false,
  isDeleted: false,
  absence: null,
  isOfNewcomer: false,
  ...changes,
})
const onDays = (...days: number[]) => days.map((day) => flight({ hoursAgo: day * 24 }))

test('two missions say nothing, three say something', async () => {
  await insertFlights(onDays(1, 2))
  expect((await statisticsOf(member)).attendance).toBeNull()
  await insertFlights(onDays(3))
  expect((await statisticsOf(member)).attendance).toEqual({ came: 3, missions: 3 })
})

test('a second mission of the same two on one day neither raises the record nor makes up for an absence', async () => {
  await insertFlights([...onDays(1, 2, 3), ...onDays(1, 2, 3)])
  expect((await statisticsOf(member)).attendance).toEqual({ came: 3, missions: 3 })
  await insertFlights([flight({ hoursAgo: 24, absence: 'marked' }), ...onDays(1)])
  expect((await statisticsOf(member)).attendance).toEqual({ came: 2, missions: 3 })
})

test('leaders see the record of whoever applies', async () => {
  await insertFlights([...onDays(1, 2, 3), flight({ hoursAgo: 96, absence: 'upheld' })])
  const [leader] = leaders as [Player]
  const { id } = await postCrew(t, leader)
  await apply(member, id)
  const { applications } = (await t.send(listApplications, { params: { id } }, { as: leader })).body
  expect(applications[0]?.user.attendance).toEqual({ came: 3, missions: 4 })
})

test('a mark of an account younger than a day counts once a moderator has upheld it', async () => {
  await insertFlights(onDays(1, 2, 3))
  const record = async () => (await statisticsOf(member)).attendance
  const markedBy = async (leader: Player) => {
    const { id } = await postCrew(t, leader)
    await answer(leader, id, (await apply(member, id)).body.id, 'accepted')
    await complete(t, leader, id, [member])
    return id
  }
  const id = await markedBy(await registerPlayer(t))
  expect(await record()).toEqual({ came: 3, missions: 3 })
  await contest(member, id)
  const moderator = await registerStaff(t, 'moderator')
  await decide(moderator, await caseOf(moderator, member), 'upheld')
  expect(await record()).toEqual({ came: 3, missions: 4 })
  const leader = await registerPlayer(t)
  t.clock.advance(dayMs)
  await markedBy(leader)
  expect(await record()).toEqual({ came: 3, missions: 5 })
})

interface Post {
  readonly status: MissionStatus
  readonly daysAgo: number
  /** Before the planned start. */
  readonly cancelledHours: number | null
  readonly crewSize: number
  readonly isExpired: boolean
  /** Before the planned start. */
  readonly handedOverHours?: number
}

const insertPosts = async (leader: Player, posts: readonly Post[]) => {
  const { db } = t.connection
  const { id: template } = await postCrew(t, leader)
  const row = await db.selectFrom('crews').selectAll().where('id', '=', template).executeTakeFirstOrThrow()
  await db.deleteFrom('crews').where('id', '=', template).execute()
  const { id: _, ...columns } = row
  for (const post of posts) {
    const start = new Date(now.getTime() - post.daysAgo * dayMs)
    const cancelled_at =
      post.cancelledHours === null ? null : new Date(start.getTime() - post.cancelledHours * hourMs)
    await db
      .insertInto('crews')
      .values({
        ...columns,
        mission_status: post.status,
        current_crew_size: post.crewSize,
        created_at: start,
        scheduled_time: start,
        cancelled_at,
        ...(post.isExpired && { expired_at: cancelled_at }),
        ...(post.handedOverHours !== undefined && {
          handed_over_at: new Date(start.getTime() - post.handedOverHours * hourMs),
        }),
      })
      .execute()
  }
}
const cancelled = (cancelledHours: number, changes: Partial<Post> = {}): Post => ({
  status: 'cancelled',
  daysAgo: 10,
  cancelledHours,
  crewSize: 2,
  isExpired: false,
  ...changes,
})
const flown = (changes: Partial<Post> = {}): Post => ({
  status: 'completed',
  daysAgo: 10,
  cancelledHours: null,
  crewSize: 2,
  isExpired: false,
  ...changes,
})

test('leaders have a record of what they announced, flew and cancelled late', async () => {
  const [leader] = leaders as [Player]
  const leading = async () => (await statisticsOf(leader)).leading
  await insertPosts(leader, [flown(), flown({ status: 'ended' })])
  expect(await leading()).toBeNull()
  await insertPosts(leader, [
    // Late: shortly before the start, and after it.
    cancelled(1.9),
    cancelled(-0.5),
    cancelled(1, { handedOverHours: 2.1 }),
    // The leader took over the crew when it was already late.
    cancelled(1, { handedOverHours: 1.9 }),
    cancelled(-0.5, { handedOverHours: -0.1 }),
    // In time, with no one aboard, or because the post expired.
    cancelled(2),
    cancelled(1, { crewSize: 1 }),
    cancelled(-24, { isExpired: true }),
    // Not over yet, and too long ago.
    flown({ status: 'open' }),
    flown({ status: 'in_progress' }),
    flown({ daysAgo: 366 }),
  ])
  const record = { announced: 10, flown: 2, cancelledLate: 3 }
  expect(await leading()).toEqual(record)
  const { id } = await postCrew(t, leader)
  expect((await t.send(getCrew, { params: { id } })).body.authorRecord).toEqual(record)
  expect((await t.send(getCrew, { params: { id } }, { as: member })).body.authorRecord).toEqual(record)
})
