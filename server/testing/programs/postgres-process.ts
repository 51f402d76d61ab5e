/** A Postgres server of one file of tests, which can be killed and started again. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { eventually } from '#server/testing/eventually.ts'
import { freePort } from './free-port.ts'

const run = promisify(execFile)

/** Postgres does not run as root: the user that the server of the test run has. */
const user = (): { uid?: number; gid?: number } => {
  const [uid, gid] = (process.env.TEST_POSTGRES_USER || '').split(':')
  return uid ? { uid: Number(uid), gid: Number(gid) } : {}
}

const program = (name: string): string => join(process.env.TEST_POSTGRES_BIN ?? '', name)

const optionsIn = (folder: string) => ({
  ...user(),
  cwd: folder,
  env: { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C.UTF-8' },
})

const settings = (folder: string, port: number): string[] =>
  Object.entries({
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    timezone: 'UTC',
    shared_buffers: '32MB',
    fsync: 'off',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])

/** Ends with Postgres, and stops it when its input closes, however this process ends. */
const guard = `
  exec 3<&0
  "$@" &
  server=$!
  { cat <&3 >/dev/null; kill -QUIT $server 2>/dev/null; } &
  wait $server
`

const canConnect = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } finally {
    await client.end()
  }
}

/** `fill` makes the cluster in a folder of its own. */
const createServer = async (fill: (cluster: string, folder: string) => Promise<unknown>) => {
  const folder = await mkdtemp(join(tmpdir(), 'crewbeacon-postgres-'))
  const { uid, gid } = user()
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid)
  const cluster = join(folder, 'cluster')
  await fill(cluster, folder)
  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  let guarded: ChildProcess | undefined

  const isRunning = () => guarded !== undefined && guarded.exitCode === null
  const start = (): Promise<void> =>
    eventually(async () => {
      // After a crash it exits immediately as long as a process of its predecessor is left.
      if (!isRunning())
        guarded = spawn(
          'sh',
          ['-c', guard, 'guard', program('postgres'), '-D', cluster, ...settings(folder, port)],
          {
            ...optionsIn(folder),
            detached: true,
            stdio: ['pipe', 'ignore', 'ignore'],
          },
        )
      await canConnect(url)
    })
  const untilEnded = async (end: () => void): Promise<void> => {
    if (!guarded || !isRunning()) return
    const ended = once(guarded, 'exit')
    end()
    await ended
  }
  const end = () => untilEnded(() => guarded?.stdin?.end())
  await start()
  return {
    url,
    port,
    start,
    end,
    kill: async (): Promise<void> => {
      const [pid] = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')
      await untilEnded(() => process.kill(Number(pid), 'SIGKILL'))
    },
    remove: async (): Promise<void> => {
      await end()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type PostgresServer = Awaited<ReturnType<typeof createServer>>

const initdb = ['-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-sync', '-D']
export const createPrimary = (): Promise<PostgresServer> =>
  createServer((cluster, folder) => run(program('initdb'), [...initdb, cluster], optionsIn(folder)))

const basebackup = [
  '-U',
  'postgres',
  '-h',
  '127.0.0.1',
  '--write-recovery-conf',
  '--checkpoint=fast',
  '--no-sync',
]
export const createReplica = ({ port }: PostgresServer): Promise<PostgresServer> =>
  createServer((cluster, folder) =>
    run(program('pg_basebackup'), [...basebackup, '-p', String(port), '-D', cluster], optionsIn(folder)),
  )
