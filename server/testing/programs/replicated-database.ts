/** A database with a real streaming replica, which can be held back. */
import pg from 'pg'
import { followReplica } from '#server/db/replica.ts'
import { openDatabaseOn, type TestDatabase } from '#server/testing/database.ts'
import { eventually } from '#server/testing/eventually.ts'
import { startStallingProxy } from '#server/testing/fakes/stalling-proxy.ts'
import { createPrimary, createReplica, type PostgresServer } from './postgres-process.ts'

export const createReplicatedDatabase = () => {
  let primary: PostgresServer
  let replica: PostgresServer
  let proxy: Awaited<ReturnType<typeof startStallingProxy>>
  const lines: string[] = []
  const note = (_details: object, message: string) => void lines.push(message)

  const ask = async (statement: string): Promise<unknown> => {
    const client = new pg.Client({ connectionString: replica.url })
    await client.connect()
    const { rows } = await client.query<{ answer: unknown }>(statement).finally(() => client.end())
    return rows[0]?.answer
  }

  const open = async (): Promise<TestDatabase> => {
    primary = await createPrimary()
    const { url, database } = await openDatabaseOn(primary.url)
    replica = await createReplica(primary)
    const replicaUrl = new URL(url)
    replicaUrl.port = String(replica.port)
    proxy = await startStallingProxy(replicaUrl)
    return {
      ...database,
      followReplica: (maxLagMs) =>
        followReplica(
          {
            databaseUrl: url,
            databaseDirectUrl: undefined,
            readDatabaseUrl: proxy.url.href,
            ...(maxLagMs !== undefined && { maxLagMs }),
          },
          { info: note, warn: note, error: note },
        ),
      close: async () => {
        await database.close()
        await proxy.stop()
        await replica.remove()
        await primary.remove()
      },
    }
  }

  return {
    open,
    /** What the nodes logged about the replica. */
    lines,
    get primary() {
      return primary
    },
    get replica() {
      return replica
    },
    /** In front of the replica. */
    get proxy() {
      return proxy
    },
    /** From here on the replica stays as it is, however much the primary writes. */
    hold: async (): Promise<void> => {
      await ask('select pg_wal_replay_pause()')
      await eventually(async () => {
        if ((await ask('select pg_get_wal_replay_pause_state() as answer')) !== 'paused')
          throw new Error('it still replays')
      })
    },
    release: (): Promise<unknown> => ask('select pg_wal_replay_resume()'),
  }
}
