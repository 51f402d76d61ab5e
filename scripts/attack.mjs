// `npm run attack`: attacks on the built server on Postgres, with a visitor beside them who must not notice.
// `npm run attack -- words` runs those with these words in their name. ATTACK_SERVER names another built server.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { attacks } from './attacks/attacks.mjs'
import { countStatuses, createClient } from './attacks/client.mjs'
import { isFine, startVisitor } from './attacks/visitor.mjs'
import { ensureBuilt, ensureInstalled } from './building/prepare.mjs'
import { fromRoot } from './root.mjs'
import { freePort } from './testing/free-port.mjs'
import { ensureMachine } from './testing/machine.mjs'
import { startPostgres } from './testing/test-postgres.mjs'

const words = process.argv.slice(2).join(' ')
const chosen = Object.entries(attacks).filter(([name]) => name.includes(words))

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
  },
  stdio: ['ignore', 'ignore', 'inherit'],
})
const client = createClient(port)

/** @param {typeof attacks[string]} attack */
const play = async (attack) => {
  const endVisits = await startVisitor(port)
  const answers = await attack(client, port)
  return { answers, ...(await endVisits()) }
}

let failures = 0
try {
  while ((await client.send({ path: '/api/health', address: '192.0.2.1' })).status !== 200) await wait(200)
  for (const [name, attack] of chosen) {
    const { answers, visits, normalAfter } = await play(attack)
    /** @param {readonly { ms: number }[]} list */
    const slowest = (list) => Math.round(Math.max(0, ...list.map(({ ms }) => ms)))
    const withoutWait = answers.filter(
      ({ status, headers }) => (status === 503 || status === 429) && !headers['retry-after'],
    )
    const isGood = visits.every(isFine) && withoutWait.length === 0 && normalAfter <= 10
    if (!isGood) failures += 1
    console.log(`${isGood ? '✓' : '✗'} ${name}`)
    console.log(
      `    attacker: ${countStatuses(answers) || 'nothing'}; slowest ${slowest(answers)} ms; without Retry-After ${withoutWait.length}`,
    )
    console.log(
      `    visitor:  ${countStatuses(visits)}; slowest ${slowest(visits)} ms; normal again after ${normalAfter.toFixed(1)} s`,
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
