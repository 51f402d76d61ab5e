/** The whole server for tests, called over HTTP. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import type { Endpoint, Request } from '#contract/wire/endpoint.ts'
import { contextFor, type Services } from '#server/app/services.ts'
import { buildApp } from '#server/app.ts'
import { type Config, readConfig } from '#server/config.ts'
import type { Context } from '#server/context.ts'
import type { Connection } from '#server/db/connect.ts'
import { writeViews } from '#server/features/crews/views/crews-views.service.ts'
import { jobs } from '#server/features.ts'
import { createResponseCache, type ResponseCache } from '#server/http/caching/response-cache.ts'
import { createLimits } from '#server/http/limits/limits.ts'
import { createJobQueue } from '#server/jobs/queue.ts'
import type { Page } from '#server/pages/page-rendering.ts'
import { siteOf } from '#server/pages/site.ts'
import { loadPage } from '#server/pages/static.ts'
import { type Bus, createBus } from '#server/realtime/bus.ts'
import { noDiscord } from '#server/testing/fakes/discord.ts'
import { type Mailbox, openMailbox } from '#server/testing/fakes/mailbox.ts'
import { loadLocations } from '#server/words/locations.ts'
import { loadWordCheck } from '#server/words/word-check.ts'
import { openTestDatabase, silent, type TestDatabase, type Through } from './database.ts'
import { waitOptions } from './eventually.ts'
import { builtPage, makePageFolder } from './page-folder.ts'
import { type Response, type SendOptions, sender } from './sender.ts'

/** The files of a worker share it: compiling it takes longer than most tests. */
const usualWordCheck = loadWordCheck(undefined)

interface Node {
  readonly app: FastifyInstance
  readonly ctx: Context
  readonly bus: Bus
  readonly responseCache: ResponseCache
}

export interface TestApp {
  readonly node: Node
  /** Only with `runsJobs`: without, no mail would ever be sent. */
  readonly mailbox: Mailbox
  readonly connection: Connection
  readonly clock: {
    advance(milliseconds: number): void
    /** Stops the clock until the end of the test. */
    stop(): Date
  }
  send<E extends Endpoint>(endpoint: E, request: Request<E>, options?: SendOptions): Promise<Response<E>>
  inject(options: InjectOptions): Promise<LightMyRequestResponse>
  /** A second node on the same database. Postgres only. */
  startNode(through?: Through): Promise<Pick<TestApp, 'send' | 'node'>>
}

interface Setup {
  readonly rateLimitScale?: number
  /** Rows stay from test to test, for tests that look at one scene which takes long to set up. */
  readonly keepRows?: boolean
  /** Runs the jobs that requests send, such as mails. Without it they stay in the queue, which no worker polls. */
  readonly runsJobs?: boolean
  /** Time limits as in production, for tests of these limits. */
  readonly hasProductionTimeouts?: boolean
  /** Variables of the environment, on top of those that all tests use. */
  readonly env?: Readonly<Record<string, string>>
  /**
   * Serves a page besides the API: a few small files, or the real page as `npm run build` made it. Only the first node: in
   * production each has a process for its renderer.
   */
  readonly withPage?: 'small' | 'built'
  /** Instead of the database of all tests. */
  readonly openDatabase?: () => Promise<TestDatabase>
  /** How long a visitor waits for a rendered page. Null: as long as in production. */
  readonly maxPageWaitMs?: number | null
  /** How far a replica may be behind for the first node; for others, as in production. */
  readonly maxLagMs?: number
  /** For tests of a node that has not started yet. */
  readonly isReady?: () => boolean
}

