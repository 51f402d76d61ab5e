/** Stops the server without cutting anyone off: requests sent before are still answered. */
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** New requests are accepted until none has arrived for this long. */
const quietMs = 200
/** Seven seconds in all: a proxy that checks the health every five has sent its visitors elsewhere by then. */
const maxQuietWaits = 35
/** After that, requests in progress have this long to finish. */
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
    // The embedded database may have blocked the event loop all that time. A connection needs one turn of it to be
    // accepted and another to be read.
    for (let turn = 0; turn < 3; turn += 1) await nextTurn()
    if (arrivals === before) return
  }
}

/** Returns whether the server has begun to stop. */
export const answerBeforeClosing = (app: FastifyInstance): (() => boolean) => {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
    if (app.server.listening) await untilQuiet(app)
    // Browsers open connections in advance; an unused one would keep the server from stopping.
    setTimeout(() => app.server.closeAllConnections(), closingMs).unref()
  })
  return () => isStopping
}
