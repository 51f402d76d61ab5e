/**
 * Whatever happens concurrently, on two nodes, while a crew gets another leader: it has one leader, who is not a
 * member.
 */
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { decideRoleApplication } from '#contract/applications/applications.ts'
import { getCrew } from '#contract/crews/crews.ts'
import { leaveCrew, startMission } from '#contract/missions/missions.ts'
import { leaveForGood } from '#server/testing/calls/account-calls.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { leadingCalls } from '#server/testing/calls/leading-calls.ts'
import { moderationCalls } from '#server/testing/calls/moderation-calls.ts'
import { joinCrew, type Player, registerPlayer, registerStaff } from '#server/testing/factories/factories.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { rounds } from '#server/testing/rounds.ts'
import { openTestApp, type TestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { applyAs, postHalo } = applicationCalls(t)

let nodes: readonly Pick<TestApp, 'send'>[]
beforeEach(async () => {
  nodes = [t, await t.startNode()]
})
afterEach(() => expectInvariants(t.connection))

interface Scene {
  readonly id: number
  readonly leader: Player
  readonly coLeader: Player
  readonly member: Player
  readonly applicationId: number
}

/** A crew of three with a co-leader, and a player who has applied as its gunner. */
const setScene = async (): Promise<Scene> => {
  const { leader, crew, roleId } = await postHalo(4)
  const { id } = crew
  const coLeader = await joinCrew(t, leader, id)
  const member = await joinCrew(t, leader, id)
  const { body } = await applyAs(await registerPlayer(t), id, roleId)
  await leadingCalls(t).nameCoLeader(leader, id, coLeader)
  return { id, leader, coLeader, member, applicationId: body.id }
}

/** Copies the crew for other leaders, which makes a further round cheap. */
const copyScene = async (scene: Scene, players: Partial<Scene>): Promise<Scene> => {
  const { leader, coLeader, member } = { ...scene, ...players }
  const [led, coLed, joined] = [leader, coLeader, member].map(({ user }) => user.id)
  const { rows } = await sql<{ id: number; application_id: number }>`
    with crew as (
      insert into crews overriding system value
      select (jsonb_populate_record(null::crews, to_jsonb(crews) || jsonb_build_object(
        'id', nextval('crews_id_seq'), 'author_id', ${led}::int, 'co_leader_id', null
      ))).*
      from crews where id = ${scene.id}
      returning id
    ), role as (
      insert into crew_roles overriding system value
      select (jsonb_populate_record(null::crew_roles, to_jsonb(crew_roles) || jsonb_build_object(
        'id', nextval('crew_roles_id_seq'), 'crew_id', crew.id
      ))).*
      from crew_roles, crew where crew_id = ${scene.id}
      returning id
    ), member as (
      insert into crew_members (crew_id, user_id, joined_at)
      select crew.id, user_id, now() from crew, unnest(${[coLed, joined]}::int[]) as user_id
    ), application as (
      insert into applications overriding system value
      select (jsonb_populate_record(null::applications, to_jsonb(applications) || jsonb_build_object(
        'id', nextval('applications_id_seq'), 'crew_id', crew.id, 'role_id', role.id
      ))).*
      from applications, crew, role where applications.id = ${scene.applicationId}
      returning id
    )
    select crew.id, application.id as application_id from crew, application
  `.execute(t.connection.db)
  const { id = 0, application_id: applicationId = 0 } = rows[0] ?? {}
  await t.connection.db
    .updateTable('crews')
    .set({ co_leader_id: coLed ?? null })
    .where('id', '=', id)
    .execute()
  return { id, leader, coLeader, member, applicationId }
}

type Act = (node: Pick<TestApp, 'send'>, scene: Scene) => Promise<{ status: number }>

const handOver: Act = (node, { id, leader, member }) => leadingCalls(node).handOver(leader, id, member)
const handOverToCoLeader: Act = (node, { id, leader, coLeader }) =>
  leadingCalls(node).handOver(leader, id, coLeader)
const leave: Act = (node, { id, member }) => node.send(leaveCrew, { params: { id } }, { as: member })
const coLeaderLeaves: Act = (node, { id, coLeader }) =>
  node.send(leaveCrew, { params: { id } }, { as: coLeader })
const start: Act = (node, { id, coLeader }) => node.send(startMission, { params: { id } }, { as: coLeader })
const stepDown: Act = (node, { id, coLeader }) => leadingCalls(node).nameCoLeader(coLeader, id, null)
const accept: Act = (node, { coLeader, applicationId }) =>
  node.send(
    decideRoleApplication,
    { params: { id: applicationId }, body: { status: 'accepted' } },
    { as: coLeader },
  )
const deleteAccount: Act = (node, { leader }) => leaveForGood(node, leader)

/** Runs all acts concurrently, in another order and from the other node each round. Returns the status of each. */
const race = async (round: number, scene: Scene, acts: readonly Act[]): Promise<number[]> => {
  const order = acts.map((_, i) => (i + round) % acts.length)
  const statuses: number[] = []
  await Promise.all(
    order.map(async (act, i) => {
      const answer = await acts[act]?.(nodes[(i + round) % 2] ?? t, scene)
      statuses[act] = answer?.status ?? 0
    }),
  )
  for (const status of statuses) expect(status).toBeLessThan(500)
  return statuses
}

// Guests do not see the crew of a banned leader.
const crewOf = async ({ id, member }: Scene) =>
  (await t.send(getCrew, { params: { id } }, { as: member })).body

test('a crew that is handed over while its receiver leaves is led by one of the two', async () => {
  const first = await setScene()
  for (const round of rounds(70)) {
    const scene = await copyScene(first, {})
    const [handed, left] = await race(round, scene, [handOver, leave, accept, start])
    expect([handed, left].filter((status) => status === 200)).toHaveLength(1)
    const crew = await crewOf(scene)
    expect(crew.authorId).toBe((handed === 200 ? scene.member : scene.leader).user.id)
  }
})

test('a crew that is handed over twice at once goes to one of the two', async () => {
  const first = await setScene()
  for (const round of rounds(50)) {
    const scene = await copyScene(first, {})
    const statuses = await race(round, scene, [handOver, handOverToCoLeader, stepDown, accept])
    expect(statuses.slice(0, 2).toSorted()).toEqual([200, expect.toBeOneOf([403, 409])])
    const { authorId, currentCrewSize, members } = await crewOf(scene)
    expect(authorId).toBe((statuses[0] === 200 ? scene.member : scene.coLeader).user.id)
    expect(members).toHaveLength(currentCrewSize)
  }
})

test('a leader who deletes their account at any moment leaves a crew with a leader, or none that runs', async () => {
  const first = await setScene()
  for (const round of rounds(50)) {
    const scene = await copyScene(first, { leader: await registerPlayer(t) })
    const [deleted, left] = await race(round, scene, [deleteAccount, coLeaderLeaves, handOver, accept])
    expect([deleted, left]).toContain(204)
    const { missionStatus, authorId } = await crewOf(scene)
    if (missionStatus === 'open')
      expect([scene.coLeader, scene.member].map(({ user }) => user.id)).toContain(authorId)
    else expect(missionStatus).toBe('cancelled')
  }
})

test('a leader who is banned while the crew is handed over, or its co-leader leaves, leads no shown crew', async () => {
  const admin = await registerStaff(t, 'admin')
  const ban: Act = (node, { leader }) => moderationCalls(node).ban(admin, leader)
  const first = await setScene()
  for (const round of rounds(30)) {
    const scene = await copyScene(first, { leader: await registerPlayer(t) })
    await race(round, scene, [ban, coLeaderLeaves, handOver, start])
    const { authorId, isHidden, missionStatus } = await crewOf(scene)
    expect(isHidden || missionStatus === 'cancelled').toBe(authorId === scene.leader.user.id)
  }
})
