// `npm test`: what a day's work and the CI need. `npm test -- all`: every check and every test, before a release.
// `npm test -- checks` runs a part: checks, unit, embedded, api, journeys, browser, engines, cluster.
import { mkdirSync } from 'node:fs'
import { ensureInstalled } from './building/prepare.mjs'
import { typeProjects } from './checks/type-projects.mjs'
import { fromRoot } from './root.mjs'
import { ensureMachine } from './testing/machine.mjs'
import { runSteps, secondsSince } from './testing/test-steps.mjs'

/**
 * @typedef {import('./testing/test-steps.mjs').Step} Step
 * @typedef {import('./testing/test-steps.mjs').Result} Result
 */

/** @type {(name: string, ...args: string[]) => Step['command']} */
const bin = (name, ...args) => [fromRoot(`node_modules/.bin/${name}`), ...args]
/** @type {(name: string, ...args: string[]) => Step['command']} */
const script = (name, ...args) => [process.execPath, fromRoot(`scripts/${name}.mjs`), ...args]
/** @type {(name: string, project: string, ...options: string[]) => Step} */
const vitest = (name, project, ...options) => {
  const file = `test-results/${project}.json`
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  return {
    name,
    command: bin('vitest', 'run', `--project=${project}`, ...reporters, ...options),
    report: { file, runner: 'vitest' },
  }
}

/** @type {(name: string, env: Record<string, string>, ...options: string[]) => Step} */
const playwright = (name, env, ...options) => ({
  name,
  command: bin('playwright', 'test', '--reporter=dot,json', ...options),
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: fromRoot('test-results/browser.json'), ...env },
  report: { file: 'test-results/browser.json', runner: 'playwright' },
})

const named = process.argv.slice(2)
const isDaily = named.length === 0
/** Journeys are then made once each, and races played less often. */
const dailyEnv = { TEST_RUN: 'daily' }
/** They take long and seldom fail: moving a whole site, random input, many devices, a second server of another version. */
const notDaily = [
  'server/transfer/**',
  'server/**/*fuzz.api.test.ts',
  'server/other-version.api.test.ts',
  'server/notices/delivery/{many-devices,push-faults}.api.test.ts',
]

const build = { name: 'build', command: script('build', '--if-changed') }

/** @type {Record<string, Step[]>} */
const parts = {
  checks: [
    { name: 'lint and format', command: bin('biome', 'check', '.') },
    ...typeProjects.map((project) => ({
      name: `types of ${project === '.' ? 'configuration and browser tests' : project}`,
      command: bin('tsc', '-p', project),
    })),
    { name: 'unused files, exports and packages', command: bin('knip') },
    { name: 'layout', command: script('checks/layout') },
    { name: 'texts', command: script('checks/texts') },
    { name: 'known holes in packages', command: script('checks/audit'), showsOutput: true },
    { name: 'landed migrations', command: script('checks/migrations'), showsOutput: true },
  ],
  unit: [vitest('unit tests', 'unit')],
  embedded: [vitest('API tests on the embedded database', 'api-embedded', '--coverage')],
  api: [
    isDaily
      ? {
          ...vitest(
            'API tests on Postgres',
            'api-postgres',
            ...notDaily.map((files) => `--exclude=${files}`),
          ),
          env: dailyEnv,
        }
      : vitest('API tests on Postgres', 'api-postgres'),
  ],
  journeys: [playwright('main journeys in the browser', dailyEnv, '--grep=@daily')],
  browser: [playwright('browser tests', {})],
  engines: [
    {
      name: 'main journey in Firefox and WebKit',
      command: [process.execPath, fromRoot('lab/lab.mjs'), 'engines'],
      showsOutput: true,
    },
  ],
  cluster: [
    {
      name: 'failover',
      command: [process.execPath, fromRoot('lab/lab.mjs'), 'cluster', '--small'],
      showsOutput: true,
    },
  ],
}

const daily = ['checks', 'unit', 'api', 'journeys']
const all = ['checks', 'unit', 'embedded', 'api', 'browser', 'engines', 'cluster']

const unknown = named.filter((part) => part !== 'all' && !Object.hasOwn(parts, part))
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(', ')}. Parts: all, ${Object.keys(parts).join(', ')}`)
  process.exit(2)
}
const chosen = isDaily ? daily : named.includes('all') ? all : named
/** @type {(part: string) => Step[]} */
const stepsOf = (part) => (chosen.includes(part) ? (parts[part] ?? []) : [])

const started = Date.now()

ensureInstalled()
mkdirSync(fromRoot('test-results'), { recursive: true })

/** @type {Result[]} */
const results = []
if (chosen.some((part) => ['api', 'journeys', 'browser'].includes(part))) {
  try {
    ensureMachine()
  } catch (error) {
    // The steps that do not need the missing program still run.
    console.log(`✗ machine\n\n${error instanceof Error ? error.message : error}\n`)
    results.push({ passed: 0, failures: ['machine'] })
  }
}

// The build comes first, because everything else needs the compiled texts. Then the small steps run two at a time, the
// longest first. The last ones use both processors by themselves.
const small = [...stepsOf('embedded'), ...stepsOf('unit'), ...stepsOf('checks')]
results.push(...(await runSteps([build], 1)))
results.push(...(await runSteps(small, 2)))
results.push(...(await runSteps(['api', 'journeys', 'browser', 'engines', 'cluster'].flatMap(stepsOf), 1)))

const passed = results.reduce((total, result) => total + result.passed, 0)
const failures = results.flatMap((result) => result.failures)
console.log(`\nTotal: ${secondsSince(started)}`)
console.log(`${passed} passed, ${failures.length} failed`)
for (const failure of failures) console.log(`✗ ${failure}`)
for (const step of results.flatMap(({ skipped = [] }) => skipped)) console.log(`- ${step}: skipped`)
for (const test of results.flatMap(({ unsteady = [] }) => unsteady)) {
  console.log(`! ${test}: passed only at the second try, please fix it`)
}
process.exitCode = failures.length > 0 ? 1 : 0
