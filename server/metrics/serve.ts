/** Answers Prometheus, on a port of its own: what it says is for the operator alone. */
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { Pool } from 'pg'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { Log } from '#server/log.ts'
import { registry } from './registry.ts'

/** The jobs of one queue that no node has begun. */
export interface WaitingJobs {
  readonly queue: string
  readonly count: number
  /** Of the oldest; 0 without one. */
  readonly oldestSeconds: number
}

interface ReplicaState {
  readonly isUsed: boolean
  readonly lagSeconds: number
}

export interface Sources {
  readonly pool: Pool
  /** Undefined without a replica. */
  readonly replicaState?: (() => ReplicaState) | undefined
  readonly listWaitingJobs: () => Promise<readonly WaitingJobs[]>
  readonly isReady: () => boolean
  readonly log: Log
}

/** Less than Prometheus waits, so that it learns the rest while the database stands still. */
const maxQueryMs = 2_000

const inTime = <T>(work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${maxQueryMs} ms`)), maxQueryMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })

const addReady = (isReady: Sources['isReady'], registers: Registry[]): void => {
  new Gauge({
    name: 'crewbeacon_ready',
    help: 'Whether this node has started: 1, or 0 while it cannot.',
    registers,
    collect() {
      this.set(isReady() ? 1 : 0)
    },
  })
}

const addPool = (pool: Pool, registers: Registry[]): void => {
  new Gauge({
    name: 'crewbeacon_pool_connections',
    help: 'Connections to the database, by state: in use or idle.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
    },
  })
  new Gauge({
    name: 'crewbeacon_pool_waiting',
    help: 'Requests waiting for a connection to the database.',
    registers,
    collect() {
      this.set(pool.waitingCount)
    },
  })
}

const addReplica = (state: () => ReplicaState, registers: Registry[]): void => {
  new Gauge({
    name: 'crewbeacon_replica_used',
    help: '1 while the replica is used, 0 while it is left out.',
    registers,
    collect() {
      this.set(state().isUsed ? 1 : 0)
    },
  })
  new Gauge({
    name: 'crewbeacon_replica_lag_seconds',
    help: 'How far the replica is behind the primary at most, when it last answered.',
    registers,
    collect() {
      this.set(state().lagSeconds)
    },
  })
}

/** The nodes share the queue, so that all of them report the same. Returns the function that looks it up. */
const addQueue = ({ listWaitingJobs, isReady, log }: Sources, registers: Registry[]) => {
  const labelNames = ['queue'] as const
  const waiting = new Gauge({
    name: 'crewbeacon_jobs_waiting',
    help: 'Waiting jobs of each queue, those that failed and will be tried again among them.',
    labelNames,
    registers,
  })
  const oldest = new Gauge({
    name: 'crewbeacon_jobs_oldest_seconds',
    help: 'The age of the oldest waiting job of each queue.',
    labelNames,
    registers,
  })
  let isReadable = true
  const listOrNone = async (): Promise<readonly WaitingJobs[]> => {
    // The first start has yet to create the queue.
    if (!isReady()) return []
    try {
      const queues = await inTime(listWaitingJobs())
      if (!isReadable) log.info({}, 'queue readable again')
      isReadable = true
      return queues
    } catch (error) {
      if (isReadable) log.warn({ reason: String(error) }, 'queue not readable, waiting jobs are not measured')
      isReadable = false
      return []
    }
  }
  return async (): Promise<void> => {
    const queues = await listOrNone()
    waiting.reset()
    oldest.reset()
    for (const { queue, count, oldestSeconds } of queues) {
      waiting.set({ queue }, count)
      oldest.set({ queue }, oldestSeconds)
    }
  }
}

/** Resolves once it listens. */
export const serveMetrics = async (sources: Sources, port: number, host: string) => {
  const own = new Registry()
  // Every ten milliseconds, as it is by default, would be most of what an idle node does.
  collectDefaultMetrics({ register: own, eventLoopMonitoringPrecision: 100 })
  addReady(sources.isReady, [own])
  addPool(sources.pool, [own])
  if (sources.replicaState) addReplica(sources.replicaState, [own])
  const updateQueue = addQueue(sources, [own])
  const all = Registry.merge([registry, own])
  const answer = async (response: ServerResponse): Promise<void> => {
    try {
      await updateQueue()
      const text = await all.metrics()
      response.writeHead(200, { 'content-type': all.contentType }).end(text)
    } catch (error) {
      // Left to itself, it would end the process.
      sources.log.error({ err: error }, 'metrics failed')
      response.writeHead(500).end()
    }
  }
  const server = createServer(({ url }, response) => {
    if (url === '/metrics') answer(response)
    else response.writeHead(404).end()
  })
  server.listen(port, host)
  await once(server, 'listening')
  return server
}