export const openTestApp = ({
  rateLimitScale = 10_000,
  keepRows = false,
  runsJobs = false,
  hasProductionTimeouts = false,
  env = {},
  withPage,
  openDatabase = () => openTestDatabase({ hasProductionTimeouts }),
  maxPageWaitMs = 60_000,
  maxLagMs,
  isReady = () => true,
}: Setup = {}): TestApp => {
  let database: TestDatabase
  let mailbox: Mailbox | undefined
  let config: Config
  let node: Node & { stop(): Promise<void> }
  let dataDir: string
  let pageFolder: string | undefined
  let offset = 0
  let stopped: number | undefined
  const others: { stop(): Promise<void> }[] = []

  const openPage = async (): Promise<Page | undefined> => {
    const site = siteOf({ config, locations: loadLocations(config.locationsFile) })
    if (withPage === 'built') return loadPage(builtPage.folder, site, builtPage.renderFile)
    return pageFolder === undefined ? undefined : loadPage(pageFolder, site)
  }

  const startNode = async (connection: Connection, page?: Page, maxLagMs?: number) => {
    const replica = database.followReplica?.(maxLagMs)
    const now = () => new Date((stopped ?? Date.now()) + offset)
    const services: Services = {
      config,
      connection,
      replica,
      // Tests run recurring jobs themselves: by the clock, one could come in the middle of any test.
      jobs: createJobQueue(connection.pool, silent, {
        followsClock: false,
        pollSeconds: 2,
        ...(runsJobs && { listen: connection.listen }),
      }),
      bus: createBus(connection),
      limits: createLimits(connection.pool, config.rateLimitScale),
      responseCache: createResponseCache(now),
      containsForbiddenWord: config.wordsFile ? loadWordCheck(config.wordsFile) : usualWordCheck,
      locations: loadLocations(config.locationsFile),
      now,
      isReady,
      // Loading the modules of a test blocks the event loop for seconds on a busy machine.
      maxDelayMs: 0,
      ...(maxPageWaitMs !== null && { maxPageWaitMs }),
      ...(page && { page }),
    }
    const app = await buildApp(services)
    await services.bus.start()
    if (runsJobs) await services.jobs.start(jobs, () => contextFor(services, app))
    else await services.jobs.open(jobs)
    const stop = async () => {
      await services.bus.stop()
      await services.jobs.stop()
      await app.close()
      await replica?.close()
    }
    return {
      app,
      ctx: contextFor(services, app),
      bus: services.bus,
      responseCache: services.responseCache,
      stop,
    }
  }

  /** One that is in progress would send its mail into the next test. */
  const finishJobs = async (): Promise<void> => {
    const { pool } = database.connection
    await pool.query(`delete from pgboss.job where state <> 'active'`)
    const countActive = async () =>
      (await pool.query(`select from pgboss.job where state = 'active'`)).rows.length
    await vi.waitUntil(async () => (await countActive()) === 0, waitOptions)
  }

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'crewbeacon-test-'))
    if (withPage === 'small') pageFolder = await makePageFolder()
    database = await openDatabase()
    if (runsJobs) mailbox = await openMailbox()
    const mail = mailbox && { SMTP_URL: mailbox.url }
    config = {
      ...readConfig({ LOG_LEVEL: 'silent', DISCORD_API_URL: noDiscord, DATA_DIR: dataDir, ...mail, ...env }),
      rateLimitScale,
    }
    // Before any worker can run what the file before left in the queue.
    await database.empty()
    node = await startNode(database.connection, await openPage(), maxLagMs)
  })
  beforeEach(async () => {
    // Views of the test before are stored some seconds later otherwise: for crews of this test, which have the same ids.
    await writeViews(node.ctx)
    offset = 0
    stopped = undefined
    if (runsJobs) await finishJobs()
    mailbox?.clear()
    // The requests of a second are counted in memory, by player: those of this test have the ids of the test before.
    if (rateLimitScale <= 1) await pause(1_000)
    if (!keepRows) await database.empty()
    // Those of the test before are about crews with the same ids.
    node.responseCache.clear()
  })
  afterAll(async () => {
    for (const other of [...others, node]) await other.stop()
    await mailbox?.close()
    await database.close()
    for (const folder of [dataDir, pageFolder]) if (folder) await rm(folder, { recursive: true, force: true })
  })

  return {
    get node() {
      return node
    },
    get mailbox() {
      if (!mailbox) throw new Error('a test of mails needs runsJobs')
      return mailbox
    },
    get connection() {
      return database.connection
    },
    clock: {
      advance: (milliseconds) => {
        offset += milliseconds
      },
      stop: () => {
        stopped = Date.now()
        return new Date(stopped + offset)
      },
    },
    send: (endpoint, request, options) => sender(node.app)(endpoint, request, options),
    inject: (options) => node.app.inject(options),
    startNode: async (through) => {
      const connection = await database.connectAgain(through)
      const other = await startNode(connection)
      others.push({ stop: () => other.stop().then(connection.close) })
      return { send: sender(other.app), node: other }
    },
  }
}
