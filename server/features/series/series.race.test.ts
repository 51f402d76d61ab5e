import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import type { Context } from '#server/context.ts'
import { leaveForGood } from '#server/testing/calls/account-calls.ts'
import { messageCalls } from '#server/testing/calls/message-calls.ts'
import { seriesCalls } from '#server/testing/calls/series-calls.ts'
import { joinCrew, type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { runs } from '#server/testing/rounds.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { seriesPostsJob } from './series-posting.service.ts'

const t = openTestApp()
const { repeat, startSeries, change, end, goTo } = seriesCalls(t)

/** The missions are on Tuesdays; on the Wednesday after the first, the second is due. */
const thursday = '2027-01-07T12:00:00Z'
const tuesday = '2027-01-12T20:00'
const wednesday = '2027-01-13T20:00:00Z'

let another: ReturnType<typeof t.startNode> | undefined
const nodes = async (): Promise<readonly Context[]> => {
  another ??= t.startNode()
  return [t.node.ctx, (await another).node.ctx]
}
const run = (ctx: Context) => seriesPostsJob.run(ctx, {})

/** Many series of one leader as if they had been created one after the other, each with one date that is due. */
const copySeries = async (id: number, copies: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    insert into series (leader_id, template, timezone, first_date, every_weeks, times, created_at, updated_at)
    select leader_id, template, timezone, first_date, every_weeks, times, created_at, updated_at
    from series, generate_series(1, ${copies}) where id = ${id}
    returning id
  `.execute(t.connection.db)
  const ids = rows.map((row) => row.id)
  await sql`
    insert into series_dates (series_id, number, planned_for, starts_at)
    select copies.id, number, planned_for, starts_at
    from series_dates, unnest(${ids}::int[]) as copies (id)
    where series_id = ${id} and number = 2
  `.execute(t.connection.db)
  return ids
}

interface Posted {
  readonly id: number
  readonly is_skipped: boolean | null
  readonly moved_to: string | null
  readonly crew_id: number | null
  readonly scheduled_time: Date | null
}

const listPosted = async (ids: readonly number[]): Promise<Posted[]> => {
  const { rows } = await sql<Posted>`
    select series.id, is_skipped, moved_to, crew_id, scheduled_time
    from series
    left join series_dates on series_id = series.id
    left join crews on crews.id = crew_id
    where series.id = any(${ids}::int[])
    order by series.id
  `.execute(t.connection.db)
  return rows
}

/** Posts that belong to no date must not exist. */
const countStrayPosts = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) from crews where not exists (select from series_dates where crew_id = crews.id)
  `.execute(t.connection.db)
  return rows[0]?.count ?? -1
}

afterEach(() => expectInvariants(t.connection))

const setScene = async (copies: number) => {
  goTo(thursday)
  const leader = await registerPlayer(t)
  const { id, dates } = await startSeries(leader, tuesday, { times: 2 })
  const member = await joinCrew(t, leader, dates[0]?.crewId ?? 0)
  goTo(wednesday)
  return { leader, member, ids: await copySeries(id, copies) }
}

const jobRounds = runs(100)

test(`in ${jobRounds} rounds of four jobs at once on two nodes, each date is posted once`, async () => {
  const [one, other] = await nodes()
  if (!one || !other) throw new Error('no second node')
  const { ids } = await setScene(jobRounds)
  await Promise.all([run(one), run(other), run(other), run(one)])
  // The next run posts what both nodes skipped because the other held the lock.
  await run(other)
  const posted = await listPosted(ids)
  expect(posted).toHaveLength(jobRounds)
  expect(posted.every(({ crew_id }) => crew_id !== null)).toBe(true)
  expect(new Set(posted.map(({ crew_id }) => crew_id)).size).toBe(jobRounds)
  expect(await countStrayPosts()).toBe(0)
})

/** What a leader does to the second date while both nodes post, and what may be posted then. */
const acts = {
  skip: {
    act: (as: Player, id: number) => change(as, id, 2, { isSkipped: true }),
    isRight: (done: boolean, { crew_id, is_skipped }: Posted) =>
      done ? is_skipped === true && crew_id === null : crew_id !== null && is_skipped === false,
  },
  end: {
    act: end,
    // It succeeds either way: before posting, nothing is posted; after posting, the post stays.
    isRight: (done: boolean, { is_skipped }: Posted) => done && is_skipped !== true,
  },
  move: {
    act: (as: Player, id: number) => change(as, id, 2, { movedTo: '2027-01-18T15:00' }),
    isRight: (done: boolean, { crew_id, moved_to, scheduled_time }: Posted) =>
      crew_id !== null &&
      moved_to === (done ? '2027-01-18T15:00' : null) &&
      scheduled_time?.toISOString() === (done ? '2027-01-18T14:00:00.000Z' : '2027-01-19T19:00:00.000Z'),
  },
}

test.each(Object.entries(acts))(
  'in 40 rounds of %s and two jobs at once, the post is what the answer says',
  async (_, { act, isRight }) => {
    const contexts = await nodes()
    const { leader, ids } = await setScene(40)
    const answers = await Promise.all([
      ...ids.toReversed().map((id) => act(leader, id)),
      ...contexts.map(run).map(async (job) => {
        await job
        return undefined
      }),
    ])
    for (const ctx of contexts) await run(ctx)
    const done = new Map(ids.toReversed().map((id, i) => [id, answers[i]?.status === 200]))
    const posted = await listPosted(ids)
    expect(posted).toHaveLength(40)
    expect(posted.filter((row) => !isRight(done.get(row.id) === true, row))).toEqual([])
    expect(await countStrayPosts()).toBe(0)
  },
)

test('of many requests to repeat a mission at once one succeeds, and nobody gets more than five series', async () => {
  goTo(thursday)
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { scheduledFor: tuesday })
  const once = await Promise.all(Array.from({ length: 8 }, () => repeat(leader, id)))
  expect(once.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(409)])
  const crews = await Promise.all(
    Array.from({ length: 8 }, () => postCrew(t, leader, { scheduledFor: tuesday })),
  )
  const all = await Promise.all(crews.map((crew) => repeat(leader, crew.id)))
  expect(all.map(({ status }) => status).toSorted()).toEqual([...Array(4).fill(201), ...Array(4).fill(409)])
})

test('in 10 rounds of a block and two jobs at once, no invitation comes after the block is confirmed', async () => {
  const contexts = await nodes()
  const { block, list } = messageCalls(t)
  for (let round = 0; round < 10; round += 1) {
    const { leader, member } = await setScene(0)
    const blocked = block(member, leader).then(() => list(member))
    const [then] = await Promise.all([blocked, ...contexts.map(run)])
    await run(t.node.ctx)
    const { messages } = await list(member)
    expect(messages).toHaveLength(then.messages.length)
    const [last] = await t.connection.db
      .selectFrom('series_dates')
      .select('crew_id')
      .where('number', '=', 2)
      .orderBy('series_id', 'desc')
      .execute()
    expect(last?.crew_id).not.toBeNull()
  }
})

test('an account that is deleted while its dates are posted leaves no running post', async () => {
  const contexts = await nodes()
  const { leader, ids } = await setScene(10)
  const [left] = await Promise.all([leaveForGood(t, leader), ...contexts.map(run)])
  expect(left.status).toBe(204)
  for (const ctx of contexts) await run(ctx)
  expect(await listPosted(ids)).toEqual([])
  const running = await t.connection.db
    .selectFrom('crews')
    .select('id')
    .where('mission_status', '=', 'open')
    .execute()
  expect(running).toEqual([])
})
