/**
 * A streaming replica for statements that only read. It is used while it has everything that was announced to browsers,
 * and is not far behind in what was not.
 */
import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { Config } from '#server/config.ts'
import type { Log } from '#server/log.ts'
import { connectForProbes, connectToReplica } from './connect.ts'
import type { Schema } from './schema.ts'
import { latestPosition, readPrimaryPosition, readReplicaPosition } from './wal-position.ts'

const maxLagMs = 5_000
const lookEveryMs = 500
const shortestPauseMs = 5

export interface Replica {
  readonly pool: pg.Pool
  /** Undefined while the primary has to answer: the replica is left out, or lacks something up to that position. */
  find(position: number): Kysely<Schema> | undefined
  /** Something has changed that browsers will refetch. Until the replica has it, it is not used. */
  announce(): void
  /** Everything that is committed now is before it. */
  writtenPosition(): Promise<number>
  state(): { readonly isUsed: boolean; readonly lagSeconds: number }
  close(): Promise<void>
}

type Health = 'unknown' | 'used' | 'away' | 'behind'

export interface ReplicaOptions
  extends Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'readDatabaseUrl'> {
  readonly maxLagMs?: number
}

/** Undefined without a replica in the configuration. */
export const followReplica = (options: ReplicaOptions, log: Log): Replica | undefined => {
  const { databaseUrl, databaseDirectUrl, readDatabaseUrl, maxLagMs: longestMs = maxLagMs } = options
  if (databaseUrl === undefined || readDatabaseUrl === undefined) return undefined
  const { db, pool, interrupt } = connectToReplica(readDatabaseUrl, databaseDirectUrl !== undefined)
  const primary = connectForProbes(databaseUrl)
  const primaryAfterWrites = connectForProbes(databaseUrl)
  const replica = connectForProbes(readDatabaseUrl)

  /** How much was announced, and how much of it the replica has. */
  let announced = 1
  let replayed = 0
  let position = 0
  let lagMs = 0
  let behindSince: number | undefined
  let health: Health = 'unknown'
  let isClosed = false
  let wake = (): void => undefined

  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const setHealth = (next: Health, details: object = {}): void => {
    if (next === health) return
    health = next
    if (next === 'used') log.info(details, 'the replica is used')
    else log.warn(details, 'the replica is left out')
    if (next === 'away') interrupt()
  }

  /** Waits until the replica has what the primary has now. Returns how long to wait before the next time. */
  const catchUp = async (): Promise<number> => {
    const began = performance.now()
    const target = announced
    const written = await readPrimaryPosition(primary).catch(() => undefined)
    // A primary that is away writes nothing: what the replica has is all there is, if it is still there itself.
    if (written === undefined) {
      position = await readReplicaPosition(replica)
      return lookEveryMs
    }
    behindSince ??= began
    for (let pauseMs = shortestPauseMs; !isClosed; pauseMs = Math.min(pauseMs * 2, lookEveryMs)) {
      position = await readReplicaPosition(replica)
      const now = performance.now()
      lagMs = now - behindSince
      if (now - began > longestMs) {
        setHealth('behind', { reason: `more than ${longestMs / 1000} seconds behind` })
        break
      }
      if (position >= written) {
        behindSince = undefined
        replayed = target
        setHealth('used')
        return announced > replayed ? shortestPauseMs : lookEveryMs
      }
      await pause(pauseMs)
    }
    return 0
  }

  const follow = async (): Promise<void> => {
    while (!isClosed) {
      const pauseMs = await catchUp().catch((error: unknown) => {
        setHealth('away', { reason: String(error) })
        return lookEveryMs
      })
      if (!isClosed) await pause(pauseMs)
    }
  }
  const following = follow()

  return {
    pool,
    find: (needed) => (health === 'used' && replayed === announced && needed <= position ? db : undefined),
    announce: () => {
      announced += 1
      if (health === 'used') wake()
    },
    writtenPosition: () => readPrimaryPosition(primaryAfterWrites).catch(() => latestPosition),
    state: () => ({ isUsed: health === 'used', lagSeconds: lagMs / 1000 }),
    close: async () => {
      isClosed = true
      wake()
      await following
      await Promise.all([db.destroy(), primary.end(), primaryAfterWrites.end(), replica.end()])
    },
  }
}
