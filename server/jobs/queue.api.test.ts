// Also on the embedded engine.
import { sql } from 'kysely'
import type { Pool } from 'pg'
import { expect, test, vi } from 'vitest'
import { inTransaction } from '#server/context.ts'
import { resetMailJob } from '#server/features/auth/credentials/auth-passwords.service.ts'
import { silent } from '#server/testing/database.ts'
import { waitOptions } from '#server/testing/eventually.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import type { Job } from './job.ts'
import { createJobQueue } from './queue.ts'

const t = openTestApp({ runsJobs: true })

/** In a queue of its own, which no node of the tests runs. */
const testJob = (run: Job<{ number: number }>['run']): Job<{ number: number }> => ({
  queue: 'test',
  name: 'numbered',
  run,
})

const addressOf = (number: number) => `p${number}@players.example`

const requestMail = (number: number) =>
  t.node.ctx.jobs.send(t.node.ctx, resetMailJob, { email: addressOf(number) })

const addPlayers = (count: number) =>
  sql`
    insert into users (username, email, password_hash, timezone, preferred_languages, created_at)
    select 'p-' || n, 'p' || n || '@players.example', '', 'UTC', '{en}', now()
    from generate_series(1, ${count}) as n
  `.execute(t.connection.db)

/** Asks for a reset mail for each of so many players. */
const requestMails = async (count: number): Promise<void> => {
  await addPlayers(count)
  for (let n = 1; n <= count; n += 1) await requestMail(n)
}

/** Of the mails that were asked for. */
const mailStates = async (): Promise<string[]> => {
  const { rows } = await sql<{
    state: string
  }>`select state from pgboss.job where name = 'mail'`.execute(t.connection.db)
  return rows.map(({ state }) => state).sort()
}

test('a hundred mails leave within seconds', async () => {
  await requestMails(100)
  await vi.waitUntil(() => t.mailbox.mails.length === 100, waitOptions)
  expect(new Set(t.mailbox.mails.map(({ to }) => to)).size).toBe(100)
  // One that is sent but not yet noted would be sent again in the next test.
  await expect.poll(mailStates, waitOptions).toEqual(Array(100).fill('completed'))
})

