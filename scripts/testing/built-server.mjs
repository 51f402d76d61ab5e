// The built server on a free port with a demo world of its own, for browser tests and pictures.
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

export const startBuiltServer = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'crewbeacon-server-'))
  const logFile = join(folder, 'server.log')
  const log = openSync(logFile, 'a')
  const port = await freePort()
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, [fromRoot('dist/server/main.js')], {
    cwd: fromRoot(),
    // Nothing else from the shell's environment: a DATABASE_URL set there must not reach the tests.
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: join(folder, 'data'),
      DEMO: '1',
      RATE_LIMIT_SCALE: '1000',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  const ended = once(child, 'exit')

  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    process.off('exit', endWithUs)
    const output = readFileSync(logFile, 'utf8')
    rmSync(folder, { recursive: true, force: true })
    return output
  }

  const deadline = Date.now() + 60_000
  while (!(await isHealthy(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      throw new Error(`The server did not start:\n${await stop()}`)
    }
    await pause(50)
  }
  return { url, mailDir: join(folder, 'data', 'mail'), stop }
}
