import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { portOf } from '#server/testing/raw-connection.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()

/** Visitors in a thread of their own, who connect while the server is too busy to notice. */
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

test('whoever connected before the server stops is answered', async () => {
  const worker = new Worker(visitors, { eval: true, workerData: await portOf(t.node.app) })
  const answers = new Promise((resolve) => {
    worker.on('message', (message: unknown) => {
      if (message !== 'sent') resolve(message)
    })
  })
  await new Promise((resolve) => worker.once('online', resolve))
  worker.postMessage('go')
  // As the embedded database does.
  keepBusy(1_000)
  const closed = t.node.app.close()
  expect(await answers).toEqual(Array(20).fill(200))
  await closed
  await worker.terminate()
})
