// The built server on a free port with a database of its own, for browser tests and pictures.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fromRoot } from '../root.mjs'
import { freePort } from './free-port.mjs'

const isHealthy = async (/** @type {string} */ url) => {
  try {
    return (await fetch(`${url}/api/health`)).ok
  } catch {
    return false
  }
}

/**
 * Rate limits are out of reach by default. The database is the embedded one: with it no request is refused for being
 * late, however slow the machine is. Filling the demo world takes longer than the rest of the start.
 */
export const startBuiltServer = async ({
  demo = true,
  rateLimitScale = 1000,
  // Where nothing answers.
  discordApiUrl = 'http://127.0.0.1:9',
  /** The settings that let players sign in with it. */
  discordClient = {},
} = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'crewbeacon-server-'))
  const logFile = join(folder, 'server.log')
  const port = await freePort()
  const url = `http://localhost:${port}`

  const run = () => {
    const log = openSync(logFile, 'a')
    const child = spawn(process.execPath, [fromRoot('dist/server/main.js')], {
      cwd: fromRoot(),
      // Nothing else from the shell's environment: a DATABASE_URL set there must not reach the tests.
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        PORT: String(port),
        PUBLIC_URL: url,
        DATA_DIR: join(folder, 'data'),
        DEMO: demo ? '1' : '0',
        RATE_LIMIT_SCALE: String(rateLimitScale),
        LOG_LEVEL: 'warn',
        DISCORD_API_URL: discordApiUrl,
        ...discordClient,
      },
      stdio: ['ignore', log, log],
    })
    closeSync(log)
    return { child, ended: once(child, 'exit') }
  }

  let server = run()
  const endWithUs = () => server.child.kill('SIGKILL')
  process.once('exit', endWithUs)

  const end = async (/** @type {NodeJS.Signals} */ signal) => {
    server.child.kill(signal)
    await server.ended
  }

  /** Ends the server and removes its folder; returns its log. */
  const stop = async () => {
    await end('SIGTERM')
    process.off('exit', endWithUs)
    const output = readFileSync(logFile, 'utf8')
    rmSync(folder, { recursive: true, force: true })
    return output
  }

  const untilHealthy = async () => {
    // A new embedded database takes most of it.
    const deadline = Date.now() + 180_000
    while (!(await isHealthy(url))) {
      if (server.child.exitCode !== null || Date.now() > deadline) {
        throw new Error(`The server did not start:\n${await stop()}`)
      }
      await pause(200)
    }
  }

  /** Starts it again after `kill`, on the same port with the same data. */
  const start = async () => {
    server = run()
    await untilHealthy()
  }

  await untilHealthy()
  return { url, mailDir: join(folder, 'data', 'mail'), stop, kill: () => end('SIGKILL'), start }
}
