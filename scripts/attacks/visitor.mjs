// A visitor in a thread of their own, whose times do not suffer from what the attackers keep their own thread busy with.
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { createClient } from './client.mjs'

const maxMs = 1_000

export const isFine = ({ status, ms }) => status === 200 && ms <= maxMs

const runVisitor = async (port) => {
  const client = createClient(port)
  const visits = []
  let isOver = false
  parentPort.once('message', () => {
    isOver = true
  })
  const visit = async () => {
    for (const path of ['/api/crew-finder', '/favicon.svg']) {
      // An address for each visit, so that the visitor never meets a limit.
      const { status, ms } = await client.send({ path, address: `192.0.2.${visits.length % 250}` })
      visits.push({ status, ms })
    }
    await wait(100)
    return visits.slice(-2).every(isFine)
  }
  while (!isOver) await visit()
  const during = visits.length

  // Until ten visits in a row are as they should be.
  const end = performance.now()
  let normalAfter = 0
  for (let inARow = 0; inARow < 10 && performance.now() - end < 120_000; ) {
    inARow = (await visit()) ? inARow + 1 : 0
    if (inARow === 0) normalAfter = (performance.now() - end) / 1000
  }
  parentPort.postMessage({ visits: visits.slice(0, during), normalAfter })
}

/** Begins to visit; the returned function ends that and tells how it was. */
export const startVisitor = (port) => {
  const worker = new Worker(new URL(import.meta.url), { workerData: { port } })
  return async () => {
    worker.postMessage('over')
    const [report] = await once(worker, 'message')
    await worker.terminate()
    return report
  }
}

if (!isMainThread) await runVisitor(workerData.port)
