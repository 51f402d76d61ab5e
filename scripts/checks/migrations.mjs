// From the first release on, landed migrations stay as they are: a database that ran one never runs it again, so an edit
// would reach new databases only. The same holds for the dumps of releases. What has landed is what the main branch has.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fromRoot } from '../root.mjs'

/** With the dumps of releases. Before the first one no database has to be kept, and the migrations are the baseline. */
const releases = 'server/db/releases'
const folders = ['server/db/migrations', releases]

/** @type {(...args: string[]) => string | undefined} undefined if git fails, or is not there */
const git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { cwd: fromRoot(), encoding: 'utf8' })
  return status === 0 ? stdout : undefined
}

/** The newest commit that the main branch has too; on the main branch itself the one before. */
const landedCommit = () => {
  const head = git('rev-parse', 'HEAD')
  const shared = git('merge-base', 'HEAD', 'origin/main') ?? git('merge-base', 'HEAD', 'main')
  return (shared && shared === head ? git('rev-parse', 'HEAD^') : shared)?.trim()
}

const commit = landedCommit()
if (!commit) {
  console.log('Migrations: not compared, as there is no main branch or no git here')
  process.exit(0)
}

const landed =
  git('ls-tree', '-r', '--name-only', commit, '--', ...folders)
    ?.split('\n')
    .filter(Boolean) ?? []
const changed = landed.some((file) => file.startsWith(releases))
  ? landed.filter(
      (file) =>
        !existsSync(fromRoot(file)) ||
        readFileSync(fromRoot(file), 'utf8') !== git('show', `${commit}:${file}`),
    )
  : []
for (const file of changed) {
  console.error(
    `${file}: has landed on the main branch and was changed or removed; add a new migration instead`,
  )
}
console.log(
  `Migrations: ${landed.length} landed files in ${commit.slice(0, 8)}, ${changed.length} changed since`,
)
process.exitCode = changed.length > 0 ? 1 : 0
