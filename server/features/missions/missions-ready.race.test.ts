/** Answers, released seats, members who leave and the start of the mission, concurrently on two nodes. */
import { sql } from 'kysely'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { ReadyAnswer } from '#contract/crews/readiness.ts'
import { leaveCrew, startMission } from '#contract/missions/missions.ts'
import { answerReadyCheck, callReadyCheck, releaseSilent } from '#contract/missions/ready.ts'
import { noticeLimits } from '#contract/notices/limits.ts'
import { minuteMs, readyCalls } from '#server/testing/calls/ready-calls.ts'
import { joinCrew, type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { sendInOrder } from '#server/testing/held-crew.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { runs } from '#server/testing/rounds.ts'
import { openTestApp, type TestApp } from '#server/testing/test-app.ts'
import { readyChecksJob } from './missions-ready.service.ts'

const t = openTestApp()
const { calls, inMinutes } = readyCalls(t)

let other: Pick<TestApp, 'send' | 'node'>
beforeAll(async () => {
  other = await t.startNode()
})
afterEach(() => expectInvariants(t.connection))

interface Players {
  readonly leader: Player
  readonly ada: Player
  readonly bea: Player
}

/**
 * Makes crews of the same three players: two members, who were asked half an hour ago, and a start in 20 minutes. Each
 * is a copy of a crew that was posted.
 */
const crewFactory = async () => {
  const { db } = t.connection
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { title: 'Halo', scheduledFor: inMinutes(40) })
  const players = { leader, ada: await joinCrew(t, leader, id), bea: await joinCrew(t, leader, id) }
  const { id: _, ...template } = await db.selectFrom('crews').selectAll().executeTakeFirstOrThrow()
  const makeCrew = async (isCalled = true): Promise<number> => {
    const now = t.node.ctx.now().getTime()
    const asked = new Date(now - 30 * minuteMs)
    const { id: crew_id } = await db
      .insertInto('crews')
      .values({
        ...template,
        scheduled_time: new Date(now + 20 * minuteMs),
        ready_called_at: isCalled ? asked : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const row = (player: Player) => ({ crew_id, user_id: player.user.id, joined_at: asked })
    await db
      .insertInto('crew_members')
      .values([row(players.ada), row(players.bea)])
      .execute()
    return crew_id
  }
  return { players, makeCrew }
}

type Sent = Promise<{ readonly status: number }>

const requestsOf = (id: number, { leader, ada, bea }: Players) => {
  const answer = (app: Pick<TestApp, 'send'>, as: Player, said: ReadyAnswer) => (): Sent =>
    app.send(answerReadyCheck, { params: { id }, body: { answer: said } }, { as })
  const userIds = [ada.user.id, bea.user.id]
  return {
    start: (): Sent => t.send(startMission, { params: { id } }, { as: leader }),
    release: (): Sent => other.send(releaseSilent, { params: { id }, body: { userIds } }, { as: leader }),
    leave: (): Sent => other.send(leaveCrew, { params: { id } }, { as: ada }),
    ready: answer(t, ada, 'ready'),
    late: answer(other, bea, 'late'),
    cannotCome: answer(t, bea, 'cannot_come'),
  }
}

const answersIn = async (id: number): Promise<Map<number, string | null>> => {
  const rows = await t.connection.db
    .selectFrom('crew_members')
    .select(['user_id', 'ready_answer'])
    .where('crew_id', '=', id)
    .execute()
  return new Map(rows.map(({ user_id, ready_answer }) => [user_id, ready_answer]))
}

const countNotices = async (id: number, type: string): Promise<number> => {
  const rows = await t.connection.db
    .selectFrom('messages')
    .select('id')
    .where('crew_id', '=', id)
    .where('notice_type', '=', type)
    .execute()
  return rows.length
}

/** Counts deleted messages too, as a second call deletes the first. */
const lastMessageId = async (): Promise<number> => {
  const { rows } = await sql<{ last: number }>`select last_value as last from messages_id_seq`.execute(
    t.connection.db,
  )
  return rows[0]?.last ?? 0
}

const rounds = runs(200)
/** More rounds are played until each racer has won and lost, up to this many. */
const maxRounds = 300
const racers = ['release', 'ready', 'late', 'leave']
const atOnce = 10

/** A different order in every round. */
const rotated = <T>(items: readonly T[], by: number): T[] =>
  items.map((_, i) => items[(i * 5 + by) % items.length] as T)

const playRound = async (round: number, players: Players, makeCrew: () => Promise<number>) => {
  const id = await makeCrew()
  const requests = requestsOf(id, players)
  // The mission has to start before seats can be released.
  if (round % 2 === 0) await requests.start()
  const names = rotated(Object.keys(requests) as (keyof typeof requests)[], round)
  const sent = await Promise.all(names.map(async (name) => [name, (await requests[name]()).status] as const))
  const status = Object.fromEntries(sent) as Record<keyof typeof requests, number>
  const seats = await answersIn(id)
  const { ada, bea } = players
  const exits = [status.leave, status.cannotCome].filter((each) => each === 200).length
  const released = await countNotices(id, 'seat_released')
  const context = `round ${round}: ${JSON.stringify(status)}`
  expect(
    sent.every(([, each]) => each === 200 || each === 409),
    context,
  ).toBe(true)
  // Everyone has left once, in one way or another.
  expect(seats.size + exits + released, context).toBe(2)
  // A member who has answered keeps the seat until they give it up.
  if (status.ready === 200 && status.leave !== 200) expect(seats.get(ada.user.id), context).toBe('ready')
  if (status.late === 200 && status.cannotCome !== 200) expect(seats.get(bea.user.id), context).toBe('late')
  if (status.release === 200) {
    expect(released, context).toBeGreaterThan(0)
    expect([...seats.values()], context).not.toContain(null)
  } else {
    expect(released, context).toBe(0)
  }
  return status
}

test(`in ${rounds} or more evenings with answers, released seats, leaving and starting at once, nobody who has answered loses a seat, and nobody leaves twice`, async () => {
  const { players, makeCrew } = await crewFactory()
  const outcomes: Record<string, number>[] = []
  const hasWonAndLost = (name: string) => new Set(outcomes.map((each) => each[name])).size === 2
  const isUndecided = () => !racers.every(hasWonAndLost)
  for (let first = 0; first < rounds || (first < maxRounds && isUndecided()); first += atOnce) {
    const batch = Array.from({ length: atOnce }, (_, i) => playRound(first + i, players, makeCrew))
    outcomes.push(...(await Promise.all(batch)))
  }
  expect(racers.filter(hasWonAndLost)).toEqual(racers)
})

test('an answer before the release keeps the seat, and one after it comes too late', async () => {
  const { players, makeCrew } = await crewFactory()
  for (const answersFirst of [true, false]) {
    const id = await makeCrew()
    const { start, release, ready } = requestsOf(id, players)
    await start()
    const answers = await sendInOrder(t.connection, id, answersFirst ? [ready, release] : [release, ready])
    expect(answers.map(({ status }) => status)).toEqual(answersFirst ? [200, 200] : [200, 409])
    expect([...(await answersIn(id)).values()]).toEqual(answersFirst ? ['ready'] : [])
  }
})

test('two nodes that ask at the same time, with their leader, ask each crew once', async () => {
  const { players, makeCrew } = await crewFactory()
  const crews = 30
  const ids = await Promise.all(Array.from({ length: crews }, () => makeCrew(false)))
  const before = await lastMessageId()
  const contexts = [t.node.ctx, other.node.ctx, t.node.ctx, other.node.ctx]
  const [, ...called] = await Promise.all([
    Promise.all(contexts.map((ctx) => readyChecksJob.run(ctx, {}))),
    ...ids.map((id) => other.send(callReadyCheck, { params: { id } }, { as: players.leader })),
  ])
  expect(called.every(({ status }) => status === 200 || status === 409)).toBe(true)
  // The next run asks the members of crews that the other node held locked, and a node that starts a moment later has
  // nothing to do.
  for (const { node } of [t, await t.startNode()]) await readyChecksJob.run(node.ctx, {})
  expect((await lastMessageId()) - before).toBe(2 * crews)
  expect(await calls(players.ada)).toHaveLength(noticeLimits.page)
})
