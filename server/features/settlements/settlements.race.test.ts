/** Sending, correcting, answering and leaving, concurrently on two nodes. */
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { leaveForGood } from '#server/testing/calls/account-calls.ts'
import { leadingCalls } from '#server/testing/calls/leading-calls.ts'
import { complete } from '#server/testing/calls/mission-calls.ts'
import { settlementCalls } from '#server/testing/calls/settlement-calls.ts'
import { joinCrew, type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { rounds } from '#server/testing/rounds.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()

afterEach(() => expectInvariants(t.connection))

/** A completed mission with two leaders and one more member. */
const setUp = async () => {
  const other = await t.startNode()
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { maxCrewSize: 4 })
  const [coLeader, member] = [await joinCrew(t, leader, id), await joinCrew(t, leader, id)]
  await leadingCalls(t).nameCoLeader(leader, id, coLeader)
  await complete(t, leader, id)
  return { here: settlementCalls(t), there: settlementCalls(other), other, id, leader, coLeader, member }
}

/** Copies the mission with the same players, which makes a further round cheap. */
const copyCrew = async (id: number): Promise<number> => {
  const { db } = t.connection
  const { id: _, ...row } = await db
    .selectFrom('crews')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const values = { ...row, co_leader_id: null }
  const copy = await db.insertInto('crews').values(values).returning('id').executeTakeFirstOrThrow()
  await sql`
    insert into crew_members (crew_id, user_id, joined_at)
    select ${copy.id}, user_id, joined_at from crew_members where crew_id = ${id}
  `.execute(db)
  await db.updateTable('crews').set({ co_leader_id: row.co_leader_id }).where('id', '=', copy.id).execute()
  return copy.id
}

const statusOf = ({ status }: { status: number }) => status
const sharesFor = (players: readonly Player[], ...amounts: number[]) =>
  players.map(({ user }, i) => ({ userId: user.id, amount: amounts[i] ?? 0 }))

test('of two who send a sheet at once, one does, and the other has to look at it first', async () => {
  const { here, there, id, leader, coLeader, member } = await setUp()
  for (const _ of rounds(50)) {
    const crewId = await copyCrew(id)
    for (const version of [null, 1]) {
      const answers = await Promise.all([
        here.send(leader, crewId, { takings: 300 + (version ?? 0) }, version),
        there.send(coLeader, crewId, { takings: 600 + (version ?? 0) }, version),
      ])
      expect(answers.map(statusOf).toSorted()).toEqual([200, 409])
      const takings = answers[0].status === 200 ? 300 : 600
      const { sheet, shares } = (await here.read(member, crewId)).body
      expect(sheet).toMatchObject({ version: (version ?? 0) + 1, takings: takings + (version ?? 0) })
      expect(shares.reduce((sum, { amount }) => sum + amount, 0)).toBe(sheet?.takings)
    }
  }
})

test('nobody has confirmed a share that they have not seen', async () => {
  const { here, there, id, leader, coLeader, member } = await setUp()
  const aboard = [leader, coLeader, member]
  for (const _ of rounds(50)) {
    const crewId = await copyCrew(id)
    await here.send(leader, crewId, { takings: 300 })
    const changed = { takings: 300, shares: sharesFor(aboard, 150, 100, 50) }
    const [corrected, confirmed, confirmedOther] = await Promise.all([
      here.send(leader, crewId, changed, 1),
      there.confirm(member, crewId, 1),
      there.confirm(coLeader, crewId, 1),
    ])
    expect(corrected.status).toBe(200)
    const { shares } = (await here.read(member, crewId)).body
    // It was too late, or about the previous share.
    expect([200, 409]).toContain(confirmed.status)
    expect(shares[2]).toMatchObject({ amount: 50, status: 'open' })
    // This share stays the same, and so does the answer.
    expect(shares[1]).toMatchObject({
      amount: 100,
      status: confirmedOther.status === 200 ? 'received' : 'open',
    })
  }
})

test('sheets add up, whoever deletes their account while they are sent', async () => {
  const other = await t.startNode()
  for (const _ of rounds(15)) {
    const leader = await registerPlayer(t)
    const { id } = await postCrew(t, leader, { maxCrewSize: 4 })
    const [leaving, staying] = [await joinCrew(t, leader, id), await joinCrew(t, leader, id)]
    await complete(t, leader, id)
    const shares = sharesFor([leader, leaving, staying], 100, 100, 100)
    const [sent, left] = await Promise.all([
      settlementCalls(t).send(leader, id, { takings: 300, shares }),
      leaveForGood(other, leaving),
    ])
    expect(left.status).toBe(204)
    expect([200, 409]).toContain(sent.status)
    const { body } = await settlementCalls(t).read(staying, id)
    expect(body.sheet === null).toBe(sent.status === 409)
  }
})
