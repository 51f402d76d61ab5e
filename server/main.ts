import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { defaultSite } from '#contract/wire/site.ts'
import { createResponseCache } from '#server/http/caching/response-cache.ts'
import { createLimits } from '#server/http/limits/limits.ts'
import { loadOperatorFiles } from './app/operator-files.ts'
import { warmUpPages } from './app/pages.ts'
import { contextFor, type Services } from './app/services.ts'
import { buildApp, createServer } from './app.ts'
import { readConfig } from './config.ts'
import { connect } from './db/connect.ts'
import { isDatabaseAway, isLockTimeout } from './db/failures.ts'
import { migrate } from './db/migrate.ts'
import { followReplica } from './db/replica.ts'
import { measureStatements } from './db/statement-times.ts'
import { seedDemo } from './demo/seed.ts'
import { importShips, type loadShips } from './features/fleet/fleet-catalogue.service.ts'
import { jobs } from './features.ts'
import { createJobQueue } from './jobs/queue.ts'
import { serveMetrics } from './metrics/serve.ts'
import { siteOf } from './pages/site.ts'
import { loadPage } from './pages/static.ts'
import { createBus } from './realtime/bus.ts'

const webFolder = fileURLToPath(new URL('../web', import.meta.url))
const renderFile = new URL('../render/render.js', import.meta.url).href
const shutdownMs = 14_000

/** For what keeps the server from starting: one clear line at the terminal. */
const printError = (error: unknown) =>
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)

const print = (line: string) => process.stdout.write(`${line}\n`)

/**
 * Migrates, starts the jobs and renders each kind of page once. While the database is unreachable, it says so to visitors
 * and retries with back-off.
 */
const prepare = async (
  services: Services,
  app: FastifyInstance,
  { ships, say }: { readonly ships: ReturnType<typeof loadShips>; readonly say: (line: string) => void },
  stopped: AbortSignal,
  listen: () => Promise<void>,
): Promise<void> => {
  const { config, connection } = services
  for (let delayMs = 500; !stopped.aborted; delayMs = Math.min(delayMs * 2, 8_000)) {
    try {
      await migrate(connection)
      await importShips({ db: connection.db, config }, ships)
      await services.bus.start()
      if (config.demo) await seedDemo(contextFor(services, app), say)
      await services.jobs.start(jobs, () => contextFor(services, app))
      await warmUpPages(services, app)
      return
    } catch (error) {
      if (stopped.aborted) return
      if (!isDatabaseAway(error)) throw error
      const isInUse = isLockTimeout(error)
      // Where only a table is in use, the nodes that are ready go on serving.
      if (!isInUse) await listen()
      const what = isInUse ? 'a table that has to change is in use' : 'database unreachable'
      app.log.warn({ reason: String(error) }, `${what}, retrying in ${delayMs} ms`)
      await wait(delayMs, undefined, { signal: stopped }).catch(() => undefined)
    }
  }
}

const run = async (): Promise<void> => {
  const config = readConfig()
  const { ships, locations, containsForbiddenWord } = loadOperatorFiles(config)
  const app = createServer(config)
  const { log } = app
  const say = (line: string) => (config.production ? log.info(line) : print(line))
  let ready = false
  const { operatorName, operatorAddress } = config.site
  if (config.production && (operatorName === defaultSite.operatorName || operatorAddress.length === 0))
    log.warn('The legal pages do not say who runs this site: set OPERATOR_NAME and OPERATOR_ADDRESS.')
  const connection = await connect(config, log)
  const replica = followReplica(config, log)
  const services: Services = {
    config,
    connection,
    replica,
    jobs: createJobQueue(connection.pool, log, { listen: connection.listen }),
    bus: createBus(connection),
    limits: createLimits(connection.pool, config.rateLimitScale),
    responseCache: createResponseCache(),
    containsForbiddenWord,
    locations,
    now: () => new Date(),
    isReady: () => ready,
    // The embedded database runs in this process: a busy event loop does not mean too many requests.
    maxDelayMs: connection.embedded ? 0 : 2_000,
    page: await loadPage(webFolder, siteOf({ config, locations }), renderFile),
  }
  await buildApp(services, app)
  const { metricsPort } = config
  if (metricsPort !== undefined) {
    measureStatements(connection.pool)
    if (replica) measureStatements(replica.pool)
    await serveMetrics(
      {
        pool: connection.pool,
        replicaState: replica?.state,
        listWaitingJobs: services.jobs.listWaiting,
        isReady: services.isReady,
        log,
      },
      metricsPort,
      config.host,
    )
  }

  const stopping = new AbortController()
  const stop = async (exitCode: number) => {
    if (stopping.signal.aborted) return
    stopping.abort()
    setTimeout(() => process.exit(1), shutdownMs).unref()
    // At the same time: what is in progress has as long as requests have, and no other job is begun.
    await Promise.all([app.close(), services.jobs.stop()])
    await services.bus.stop()
    await replica?.close()
    await connection.close()
    process.exit(exitCode)
  }
  process.on('SIGTERM', () => stop(0))
  process.on('SIGINT', () => stop(0))

  // Not before it is ready: a proxy sends visitors to every node that listens.
  const listen = async () => {
    if (!app.server.listening && !stopping.signal.aborted)
      await app.listen({ port: config.port, host: config.host })
  }
  try {
    await prepare(services, app, { ships, say }, stopping.signal, listen)
    ready = !stopping.signal.aborted
    await listen()
    if (ready) say(`CrewBeacon is ready at ${config.publicUrl}`)
  } catch (error) {
    printError(error)
    await stop(1)
  }
}

run().catch((error: unknown) => {
  printError(error)
  process.exit(1)
})
