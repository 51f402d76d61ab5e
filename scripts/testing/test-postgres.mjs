// A Postgres server for one test run: a new cluster in a temporary folder, on a free port.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.mjs'
import { findPostgres } from './machine.mjs'

/** @typedef {import('node:stream').Readable} Readable */
/** @typedef {import('node:stream').Writable} Writable */

// Postgres refuses to run as root, so root runs it as a user without privileges.
export const unprivilegedUser = () => {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync('/etc/passwd', 'utf8').split('\n')
  const line = ['postgres', 'nobody']
    .map((name) => users.find((user) => user.startsWith(`${name}:`)))
    .find(Boolean)
  if (!line) throw new Error('Postgres does not run as root, and there is no user postgres or nobody')
  const [, , uid, gid] = line.split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

// What tests write need not survive a power cut, so it does not wait for the disk.
const undurable = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/** @type {(folder: string, port: number, durable: boolean) => string[]} */
const settings = (folder, port, durable) =>
  Object.entries({
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: 200,
    timezone: 'UTC',
    ...(durable ? { shared_buffers: '1GB', max_wal_size: '4GB' } : undurable),
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])

// The guard stops Postgres and removes its folder when its input closes. The system closes it however this process
// ends, even by kill -9.
const guard = `
  folder=$1; shift
  "$@" &
  cat >/dev/null
  kill -QUIT $! 2>/dev/null
  wait $!
  rm -rf "$folder"
`

/**
 * Resolves when the log says that Postgres accepts connections.
 *
 * @param {import('node:child_process').ChildProcessByStdio<Writable, null, Readable>} child
 * @returns {Promise<void>}
 */
const untilReady = (child) =>
  new Promise((resolve, reject) => {
    let log = ''
    const fail = (/** @type {string} */ reason) =>
      reject(new Error(`Postgres did not start: ${reason}\n${log}`))
    const timer = setTimeout(() => fail('no answer within 60 seconds'), 60_000)
    child.once('exit', (code) => fail(`exit code ${code}`))
    const read = (/** @type {Buffer} */ chunk) => {
      log += chunk
      if (log.includes('FATAL:')) fail('see its log')
      if (!log.includes('ready to accept connections')) return
      clearTimeout(timer)
      // From here on the log only has to be drained.
      child.stderr.off('data', read).resume()
      resolve()
    }
    child.stderr.on('data', read)
  })

/** With `durable` it writes as in production, for measuring. */
export const startPostgres = async ({ durable = false } = {}) => {
  const bin = findPostgres()
  if (!bin)
    throw new Error('Postgres 15 or newer was not found: install it, or run npm test as root on Debian')
  const user = unprivilegedUser()
  const folder = mkdtempSync(join(tmpdir(), 'crewbeacon-postgres-'))
  if (user) chownSync(folder, user.uid, user.gid)

  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C.UTF-8' } }
  const cluster = join(folder, 'cluster')
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', cluster, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--lc-messages=C', '--no-sync'],
    { ...options, encoding: 'utf8' },
  )
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true })
    throw new Error(`initdb failed:\n${made.error?.message ?? made.stderr}`)
  }

  const port = await freePort()
  const server = [join(bin, 'postgres'), '-D', cluster, ...settings(folder, port, durable)]
  // Its own process group: Ctrl-C must reach only the tests, which then stop Postgres through the guard.
  const child = spawn('sh', ['-c', guard, 'guard', folder, ...server], {
    ...options,
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.stdin.end()
    await ended
  }
  try {
    await untilReady(child)
  } catch (error) {
    await stop()
    throw error
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop }
}
