// `npm run types`: checks the types of every project.
import { spawnSync } from 'node:child_process'
import { ensureTexts } from './building/texts.mjs'
import { typeProjects } from './checks/type-projects.mjs'
import { fromRoot } from './root.mjs'

ensureTexts()
const failed = typeProjects.filter((project) => {
  const { status } = spawnSync(
    process.execPath,
    [fromRoot('node_modules/typescript/bin/tsc'), '-p', project],
    {
      cwd: fromRoot(),
      stdio: 'inherit',
    },
  )
  return status !== 0
})
process.exitCode = failed.length > 0 ? 1 : 0
