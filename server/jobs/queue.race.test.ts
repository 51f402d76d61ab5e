import { expect, test } from 'vitest'
import { inTransaction } from '#server/context.ts'
import { silent } from '#server/testing/database.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import type { Job } from './job.ts'
import { createJobQueue } from './queue.ts'

const t = openTestApp()

test('two nodes share the jobs, and each job is run once', async () => {
  const count = 100
  const runs: { node: string; number: number }[] = []
  let finish = (): void => undefined
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const jobOn = (node: string): Job<{ number: number }> => ({
    queue: 'shared',
    name: 'shared',
    run: async (_, { number }) => {
      runs.push({ node, number })
      // The first node cannot take them all: it waits for the second one.
      if (new Set(runs.map((run) => run.node)).size === 2) finish()
      await finished
    },
  })
  const { pool, listen } = t.connection
  const nodes = ['one', 'two'].map((name) => ({
    job: jobOn(name),
    queue: createJobQueue(pool, silent, { listen, followsClock: false }),
  }))
  try {
    for (const { job, queue } of nodes) await queue.start([job], () => t.node.ctx)
    const [{ job, queue } = expect.fail('no node')] = nodes
    const numbers = Array.from({ length: count }, (_, number) => ({ number }))
    await inTransaction(t.node.ctx, (ctx) => queue.sendAll(ctx, job, numbers))
    await expect.poll(() => runs.length, { timeout: 30_000 }).toBe(count)
    expect(new Set(runs.map(({ number }) => number)).size).toBe(count)
  } finally {
    finish()
    for (const { queue } of nodes) await queue.stop()
  }
  expect(new Set(runs.map(({ node }) => node))).toEqual(new Set(['one', 'two']))
  expect(runs).toHaveLength(count)
})
