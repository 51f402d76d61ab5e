/** Completing, leaving, contesting, correcting and deciding at the same moment, on two nodes. */
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { completeMission, leaveCrew, startMission } from '#contract/missions/missions.ts'
import { shortestMissionMs } from '#server/features/records/records.fragment.ts'
import { attendanceCalls } from '#server/testing/calls/attendance-calls.ts'
import { complete, ratingCalls } from '#server/testing/calls/mission-calls.ts'
import {
  joinCrew,
  type Player,
  postCrew,
  registerPlayer,
  registerStaff,
} from '#server/testing/factories/factories.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { rounds } from '#server/testing/rounds.ts'
import { openTestApp, type TestApp } from '#server/testing/test-app.ts'

const t = openTestApp()

afterEach(() => expectInvariants(t.connection))

const setUp = async () => {
  const other = await t.startNode()
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { maxCrewSize: 4 })
  const members = [await joinCrew(t, leader, id), await joinCrew(t, leader, id)] as [Player, Player]
  return { other, leader, id, members }
}

/** Copies the mission with the same players, which makes a further round cheap. */
const copyCrew = async (id: number): Promise<number> => {
  const { db } = t.connection
  const { id: _, ...row } = await db
    .selectFrom('crews')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const copy = await db.insertInto('crews').values(row).returning('id').executeTakeFirstOrThrow()
  await sql`
    insert into crew_members (crew_id, user_id, joined_at)
    select ${copy.id}, user_id, joined_at from crew_members where crew_id = ${id}
  `.execute(db)
  return copy.id
}

const mark = async (crewId: number, { user }: Player, status: 'marked' | 'contested'): Promise<number> => {
  const marked_at = t.node.ctx.now()
  const { id } = await t.connection.db
    .insertInto('absences')
    .values({
      crew_id: crewId,
      user_id: user.id,
      status,
      marked_at,
      ...(status === 'contested' && { contest_text: 'I came', contested_at: marked_at }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const statusesOf = async (crewId: number): Promise<Record<number, string>> => {
  const rows = await t.connection.db
    .selectFrom('absences')
    .select(['user_id', 'status'])
    .where('crew_id', '=', crewId)
    .execute()
  return Object.fromEntries(rows.map(({ user_id, status }) => [user_id, status]))
}

const statusOf = ({ status }: { status: number }) => status

test('whoever leaves before the completion is not absent, and whoever is absent has not left', async () => {
  const { other, leader, id, members } = await setUp()
  const { contest } = attendanceCalls(other)
  await t.send(startMission, { params: { id } }, { as: leader })
  t.clock.advance(shortestMissionMs(t.node.ctx.config))
  const absent = members.map(({ user }) => user.id)
  const leave = (app: Pick<TestApp, 'send'>, as: Player, id: number) =>
    app.send(leaveCrew, { params: { id } }, { as })
  for (const round of rounds(70)) {
    const crewId = await copyCrew(id)
    const params = { id: crewId }
    const completing = () => t.send(completeMission, { params, body: { absent } }, { as: leader })
    // Each of the two comes first in half of the rounds.
    const first = round % 2 === 0 ? completing() : undefined
    const answers = await Promise.all([
      leave(other, members[0], crewId),
      leave(t, members[1], crewId),
      contest(members[0], crewId),
      first ?? completing(),
    ])
    const [left, leftToo, contested, completed] = answers.map(statusOf)
    expect(completed).toBe(200)
    const statuses = await statusesOf(crewId)
    const expected = contested === 200 ? 'contested' : 'marked'
    expect(statuses[absent[0] ?? 0], JSON.stringify(answers.map(statusOf))).toBe(
      left === 200 ? undefined : expected,
    )
    expect(statuses[absent[1] ?? 0]).toBe(leftToo === 200 ? undefined : 'marked')
    expect([left, leftToo].every((status) => status === 200 || status === 409)).toBe(true)
  }
})

test('of two moderators and a leader who settle a mark at once, one does', async () => {
  const { other, leader, id, members } = await setUp()
  const [here, there] = [attendanceCalls(t), attendanceCalls(other)]
  const [first, second] = [await registerStaff(t, 'moderator'), await registerStaff(t, 'moderator')]
  await complete(t, leader, id)
  const outcomes = ['upheld', 'overturned', 'withdrawn']
  for (const _ of rounds(70)) {
    const crewId = await copyCrew(id)
    const markId = await mark(crewId, members[0], 'contested')
    const answers = await Promise.all([
      here.decide(first, markId, 'upheld'),
      there.decide(second, markId, 'overturned'),
      there.withdraw(leader, crewId, members[0]),
    ])
    expect(answers.map(statusOf).toSorted()).toEqual([200, 409, 409])
    const winner = outcomes[answers.findIndex(({ status }) => status === 200)]
    expect(await statusesOf(crewId)).toEqual({ [members[0].user.id]: winner })
  }
})

test('a mark that is contested, corrected and rated about at once leaves nobody rated who was absent', async () => {
  const { other, leader, id, members } = await setUp()
  const [here, there] = [attendanceCalls(t), attendanceCalls(other)]
  const { rateLeader } = ratingCalls(t)
  const { rateMembers } = ratingCalls(other)
  await complete(t, leader, id)
  for (const round of rounds(60)) {
    const crewId = await copyCrew(id)
    await mark(crewId, members[0], 'marked')
    const [contested, contestedToo, corrected, rated, ratedBack] = await Promise.all([
      here.contest(members[0], crewId),
      there.contest(members[0], crewId),
      round % 2 === 0 ? here.withdraw(leader, crewId, members[0]) : undefined,
      rateLeader(members[0], crewId, 1),
      rateMembers(leader, crewId, 5),
    ])
    const contests = [contested, contestedToo].filter(({ status }) => status === 200).length
    expect(ratedBack.status).toBe(201)
    if (corrected) {
      // It may come before the others or after them.
      expect([corrected.status, contests <= 1]).toEqual([200, true])
      expect(await statusesOf(crewId)).toEqual({ [members[0].user.id]: 'withdrawn' })
      expect([201, 409]).toContain(rated.status)
    } else {
      expect([contests, rated.body.code]).toEqual([1, 'marked_absent'])
    }
  }
})
