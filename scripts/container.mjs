// `npm run container`: checks compose.yaml, builds the image from the Dockerfile in an empty folder, and runs it as
// compose.yaml says: as its user, on a read-only root, without capabilities. Needs no container engine.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled } from './building/prepare.mjs'
import { fromRoot } from './root.mjs'
import { startPostgres } from './testing/test-postgres.mjs'

ensureInstalled()
const { ensureContainer } = await import('./container/packages.mjs')
const { buildImage } = await import('./container/image.mjs')
const { createEtc } = await import('./container/sandbox.mjs')
const { tryImage } = await import('./container/trial.mjs')

ensureContainer()
/** @type {{ name: string, ok: boolean }[]} */
const findings = []
if (spawnSync('docker', ['compose', 'version']).status === 0) {
  const { status } = spawnSync('docker', ['compose', 'config', '--quiet'], {
    cwd: fromRoot(),
    stdio: 'inherit',
  })
  findings.push({ name: 'Docker Compose accepts compose.yaml', ok: status === 0 })
} else console.log('Docker Compose is not installed: compose.yaml is checked by the unit tests alone.')

const folder = mkdtempSync(join(tmpdir(), 'crewbeacon-container-'))
const etc = createEtc()
const postgres = await startPostgres()
try {
  const stages = join(folder, 'stages')
  mkdirSync(stages)
  const image = buildImage(stages, etc.folder)
  findings.push(...(await tryImage(image, etc.folder, folder, postgres.url)))
} finally {
  await postgres.stop()
  etc.remove()
  rmSync(folder, { recursive: true, force: true })
}

for (const { name, ok } of findings) console.log(`${ok ? '✓' : '✗'} ${name}`)
process.exitCode = findings.every(({ ok }) => ok) ? 0 : 1
