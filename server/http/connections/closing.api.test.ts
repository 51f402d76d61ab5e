import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { portOf } from '#server/testing/raw-connection.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()

/** Runs in its own thread: visitors who connect while the server's event loop is blocked. */
const visitors = `
  const { request } = require('node:http')
  const { parentPort, workerData } = require('node:worker_threads')
  const visit = () => new Promise((resolve) => {
    const sent = request({ port: workerData, host: '127.0.0.1', path: '/api/crew-finder', agent: false }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode))
    })
    sent.on('error', ({ code }) => resolve(code))
    sent.end()
  })
  parentPort.once('message', async () => {
    const visits = Array.from({ length: 20 }, visit)
    parentPort.postMessage('sent')
    parentPort.postMessage(await Promise.all(visits))
  })
`

const keepBusy = (ms: number) => {
  const end = performance.now() + ms
  while (performance.now() < end);
}

test('visitors who connected before the server stops get their answers', async () => {
  const worker = new Worker(visitors, { eval: true, workerData: await portOf(t.node.app) })
  const answers = new Promise((resolve) => {
    worker.on('message', (message: unknown) => {
      if (message !== 'sent') resolve(message)
    })
  })
  await new Promise((resolve) => worker.once('online', resolve))
  worker.postMessage('go')
  // The embedded database blocks the event loop in the same way.
  keepBusy(1_000)
  const closed = t.node.app.close()
  expect(await answers).toEqual(Array(20).fill(200))
  await closed
  await worker.terminate()
})

test('a node that stops is not ready at once, and answers whoever still comes to it', async () => {
  const { node } = await t.startNode()
  const port = await portOf(node.app)
  const visit = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
  const health = () =>
    Promise.all(['/ready', '/alive', ''].map(async (path) => (await visit(`/api/health${path}`)).status))
  expect(await health()).toEqual([200, 200, 200])
  const closed = node.app.close()
  const [statuses, board] = await Promise.all([health(), visit('/api/crew-finder')])
  expect([statuses, board.status, board.headers.get('connection')]).toEqual([[503, 200, 503], 200, 'close'])
  await closed
})
