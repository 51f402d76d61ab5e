/** Answers Prometheus, on a port of its own: what it says is for the operator alone. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Pool } from 'pg'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { registry } from './registry.ts'

/** The jobs of one queue that nobody has begun. */
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
}

/** Less than Prometheus waits, so that it learns the rest while the database stands still. */
const maxQueryMs = 2_000

const orNone = <T>(work: Promise<readonly T[]>): Promise<readonly T[]> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, maxQueryMs, [])
    work.then(resolve, () => resolve([])).finally(() => clearTimeout(timer))
  })

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
    help: 'Who waits for a connection to the database.',
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

/** Every node tells the same of the queue, which they share. Returns the function that looks it up. */
const addQueue = (listWaitingJobs: Sources['listWaitingJobs'], registers: Registry[]) => {
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
  return async (): Promise<void> => {
    const queues = await orNone(listWaitingJobs())
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
  const { pool, replicaState, listWaitingJobs } = sources
  const own = new Registry()
  collectDefaultMetrics({ register: own })
  addPool(pool, [own])
  if (replicaState) addReplica(replicaState, [own])
  const updateQueue = addQueue(listWaitingJobs, [own])
  const all = Registry.merge([registry, own])
  const server = createServer(async ({ url }, response) => {
    if (url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    await updateQueue()
    const text = await all.metrics()
    response.writeHead(200, { 'content-type': all.contentType }).end(text)
  })
  server.listen(port, host)
  await once(server, 'listening')
  return server
}
