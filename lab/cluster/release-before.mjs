// The newest release: the dump of its database, and its build where the history of this checkout has it.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fromRoot } from '../../scripts/root.mjs'

const folder = 'server/db/releases'

/** The file of the newest dump; undefined before the first release. */
const newestDump = () => {
  if (!existsSync(fromRoot(folder))) return undefined
  const byVersion = new Intl.Collator('en', { numeric: true })
  const newest = readdirSync(fromRoot(folder)).sort(byVersion.compare).at(-1)
  return newest && join(folder, newest)
}

/** Before the first release: the schema of today. */
export const releaseDump = () => readFileSync(fromRoot(newestDump() ?? 'server/db/schema.sql'), 'utf8')

/** @type {(program: string, args: string[], cwd: string) => string | undefined} */
const run = (program, args, cwd) => {
  const { status, stdout } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return status === 0 ? stdout.trim() : undefined
}

/**
 * The folder of the build. It is made from the commit that added the dump, with the packages of its own, and kept in dist/.
 * Undefined where there is no such commit, as before the first release or in a shallow clone, or where it cannot be built.
 */
export const releaseBuild = () => {
  const dump = newestDump()
  const commit = dump && run('git', ['log', '--diff-filter=A', '--format=%H', '--', dump], fromRoot())
  if (!commit || run('git', ['rev-parse', `${commit}^`], fromRoot()) === undefined) return undefined
  const checkout = fromRoot(`dist/release-${commit.slice(0, 12)}`)
  const build = join(checkout, 'dist')
  if (existsSync(join(build, 'server/main.js'))) return build
  console.log('Building the release before…')
  rmSync(checkout, { recursive: true, force: true })
  mkdirSync(checkout, { recursive: true })
  const archive = join(checkout, 'release.tar')
  /** @type {[string, string[], string][]} */
  const steps = [
    ['git', ['archive', '-o', archive, commit], fromRoot()],
    ['tar', ['-xf', archive], checkout],
    ['npm', ['install', '--no-save', '--include=dev', '--prefer-offline'], checkout],
    [process.execPath, ['scripts/build.mjs'], checkout],
  ]
  return steps.every((step) => run(...step) !== undefined) ? build : undefined
}
