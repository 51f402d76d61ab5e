// `npm run lab -- fuzz`: 100,000 hostile requests, or as many as named, each time others. A failure names the seed to repeat.
import { spawnSync } from 'node:child_process'
import { ensureInstalled } from '../scripts/building/prepare.mjs'
import { fromRoot } from '../scripts/root.mjs'
import { ensureMachine } from '../scripts/testing/machine.mjs'

const [runs = '100000', seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2)

ensureInstalled()
ensureMachine()
console.log(`${runs} requests, seed ${seed}: repeat with npm run lab -- fuzz ${runs} ${seed}`)
const { status } = spawnSync(
  fromRoot('node_modules/.bin/vitest'),
  ['run', '--project=api-postgres', 'server/testing/hostile/fuzz.api.test.ts'],
  { cwd: fromRoot(), stdio: 'inherit', env: { ...process.env, FUZZ_RUNS: runs, FUZZ_SEED: seed } },
)
process.exit(status ?? 1)
