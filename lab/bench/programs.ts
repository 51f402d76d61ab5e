/** Programs that run beside the measuring one. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../scripts/testing/free-port.mjs'

/** A file beside the bundle of this one. */
export const beside = (file: string): string => fileURLToPath(new URL(file, import.meta.url))

interface Program {
  readonly pid: number
  /** What the pattern found in its output. */
  readonly match: string
  readonly stop: () => Promise<void>
}

/** Resolves when the program prints something that matches. */
export const startProgram = (
  file: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  ready: RegExp,
): Promise<Program> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...args], {
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(child, 'exit')
    const endWithUs = () => child.kill('SIGKILL')
    process.once('exit', endWithUs)
    const stop = async () => {
      process.off('exit', endWithUs)
      child.kill('SIGTERM')
      await ended
    }
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const match = ready.exec(output)
      if (match) resolve({ pid: child.pid ?? 0, match: match[1] ?? '', stop })
    })
  })

export interface BenchServer {
  readonly pid: number
  readonly url: string
  readonly stop: () => Promise<void>
}

/** The built server on a database. Its limits are out of reach. */
export const startServer = async (databaseUrl: string, env: NodeJS.ProcessEnv = {}): Promise<BenchServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'crewbeacon-bench-'))
  const port = String(await freePort())
  const { pid, stop } = await startProgram(
    beside('../server/main.js'),
    [],
    { PORT: port, DATABASE_URL: databaseUrl, DATA_DIR: folder, RATE_LIMIT_SCALE: '1000000', ...env },
    /(is ready)/,
  )
  return {
    pid,
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
