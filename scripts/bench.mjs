// `npm run bench`: the benchmarks on a Postgres of their own.
import { spawnSync } from 'node:child_process'
import { ensureInstalled } from './building/prepare.mjs'
import { serverBundle } from './building/server-bundle.mjs'
import { fromRoot } from './root.mjs'
import { ensureMachine } from './testing/machine.mjs'
import { startPostgres } from './testing/test-postgres.mjs'

ensureInstalled()
ensureMachine()
const { build } = await import('vite')
await build(serverBundle({ outDir: fromRoot('dist/bench'), input: { board: fromRoot('bench/board.ts') } }))

const postgres = await startPostgres()
const { status } = spawnSync(process.execPath, [fromRoot('dist/bench/board.js'), postgres.url], {
  stdio: 'inherit',
})
await postgres.stop()
process.exit(status ?? 1)
