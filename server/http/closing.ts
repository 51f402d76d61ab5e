/** Stopping the server: everything that was sent to it until then is answered. */
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/errors.ts'

/** It still takes requests until none has come for so long, so that nobody is cut off who connected a moment ago. */
const quietMs = 200
const maxQuietWaits = 10
/** How long requests in progress have after that. */
const closingMs = 6_000

const untilQuiet = async ({ server }: FastifyInstance): Promise<void> => {
  let arrivals = 0
  const count = () => {
    arrivals += 1
  }
  server.on('connection', count)
  server.on('request', count)
  for (let waits = 0; waits < maxQuietWaits; waits += 1) {
    const before = arrivals
    await wait(quietMs)
    // The embedded database may have kept the event loop busy all that time: one turn to accept, one to read.
    for (let turn = 0; turn < 3; turn += 1) await nextTurn()
    if (arrivals === before) return
  }
}

export const answerBeforeClosing = (app: FastifyInstance): void => {
  let isClosing = false
  app.addHook('onRequest', async () => {
    if (isClosing) throw new AppError('unavailable')
  })
  app.addHook('preClose', async () => {
    if (app.server.listening) await untilQuiet(app)
    isClosing = true
    // Browsers open connections ahead of need; one that never sends a request would keep the server from stopping.
    setTimeout(() => app.server.closeAllConnections(), closingMs).unref()
  })
}
