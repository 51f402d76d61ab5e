// A visitor in a thread of their own, whose times do not suffer from what the attackers keep their own thread busy with.
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import { createClient } from './client.mjs'

const maxMs = 1_000

/**
 * @typedef {Pick<import('./client.mjs').Answer, 'status' | 'ms'>} Visit
 * @typedef {{ baseline: Visit[], visits: Visit[], normalAfter: number }} Report
 */

const baselineMs = 4_000

const visited = [
  '/',
  '/search',
  '/crew/5',
  '/api/crew-finder',
  '/api/crew-finder?search=mining',
  '/api/crew/5',
  '/favicon.svg',
]

/** Whether a visit is as it should be. */
export const isWithin =
  (longestMs = maxMs) =>
  /** @param {Visit} visit */
  ({ status, ms }) =>
    status === 200 && ms <= longestMs
const isFine = isWithin()

/**
 * @param {number} port
 * @param {import('node:worker_threads').MessagePort} parent
 */
const runVisitor = async (port, parent) => {
  const client = createClient(port)
  /** @type {Visit[]} */
  const visits = []
  let isOver = false
  parent.once('message', () => {
    isOver = true
  })
  const visit = async () => {
    for (const path of visited) {
      // An address for each visit, so that the visitor never meets a limit.
      const { status, ms } = await client.send({ path, address: `192.0.2.${visits.length % 250}` })
      visits.push({ status, ms })
    }
    await wait(100)
    return visits.slice(-visited.length).every(isFine)
  }
  // Connected before the attack, as behind a proxy, which keeps its connections open: Node accepts only one new
  // connection in each turn of its event loop.
  const start = performance.now()
  while (performance.now() - start < baselineMs) await visit()
  // Without the first, which finds everything cold.
  const baseline = visits.splice(0).slice(visited.length)
  parent.postMessage('ready')
  while (!isOver) await visit()
  const during = visits.length

  // Until ten visits in a row are as they should be.
  const end = performance.now()
  let normalAfter = 0
  for (let inARow = 0; inARow < 10 && performance.now() - end < 120_000; ) {
    inARow = (await visit()) ? inARow + 1 : 0
    if (inARow === 0) normalAfter = (performance.now() - end) / 1000
  }
  parent.postMessage({ baseline, visits: visits.slice(0, during), normalAfter })
}

/**
 * @param {readonly Visit[]} visits
 * @param {number} share of the visits that are faster
 */
export const quantile = (visits, share) =>
  visits.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(visits.length * share)] ?? 0

/** Begins to visit; the returned function ends that and returns what was seen. */
export const startVisitor = async (/** @type {number} */ port) => {
  const worker = new Worker(new URL(import.meta.url), { workerData: { port } })
  await once(worker, 'message')
  return async () => {
    worker.postMessage('over')
    const [report] = /** @type {[Report]} */ (await once(worker, 'message'))
    await worker.terminate()
    return report
  }
}

if (parentPort) await runVisitor(workerData.port, parentPort)
