// `npm run lab -- idle`: what a node without visitors costs, how soon a mail and a reminder leave, and how many guests
// share an answer while others write. IDLE_SERVER names another built server to compare with.
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ensureBuilt, ensureInstalled } from '../scripts/building/prepare.mjs'
import { fromRoot } from '../scripts/root.mjs'
import { freePort } from '../scripts/testing/free-port.mjs'
import { ensureMachine } from '../scripts/testing/machine.mjs'
import { startPostgres } from '../scripts/testing/test-postgres.mjs'
import { createClient } from './attacks/client.mjs'

const settlingSeconds = 180
const idleSeconds = 120
const visitSeconds = 30
const guest = '192.0.2.1'

/** @typedef {Awaited<ReturnType<typeof startNode>>} Node */

/** @param {string | undefined} databaseUrl undefined for the embedded database */
const startNode = async (databaseUrl) => {
  const port = await freePort()
  const metricsPort = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'crewbeacon-idle-'))
  const server = spawn(process.execPath, [process.env.IDLE_SERVER ?? fromRoot('dist/server/main.js')], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      DATA_DIR: dataDir,
      DEMO: '1',
      TRUST_PROXY: '1',
      RATE_LIMIT_SCALE: '10000',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const client = createClient(port)
  while ((await client.send({ path: '/api/health', address: guest })).status !== 200) await wait(200)

  /** The sum of a metric over the labels that match. */
  const metric = async (/** @type {RegExp} */ pattern) => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    const lines = text.split('\n').filter((line) => pattern.test(line))
    return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
  }
  const stop = async () => {
    client.close()
    server.kill('SIGTERM')
    await new Promise((resolve) => server.once('exit', resolve))
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { client, metric, mails: join(dataDir, 'mail'), stop }
}

/** @param {Node} node */
const measureIdle = async ({ metric }) => {
  // What it does in the first minutes after the start is not what it costs every day.
  await wait(settlingSeconds * 1_000)
  const read = async () => ({
    cpu: await metric(/^process_cpu_seconds_total /),
    statements: await metric(/^crewbeacon_statement_seconds_count/),
  })
  const before = await read()
  await wait(idleSeconds * 1_000)
  const after = await read()
  return {
    'processor, s per minute': (((after.cpu - before.cpu) * 60) / idleSeconds).toFixed(2),
    'statements per second': ((after.statements - before.statements) / idleSeconds).toFixed(1),
  }
}

/**
 * From the request for a mail until it is written.
 * @param {Node} node
 */
const measureMails = async ({ client, mails }) => {
  const times = []
  const count = () => {
    try {
      return readdirSync(mails).length
    } catch {
      return 0
    }
  }
  await client.register()
  for (let n = 0; n < 10; n += 1) {
    const written = count()
    const start = performance.now()
    const body = { email: 'attacker-1@attack.example' }
    await client.send({ method: 'POST', path: '/api/forgot-password', address: guest, body })
    while (count() === written) await wait(5)
    times.push(performance.now() - start)
    await wait(Math.random() * 1_000)
  }
  return { 'slowest of ten mails, ms': Math.max(...times).toFixed(0) }
}

const hourMs = 60 * 60_000
const minuteMs = 60_000

/**
 * From the moment an hour before a start, which is a whole minute, until the mail about it is written; less than 0 if it
 * is there before.
 * @param {Node} node
 */
const measureReminder = async ({ client, mails }) => {
  const player = await client.register()
  const { email } = JSON.parse((await client.send({ path: '/api/user', ...player })).text)
  const find = async (/** @type {RegExp} */ pattern) => {
    for (;;) {
      const texts = readdirSync(mails).map((file) => readFileSync(join(mails, file), 'utf8'))
      const found = texts.filter((text) => text.includes(email)).flatMap((text) => pattern.exec(text) ?? [])
      if (found.length > 0) return found
      await wait(100)
    }
  }
  const ask = async (
    /** @type {Pick<import('./attacks/client.mjs').Call, 'method' | 'path' | 'body'>} */ call,
  ) => {
    const { status, text } = await client.send({ ...call, ...player })
    if (Number(status) >= 300) throw new Error(`${call.path}: ${status} ${text}`)
  }
  const [, token] = await find(/token=(?:3D)?([\w-]+)/)
  await ask({ method: 'POST', path: '/api/account/email/confirm', body: { token } })
  await ask({ method: 'PUT', path: '/api/account/reminders', body: { byMail: true } })
  const start = Math.ceil((Date.now() + hourMs + minuteMs) / minuteMs) * minuteMs
  const draft = { title: 'Soon', description: 'Soon', activity: 'mining', timezone: 'UTC' }
  await ask({
    method: 'POST',
    path: '/api/crew',
    body: { ...draft, scheduledFor: new Date(start).toISOString() },
  })
  await find(/starts soon/)
  return { 'reminder, s after the hour before': ((Date.now() - (start - hourMs)) / 1_000).toFixed(0) }
}

/**
 * Guests ask four times a second while others write twenty times a second what the board does not show.
 * @param {Node} node
 */
const measureSharing = async ({ client, metric }) => {
  const { address, cookie } = await client.register()
  const wrong = { username: 'attacker-1', password: 'wrong' }
  const end = performance.now() + visitSeconds * 1_000
  const repeat = async (/** @type {number} */ everyMs, /** @type {() => Promise<unknown>} */ work) => {
    for (let due = performance.now(); due < end; due += everyMs) {
      await wait(Math.max(0, due - performance.now()))
      await work()
    }
  }
  const lookups = async () => ({
    hits: await metric(/^crewbeacon_cache_lookups_total\{result="hit"\}/),
    all: await metric(/^crewbeacon_cache_lookups_total/),
  })
  const before = await lookups()
  await Promise.all([
    repeat(100, () => client.send({ method: 'POST', path: '/api/auth/login', address, body: wrong })),
    repeat(100, () => client.send({ method: 'POST', path: '/api/messages/read-all', address, cookie })),
    repeat(250, () => client.send({ path: '/api/crew-finder', address: guest })),
    repeat(250, () => client.send({ path: '/api/crew/5', address: guest })),
  ])
  const after = await lookups()
  const share = (after.hits - before.hits) / (after.all - before.all)
  return { 'guests who share an answer': `${(share * 100).toFixed(0)} %` }
}

ensureInstalled()
ensureMachine()
if (!process.env.IDLE_SERVER) ensureBuilt()

/** @param {string} [databaseUrl] */
const measure = async (databaseUrl) => {
  const node = await startNode(databaseUrl)
  try {
    return {
      ...(await measureIdle(node)),
      ...(await measureMails(node)),
      ...(await measureReminder(node)),
      ...(await measureSharing(node)),
    }
  } finally {
    await node.stop()
  }
}

const postgres = await startPostgres()
try {
  console.table({ embedded: await measure(), Postgres: await measure(postgres.url) })
} finally {
  await postgres.stop()
}
