// `npm run bench`: the benchmarks on a Postgres of their own. `npm run bench -- scale` runs a part: words, answers, players,
// board, reach, scale, streams.
import { spawnSync } from 'node:child_process'
import { ensureBuilt, ensureInstalled } from '../scripts/building/prepare.mjs'
import { serverBundle } from '../scripts/building/server-bundle.mjs'
import { fromRoot } from '../scripts/root.mjs'
import { ensureMachine } from '../scripts/testing/machine.mjs'
import { startPostgres } from '../scripts/testing/test-postgres.mjs'

ensureInstalled()
ensureMachine()
ensureBuilt()
const { build } = await import('vite')
await build(
  serverBundle({
    outDir: fromRoot('dist/bench'),
    input: {
      main: fromRoot('lab/bench/main.ts'),
      'bare-server': fromRoot('lab/bench/bare-server.ts'),
      'streams-client': fromRoot('lab/bench/streams/client.ts'),
    },
  }),
)

const postgres = await startPostgres({ durable: true })
const { status } = spawnSync(
  process.execPath,
  [fromRoot('dist/bench/main.js'), postgres.url, ...process.argv.slice(2)],
  { stdio: 'inherit' },
)
await postgres.stop()
process.exit(status ?? 1)
