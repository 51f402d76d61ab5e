// Builds programs in TypeScript with what they use of the server, and runs the main one on a Postgres of its own.
import { spawnSync } from 'node:child_process'
import { ensureBuilt, ensureInstalled } from '../../scripts/building/prepare.mjs'
import { serverBundle } from '../../scripts/building/server-bundle.mjs'
import { fromRoot } from '../../scripts/root.mjs'
import { ensureMachine } from '../../scripts/testing/machine.mjs'
import { startPostgres } from '../../scripts/testing/test-postgres.mjs'

/**
 * The main program gets the address of the Postgres and the words of the command line. Returns its exit code.
 *
 * @param {string} name of the folder in dist
 * @param {Record<string, string> & { main: string }} programs
 */
export const runBundle = async (name, programs) => {
  ensureInstalled()
  ensureMachine()
  ensureBuilt()
  const { build } = await import('vite')
  const input = Object.fromEntries(
    Object.entries(programs).map(([program, path]) => [program, fromRoot(path)]),
  )
  await build(serverBundle({ outDir: fromRoot(`dist/${name}`), input }))

  const postgres = await startPostgres({ durable: true })
  const main = [fromRoot(`dist/${name}/main.js`), postgres.url, ...process.argv.slice(2)]
  const { status } = spawnSync(process.execPath, main, { stdio: 'inherit' })
  await postgres.stop()
  return status ?? 1
}
