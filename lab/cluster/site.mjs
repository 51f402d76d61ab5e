// Two nodes of ours behind nginx, and a mail server that counts.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { freePort } from '../../scripts/testing/free-port.mjs'
import { programPath } from './packages.mjs'
import { nginxSettings } from './settings.mjs'
import { until } from './until.mjs'

/**
 * @typedef {Awaited<ReturnType<typeof startSite>>} Site
 */

/** How many mails each address got. */
const startMailServer = async () => {
  /** @type {Map<string, number>} */
  const counts = new Map()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, { envelope }, done) => {
      stream.resume()
      stream.on('end', () => {
        for (const { address } of envelope.rcptTo) counts.set(address, (counts.get(address) ?? 0) + 1)
        done()
      })
    },
  })
  const port = await freePort()
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)))
  return { url: `smtp://127.0.0.1:${port}`, counts, close: () => server.close(() => undefined) }
}

/** @type {(port: number) => Promise<true>} */
const untilHealthy = (port) =>
  until('a healthy node', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`, { signal: AbortSignal.timeout(3_000) })
    await answer.arrayBuffer()
    return answer.ok
  })

/**
 * @param {import('./programs.mjs').Programs} programs
 * @param {string} build the folder of a built server
 * @param {Record<string, string>} env
 */
export const startSite = async (programs, build, env) => {
  const started = Date.now()
  const mails = await startMailServer()
  const port = await freePort()
  const ports = [await freePort(), await freePort()]

  const startNode = async (/** @type {number} */ index, folder = build) => {
    const at = ports[index] ?? 0
    const dataDir = join(programs.folder, 'run', `node-${at}`)
    mkdirSync(dataDir, { recursive: true })
    const program = programs.start(`node-${at}`, [process.execPath, join(folder, 'server/main.js')], {
      isNode: true,
      env: {
        PORT: String(at),
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        SMTP_URL: mails.url,
        DATA_DIR: dataDir,
        DEMO: '0',
        TRUST_PROXY: '1',
        RATE_LIMIT_SCALE: '10000',
        LOG_LEVEL: 'warn',
        ...env,
      },
    })
    await untilHealthy(at)
    return program
  }
  const nodes = await Promise.all(ports.map((_, index) => startNode(index)))
  const settings = programs.writeFile(`nginx-${port}.conf`, nginxSettings(programs.folder, port, ports))
  const nginx = programs.start(`nginx-${port}`, [
    programPath('nginx'),
    ...['-p', programs.folder, '-e', 'stderr', '-c', settings],
  ])
  await untilHealthy(port)

  return {
    url: `http://127.0.0.1:${port}`,
    mailCounts: mails.counts,
    /** Since there is this site. */
    crashes: () => programs.crashes.filter(({ at }) => at >= started),
    killNode: (/** @type {number} */ index) => nodes[index]?.kill('SIGKILL'),
    startNode: async (/** @type {number} */ index, /** @type {string} */ folder = build) => {
      nodes[index] = await startNode(index, folder)
    },
    stopNode: async (/** @type {number} */ index) => {
      nodes[index]?.kill('SIGTERM')
      await nodes[index]?.ended
    },
    close: async () => {
      for (const program of [nginx, ...nodes]) program.kill('SIGKILL')
      await Promise.all([nginx, ...nodes].map(({ ended }) => ended))
      mails.close()
    },
  }
}
