import type { AddressInfo } from 'node:net'
import type { Pool } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { silentLog } from '#server/log.ts'
import { type Sources, serveMetrics } from './serve.ts'

const healthy: Sources = {
  pool: { totalCount: 10, idleCount: 0, waitingCount: 7 } as Pool,
  listWaitingJobs: async () => [{ queue: 'mail', count: 2, oldestSeconds: 30 }],
  isReady: () => true,
  log: silentLog,
}

/** Returns what Prometheus does to get the metrics. */
const serve = async (sources: Partial<Sources>) => {
  const server = await serveMetrics({ ...healthy, ...sources }, 0, '127.0.0.1')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
    return { status: answer.status, text: await answer.text() }
  }
}

test('Prometheus learns the rest while the queue cannot be looked up', async () => {
  const scrape = await serve({ listWaitingJobs: () => new Promise<never>(() => undefined) })
  const { text } = await scrape()
  expect(text).toContain('crewbeacon_pool_waiting 7')
  expect(text).not.toContain('crewbeacon_jobs_waiting{')
})

test('the log says once that the queue cannot be read, and once that it can be read again', async () => {
  const lines: string[] = []
  const note = (_details: object, message: string) => void lines.push(message)
  let isAway = false
  const scrape = await serve({
    listWaitingJobs: async () => {
      if (isAway) throw new Error('terminating connection')
      return []
    },
    log: { info: note, warn: note, error: note },
  })
  for (isAway of [false, true, true, false, false]) await scrape()
  expect(lines).toEqual(['queue not readable, waiting jobs are not measured', 'queue readable again'])
})

test('a node that has not started yet says so, and does not look for the queue', async () => {
  let isReady = false
  const scrape = await serve({ isReady: () => isReady })
  const before = (await scrape()).text
  expect(before).toContain('crewbeacon_ready 0')
  expect(before).not.toContain('crewbeacon_jobs_waiting{')
  isReady = true
  const after = (await scrape()).text
  expect(after).toContain('crewbeacon_ready 1')
  expect(after).toContain('crewbeacon_jobs_waiting{queue="mail"} 2')
})

test('metrics that cannot be collected are an answer and a line in the log, not the end of the server', async () => {
  const lines: string[] = []
  const pool = {
    get totalCount(): number {
      throw new Error('the pool is gone')
    },
  } as Pool
  const scrape = await serve({
    pool,
    log: { ...silentLog, error: (_details, message) => void lines.push(message) },
  })
  expect((await scrape()).status).toBe(500)
  expect((await scrape()).status).toBe(500)
  expect(lines).toEqual(['metrics failed', 'metrics failed'])
})
