// `npm run bench`: the benchmarks on a Postgres of their own.
import { spawnSync } from 'node:child_process'
import { ensureMachine } from './machine.mjs'
import { ensureInstalled } from './prepare.mjs'
import { fromRoot } from './root.mjs'
import { serverBundle } from './server-bundle.mjs'
import { startPostgres } from './test-postgres.mjs'

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