test('a mail that fails neither holds up nor repeats the others', async () => {
  t.mailbox.refuse(addressOf(3))
  await requestMails(12)
  await expect.poll(mailStates, waitOptions).toEqual([...Array(11).fill('completed'), 'retry'])
  expect(t.mailbox.mails.map(({ to }) => to).sort()).toEqual(
    [1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(addressOf).sort(),
  )
})

test('whoever watches the queue sees how many jobs wait, and for how long', async () => {
  t.mailbox.refuse(addressOf(1))
  await requestMails(2)
  const { jobs } = t.node.ctx
  const waiting = async () => (await jobs.listWaiting()).find(({ queue }) => queue === 'mail')
  await expect.poll(mailStates, waitOptions).toEqual(['completed', 'retry'])
  expect(await waiting()).toMatchObject({ count: 1 })
  await sql`update pgboss.job set created_on = now() - interval '1 hour'`.execute(t.connection.db)
  expect((await waiting())?.oldestSeconds).toBeCloseTo(3600, -2)
  const others = (await jobs.listWaiting()).filter(({ queue }) => queue !== 'mail')
  expect(others.find(({ queue }) => queue === 'pushes')).toEqual({
    queue: 'pushes',
    count: 0,
    oldestSeconds: 0,
  })
})

test('a job that is done is not done again because the database was away just then', async () => {
  const runs: number[] = []
  const onlyOnce = testJob(async (_, { number }) => void runs.push(number))
  let failures = 0
  const query = async (text: string, values?: unknown[]) => {
    if (runs.length > 0 && failures < 2 && /set completed_on = \S+,\s+state = 'completed'/i.test(text)) {
      failures += 1
      throw Object.assign(new Error('terminating connection'), { code: '57P01' })
    }
    return t.connection.pool.query(text, values)
  }
  const queue = createJobQueue({ query } as Pool, silent, { followsClock: false })
  const jobs = async () => {
    const { rows } = await sql`
      select state, retry_count from pgboss.job where name = 'test'
    `.execute(t.connection.db)
    return rows
  }
  try {
    await queue.start([onlyOnce], () => t.node.ctx)
    await inTransaction(t.node.ctx, (ctx) => queue.send(ctx, onlyOnce, { number: 7 }))
    await expect.poll(jobs, waitOptions).toEqual([{ state: 'completed', retry_count: 0 }])
  } finally {
    await queue.stop()
  }
  expect({ runs, failures }).toEqual({ runs: [7], failures: 2 })
})

test('a job is begun when it is sent, without waiting for a poll', async () => {
  await addPlayers(25)
  const started = performance.now()
  for (let n = 1; n <= 25; n += 1) {
    t.mailbox.clear()
    await requestMail(n)
    await t.mailbox.next(addressOf(n))
  }
  // By polling alone each of them would wait for a second, on average.
  expect(performance.now() - started).toBeLessThan(10_000)
})

test('a start that failed because the database was away can be repeated, and so can one that did not', async () => {
  let isAway = true
  const query = async (text: string, values?: unknown[]) => {
    if (isAway && text.includes('pgboss.schedule')) {
      isAway = false
      throw Object.assign(new Error('terminating connection'), { code: '57P01' })
    }
    return t.connection.pool.query(text, values)
  }
  const begun: number[] = []
  let finish = (): void => undefined
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const slow = testJob(async (_, { number }) => {
    begun.push(number)
    await finished
  })
  const fence: Job<object> = { queue: 'fence', name: 'fence', run: async () => void begun.push(0) }
  const hourly: Job<object> = { ...fence, queue: 'hourly', name: 'hourly', cron: '0 * * * *' }
  const queue = createJobQueue({ query } as Pool, silent, {
    followsClock: false,
    listen: t.connection.listen,
  })
  const start = () => queue.start([slow, fence, hourly], () => t.node.ctx)
  try {
    await expect(start()).rejects.toThrow('terminating connection')
    await start()
    await start()
    const numbers = Array.from({ length: 30 }, (_, n) => ({ number: n + 1 }))
    await queue.sendAll(t.node.ctx, slow, numbers)
    // Due when every worker has polled.
    await queue.send(t.node.ctx, fence, {}, new Date(Date.now() + 4_000))
    await vi.waitUntil(() => begun.includes(0), waitOptions)
    // Two batches of ten, and the fence.
    expect(begun).toHaveLength(21)
  } finally {
    finish()
    await queue.stop()
  }
})

test('a node that starts deletes the schedules of jobs that it does not have', async () => {
  const hourly = (name: string): Job<object> => ({
    queue: 'clock',
    name,
    cron: '0 * * * *',
    run: async () => undefined,
  })
  const schedulesAfter = async (...names: readonly string[]) => {
    const queue = createJobQueue(t.connection.pool, silent, { followsClock: false })
    try {
      await queue.start(names.map(hourly), () => t.node.ctx)
    } finally {
      await queue.stop()
    }
    const { rows } = await sql<{ key: string }>`select key from pgboss.schedule order by key`.execute(
      t.connection.db,
    )
    return rows.map(({ key }) => key)
  }
  expect(await schedulesAfter('dropped', 'kept')).toEqual(['dropped', 'kept'])
  expect(await schedulesAfter('kept')).toEqual(['kept'])
})

test('a process that runs no jobs sends new ones inside a transaction', async () => {
  const newJob = testJob(async () => undefined)
  const queue = createJobQueue(t.connection.pool, silent)
  try {
    await queue.open([newJob])
    await inTransaction(t.node.ctx, (ctx) => queue.send(ctx, newJob, { number: 7 }))
  } finally {
    await queue.stop()
  }
  const { rows } = await sql`select data, state from pgboss.job where name = 'test'`.execute(t.connection.db)
  expect(rows).toEqual([{ data: { job: 'numbered', number: 7 }, state: 'created' }])
})
