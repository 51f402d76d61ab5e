// `npm run attack`: attacks on the built server on Postgres, with a visitor beside them who must not notice.
// `npm run attack -- words` runs those with these words in their name. ATTACK_SERVER names another built server.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ensureBuilt, ensureInstalled } from '../scripts/building/prepare.mjs'
import { fromRoot } from '../scripts/root.mjs'
import { freePort } from '../scripts/testing/free-port.mjs'
import { ensureMachine } from '../scripts/testing/machine.mjs'
import { startPostgres } from '../scripts/testing/test-postgres.mjs'
import { attacks, longestVisits } from './attacks/attacks.mjs'
import { countStatuses, createClient } from './attacks/client.mjs'
import { costlyRequests } from './attacks/costly-requests.mjs'
import { discordEnv } from './attacks/discord-requests.mjs'
import { isWithin, quantile, startVisitor } from './attacks/visitor.mjs'
import { fillWorld } from './attacks/world.mjs'

const words = process.argv.slice(2).join(' ')
const names = [...Object.keys(attacks), ...Object.keys(costlyRequests)].filter((name) => name.includes(words))

ensureInstalled()
ensureMachine()
if (!process.env.ATTACK_SERVER) ensureBuilt()

const postgres = await startPostgres()
const port = await freePort()
const dataDir = mkdtempSync(join(tmpdir(), 'crewbeacon-attack-'))
const server = spawn(process.execPath, [process.env.ATTACK_SERVER ?? fromRoot('dist/server/main.js')], {
  env: {
    PATH: process.env.PATH,
    PORT: String(port),
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    DEMO: '1',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
    ...discordEnv,
  },
  stdio: ['ignore', 'ignore', 'inherit'],
})
const client = createClient(port)

/** @param {string} name */
const play = async (name) => {
  const attack = (await costlyRequests[name]?.(client, postgres.url)) ?? (() => attacks[name]?.(client, port))
  const endVisits = await startVisitor(port)
  const answers = (await attack()) ?? []
  return { answers, ...(await endVisits()) }
}

/** Milliseconds that no one feels, however short a visit is otherwise. */
const unfeltMs = 60

/**
 * What a player may do all day must not be felt; the others are over in a moment.
 * @param {import('./attacks/visitor.mjs').Report} report
 */
const isUnfelt = ({ baseline, visits }) =>
  quantile(visits, 0.95) <= Math.max(unfeltMs, 5 * quantile(baseline, 0.95)) &&
  visits.every(({ status }) => status === 200)

let failures = 0
try {
  while ((await client.send({ path: '/api/health', address: '192.0.2.1' })).status !== 200) await wait(200)
  await fillWorld(postgres.url)
  for (const name of names) {
    const report = await play(name)
    const { answers, baseline, visits, normalAfter } = report
    /** @param {readonly { ms: number }[]} list */
    const slowest = (list) => Math.round(Math.max(0, ...list.map(({ ms }) => ms)))
    const withoutWait = answers.filter(
      ({ status, headers }) => (status === 503 || status === 429) && !headers['retry-after'],
    )
    const isQuiet = name in costlyRequests ? isUnfelt(report) : visits.every(isWithin(longestVisits[name]))
    const isGood = isQuiet && withoutWait.length === 0 && normalAfter <= 10
    /** @param {number} share */
    const change = (share) => [baseline, visits].map((list) => quantile(list, share).toFixed(1)).join(' → ')
    if (!isGood) failures += 1
    console.log(`${isGood ? '✓' : '✗'} ${name}`)
    console.log(
      `    attacker: ${countStatuses(answers) || 'nothing'}; slowest ${slowest(answers)} ms; without Retry-After ${withoutWait.length}`,
    )
    console.log(
      `    visitor:  ${countStatuses(visits)}; slowest ${slowest(visits)} ms; p50 ${change(0.5)} ms, p95 ${change(0.95)} ms; normal again after ${normalAfter.toFixed(1)} s`,
    )
  }
} finally {
  client.close()
  server.kill('SIGTERM')
  await new Promise((resolve) => server.once('exit', resolve))
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit(failures > 0 ? 1 : 0)
