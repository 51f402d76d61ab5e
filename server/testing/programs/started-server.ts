/** The built server as an operator starts it: a process of its own, on a new database. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { vi } from 'vitest'
import { createDatabase } from '#server/testing/database.ts'
import { freePort } from './free-port.ts'

const program = fileURLToPath(new URL('../../../dist/server/main.js', import.meta.url))

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

export const endProcess = async (child: ChildProcess): Promise<void> => {
  if (hasEnded(child)) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** It migrates a new database, which takes a busy machine long. */
const startOptions = { timeout: 100_000, interval: 100 }

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  )

/** Resolves once the server is ready. */
export const startServer = async (env: Readonly<Record<string, string>>) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'crewbeacon-started-'))
  const url = `http://127.0.0.1:${await freePort()}`
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env.PATH,
      PORT: new URL(url).port,
      PUBLIC_URL: url,
      DATABASE_URL: await createDatabase(),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'fatal',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const stop = async () => {
    await endProcess(child)
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await vi.waitUntil(() => hasEnded(child) || isReady(url), startOptions)
    if (hasEnded(child)) throw new Error(`the server ended with ${child.exitCode ?? child.signalCode}`)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, child, dataDir, stop }
}
