// Starts programs in a temporary folder, and ends them all with it, however this process ends.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unprivilegedUser } from '../../scripts/testing/test-postgres.mjs'

/**
 * @typedef {object} Program
 * @property {number} pid
 * @property {(signal: NodeJS.Signals) => void} kill
 * @property {Promise<number | null>} ended with its exit code, or null if a signal ended it
 *
 * @typedef {ReturnType<typeof openPrograms>} Programs
 */

// The system closes the guard's input when this process ends, even by kill -9. Each program leads a group of processes, such as
// the workers of nginx. Postmasters are not in it: Patroni starts them as daemons.
const guard = `
  cat >/dev/null
  cd "$1" || exit
  for file in pids/*; do [ -f "$file" ] && kill -s KILL -- "-$(cat "$file")"; done
  for file in data/*/postmaster.pid; do
    [ -f "$file" ] || continue
    pid=$(head -n 1 "$file")
    # The pid may belong to another process by now.
    grep -q "$1" "/proc/$pid/cmdline" || continue
    backends=$(cat "/proc/$pid/task/$pid/children")
    kill -KILL "$pid" $backends
  done
  for _ in 1 2 3 4 5; do rm -rf "$1" && exit; sleep 0.2; done
`

/**
 * @param {number} pid a negative one is that of a group
 * @param {NodeJS.Signals} signal
 */
export const sendSignal = (pid, signal) => {
  try {
    process.kill(pid, signal)
  } catch (error) {
    // It may have ended in the meantime.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error
  }
}

export const openPrograms = () => {
  const user = unprivilegedUser()
  const folder = mkdtempSync(join(tmpdir(), 'crewbeacon-cluster-'))
  for (const name of ['', 'pids', 'data', 'run', 'logs']) {
    mkdirSync(join(folder, name), { recursive: true })
    if (user) chownSync(join(folder, name), user.uid, user.gid)
  }
  const guardian = spawn('sh', ['-c', guard, 'guard', folder], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  const guardEnded = once(guardian, 'exit')

  /** @type {(name: string, text: string, mode?: number) => string} */
  const writeFile = (name, text, mode = 0o600) => {
    const file = join(folder, name)
    writeFileSync(file, text, { mode })
    if (user) chownSync(file, user.uid, user.gid)
    return file
  }

  /**
   * What ended without being asked to, or otherwise than it was asked to.
   * @type {import('./load.mjs').Finding[]}
   */
  const crashes = []
  let isClosing = false
  const lastLines = (/** @type {string} */ name) =>
    readFileSync(join(folder, 'logs', name), 'utf8')
      .trimEnd()
      .split('\n')
      .slice(-8)
      .map((line) => line.slice(0, 300))
      .join('\n')

  /**
   * In a process group of its own: Ctrl+C must reach only us. Postgres and Patroni refuse to run as root. `isNode`: one of ours
   * runs as ourselves, and has to end with 0 when it is asked to.
   * @type {(name: string, command: string[], options?: { env?: Record<string, string>, isNode?: boolean }) => Program}
   */
  const start = (name, [program = '', ...args], { env = {}, isNode = false } = {}) => {
    const log = openSync(join(folder, 'logs', `${name}.log`), 'a')
    const child = spawn(program, args, {
      ...(isNode ? {} : user),
      cwd: folder,
      env: { PATH: `${process.env.PATH}:/usr/sbin`, HOME: folder, LC_ALL: 'C.UTF-8', ...env },
      detached: true,
      stdio: ['ignore', log, log],
    })
    closeSync(log)
    const { pid } = child
    if (pid === undefined) throw new Error(`${program} did not start`)
    const pidFile = writeFile(`pids/${name}`, String(pid))
    /** @type {NodeJS.Signals | undefined} */
    let asked
    const ended = once(child, 'exit').then(([code]) => {
      rmSync(pidFile, { force: true })
      const isRight = asked === 'SIGKILL' || (asked === 'SIGTERM' && (code === 0 || !isNode))
      const how = asked ? `ended with ${code} when it was asked to` : 'ended by itself'
      if (!isRight && !isClosing)
        crashes.push({ at: Date.now(), what: `${name} ${how}: ${lastLines(`${name}.log`)}` })
      return code
    })
    const kill = (/** @type {NodeJS.Signals} */ signal) => {
      if (signal === 'SIGKILL' || signal === 'SIGTERM') asked = signal
      // Its workers have no chance to end by themselves.
      sendSignal(signal === 'SIGKILL' ? -pid : pid, signal)
    }
    return { pid, kill, ended }
  }

  const close = async () => {
    isClosing = true
    guardian.stdin.end()
    await guardEnded
  }

  /** The last lines of each log, for when something did not start. */
  const printLogs = () => {
    for (const name of readdirSync(join(folder, 'logs'))) console.error(`--- ${name}\n${lastLines(name)}`)
  }

  return { folder, crashes, start, writeFile, printLogs, close }
}
