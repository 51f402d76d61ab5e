// The programs that the tests use besides Node. CONTRIBUTING.md says which of them they need.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const oldestPostgres = 15

const isExecutable = (/** @type {string} */ path) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const searchPath = () => (process.env.PATH ?? '').split(delimiter).filter(Boolean)

const versionOf = (/** @type {string} */ bin) =>
  Number(/(\d+)/.exec(spawnSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout)?.[1])

// Debian keeps the programs of each version outside of PATH.
const debianPostgres = () => {
  try {
    const folder = '/usr/lib/postgresql'
    return readdirSync(folder)
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => join(folder, version, 'bin'))
  } catch {
    return []
  }
}

const postgresPrograms = ['initdb', 'postgres', 'pg_dump', 'pg_basebackup']

/** The folder with all of these programs, or undefined. */
export const findPostgres = () =>
  [...searchPath(), ...debianPostgres()].find(
    (bin) =>
      postgresPrograms.every((program) => isExecutable(join(bin, program))) &&
      versionOf(bin) >= oldestPostgres,
  )

// Chromium without its windows takes a quarter less time for the same tests.
const headlessShell = 'chromium-headless-shell'

/** The browser's program, or undefined. `CHROMIUM_PATH` names another one. */
const findChromium = () => {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const names = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const onMac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  return [...searchPath().flatMap((folder) => names.map((name) => join(folder, name))), onMac].find(
    isExecutable,
  )
}

/** The path of a program, or undefined. Debian keeps servers outside of the PATH of ordinary users. */
export const findProgram = (/** @type {string} */ name) =>
  [...searchPath(), '/usr/sbin'].map((folder) => join(folder, name)).find(isExecutable)

/** The proxy's program, or undefined. */
export const findNginx = () => findProgram('nginx')

/** The folder with `prometheus` and `promtool`, or undefined. */
export const findPrometheus = () =>
  searchPath().find((bin) => isExecutable(join(bin, 'prometheus')) && isExecutable(join(bin, 'promtool')))

/** Chromium connects to nothing but the server under test. Its sandbox cannot start as root, as in containers. */
const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** How Playwright starts the browser. */
export const chromiumOptions = () => {
  const executablePath = findChromium()
  return { args: chromiumFlags, ...(executablePath && { executablePath }) }
}

const chromiumPackage = () =>
  spawnSync('apt-cache', ['show', headlessShell]).status === 0 ? headlessShell : 'chromium'

/** Root on a system with apt. */
export const canInstall = () =>
  process.getuid?.() === 0 && searchPath().some((dir) => isExecutable(join(dir, 'apt-get')))

/**
 * Installs what is missing where possible; otherwise throws an error that says what to do.
 * @param {() => string[]} missingPackages
 * @param {{ need: string, hint: string }} texts
 */
export const ensurePackages = (missingPackages, { need, hint }) => {
  const missing = missingPackages()
  if (missing.length === 0) return
  const advice = `${need} Missing: ${missing.join(', ')}.`
  if (!canInstall()) throw new Error(`${advice}\n${hint}`)
  const apt = (/** @type {string[]} */ ...args) =>
    spawnSync('apt-get', ['-qq', '-o', 'Dpkg::Use-Pty=0', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  apt('update')
  // Only now does apt know which packages there are.
  const packages = missingPackages()
  console.log(`Installing ${packages.join(', ')} with apt…`)
  apt('install', '-y', '--no-install-recommends', ...packages)
  if (missingPackages().length > 0) throw new Error(`${advice}\nThey could not be installed with apt.`)
}

const missingPackages = () => [
  ...(findChromium() ? [] : [chromiumPackage()]),
  ...(findPostgres() ? [] : ['postgresql', 'postgresql-contrib']),
]

/** Without these, the few tests that use them are skipped. */
const missingExtras = () => [...(findNginx() ? [] : ['nginx']), ...(findPrometheus() ? [] : ['prometheus'])]

export const ensureMachine = () =>
  ensurePackages(() => [...missingPackages(), ...(canInstall() ? missingExtras() : [])], {
    need: `The tests need Chromium and Postgres ${oldestPostgres} or newer.`,
    hint: "Install them with your system's package manager, or name Chromium in CHROMIUM_PATH.",
  })
