// Brings a checkout to the point where it can run: packages, build, settings. Runs before anything is
// installed, so only node's own modules are imported here.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fromRoot } from '../root.mjs'
import { stampAt } from './fingerprint.mjs'

const installed = stampAt('node_modules/.crewbeacon-lock', ['package-lock.json'])

/** What the built files are made from. */
export const built = stampAt('dist/.built', [
  'contract',
  'server',
  'web',
  'texts',
  'project.inlang/settings.json',
  'scripts/build.mjs',
  'scripts/building',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
])

const run = (/** @type {string} */ command, /** @type {string[]} */ args) => {
  const { status, error } = spawnSync(command, args, {
    cwd: fromRoot(),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (error) console.error(error.message)
  if (status !== 0) process.exit(status ?? 1)
}

export const ensureInstalled = () => {
  if (installed.isCurrent()) return
  console.log('Installing packages…')
  // Development packages are needed to build, whatever NODE_ENV says.
  run('npm', [
    'install',
    '--no-save',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
    '--loglevel=error',
  ])
  installed.write()
}

export const ensureBuilt = () => {
  if (built.isCurrent()) return
  console.log('Building…')
  run(process.execPath, [fromRoot('scripts/build.mjs')])
}

/** Variables of the shell win over those of `.env`. */
export const loadSettings = () => {
  if (existsSync(fromRoot('.env'))) process.loadEnvFile(fromRoot('.env'))
}
