// `npm run types`: checks the types of every project.
import { spawnSync } from 'node:child_process'
import { ensureTexts } from './building/texts.mjs'
import { typeProjects } from './checks/type-projects.mjs'
import { fromRoot } from './root.mjs'

/** What is unchanged since the last run is not checked again. */
const memoryOf = (/** @type {string} */ project) =>
  fromRoot(`node_modules/.cache/types/${project === '.' ? 'root' : project.replace('/', '-')}.tsbuildinfo`)

ensureTexts()
const failed = typeProjects.filter((project) => {
  const { status } = spawnSync(
    process.execPath,
    [
      fromRoot('node_modules/typescript/bin/tsc'),
      '-p',
      project,
      '--incremental',
      '--tsBuildInfoFile',
      memoryOf(project),
    ],
    {
      cwd: fromRoot(),
      stdio: 'inherit',
    },
  )
  return status !== 0
})
process.exitCode = failed.length > 0 ? 1 : 0
