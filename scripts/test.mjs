// `npm test`: every check and every test. `npm test -- checks` runs a part: checks, unit, api, browser.
import { mkdirSync } from 'node:fs'
import { ensureInstalled } from './building/prepare.mjs'
import { fromRoot } from './root.mjs'
import { ensureMachine } from './testing/machine.mjs'
import { counts, runSteps } from './testing/test-steps.mjs'

const bin = (name, ...args) => [fromRoot(`node_modules/.bin/${name}`), ...args]
const script = (name, ...args) => [process.execPath, fromRoot(`scripts/${name}.mjs`), ...args]
const vitest = (name, ...projects) => ({
  name,
  command: bin(
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=test-results/${projects[0]}.json`,
    ...projects.map((project) => `--project=${project}`),
  ),
  report: `test-results/${projects[0]}.json`,
  count: counts.vitest,
})

const build = { name: 'build', command: script('build', '--if-changed') }

const parts = {
  checks: [
    { name: 'lint and format', command: bin('biome', 'check', '.') },
    ...['contract', 'server', 'web', '.'].map((project) => ({
      name: `types of ${project === '.' ? 'configuration and browser tests' : project}`,
      command: bin('tsc', '-p', project),
    })),
    { name: 'unused files, exports and packages', command: bin('knip') },
    { name: 'layout', command: script('checks/layout') },
    { name: 'texts', command: script('checks/texts') },
  ],
  unit: [vitest('unit tests', 'unit')],
  api: [vitest('API tests on the embedded database and on Postgres', 'api-embedded', 'api-postgres')],
  browser: [
    {
      name: 'browser tests',
      command: bin('playwright', 'test', '--reporter=list,json'),
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: fromRoot('test-results/browser.json') },
      report: 'test-results/browser.json',
      count: counts.playwright,
    },
  ],
}

const asked = process.argv.slice(2)
const unknown = asked.filter((part) => !Object.hasOwn(parts, part))
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}`)
  process.exit(2)
}
const wanted = (part) => (asked.length === 0 || asked.includes(part) ? parts[part] : [])

ensureInstalled()
mkdirSync(fromRoot('test-results'), { recursive: true })

const results = []
if (wanted('api').length > 0 || wanted('browser').length > 0) {
  try {
    ensureMachine()
  } catch (error) {
    // What does not need the missing program is still worth knowing.
    console.log(`✗ machine\n\n${error.message}\n`)
    results.push({ passed: 0, failed: 1 })
  }
}

// The build comes first, since everything else needs the compiled texts. What measures time or drives a
// browser has the machine to itself.
results.push(...(await runSteps([build], 1)))
results.push(...(await runSteps([...wanted('checks'), ...wanted('unit')], 2)))
results.push(...(await runSteps(wanted('api'), 1)))
results.push(...(await runSteps(wanted('browser'), 1)))

const sum = (key) => results.reduce((total, result) => total + result[key], 0)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') > 0 ? 1 : 0
