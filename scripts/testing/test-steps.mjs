// Runs the commands of the test run, shows the output of those that fail, and counts the tests that passed.
import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { fromRoot } from '../root.mjs'

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {[program: string, ...args: string[]]} command
 * @property {Record<string, string>} [env]
 * @property {boolean} [showsOutput] also when it passes
 * @property {Report} [report] a step without one is a single check, which passes or fails as a whole
 *
 * @typedef {{ file: string, runner: 'vitest' | 'playwright' }} Report
 * @typedef {{ passed: number, failures: string[], unsteady?: string[], skipped?: string[] }} Result by name: what failed,
 *   what passed only at its second try, and what cannot run on this machine
 *
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} VitestTest
 * @typedef {{ name: string, assertionResults: VitestTest[] }} VitestFile
 * @typedef {{ title: string, file: string, tests: { status: string }[] }} PlaywrightSpec
 * @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 */

/** A command that ends with this code has tested nothing, as with Automake. */
export const skippedCode = 77

/** @type {(step: Step) => Promise<{ code: number | null, output: string }>} */
const run = ({ command: [program, ...args], env }) =>
  new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: fromRoot(),
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.once('error', (error) => resolve({ code: null, output: error.message }))
    child.once('close', (code) => resolve({ code, output }))
  })

/** @type {(suite: PlaywrightSuite) => PlaywrightSpec[]} */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

/** How to read the report of each runner. */
const readers = {
  vitest: (/** @type {{ numPassedTests: number, testResults: VitestFile[] }} */ report) => {
    const names = (/** @type {(test: VitestTest) => boolean} */ isMeant) =>
      report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults.filter(isMeant).map(({ fullName }) => `${relative(fromRoot(), name)}: ${fullName}`),
      )
    return {
      passed: report.numPassedTests,
      failures: names(({ status }) => status === 'failed'),
      skipped: names(({ status }) => status === 'skipped'),
      unsteady: names(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0),
    }
  },
  playwright: (/** @type {PlaywrightSuite & { stats: { expected: number, flaky: number } }} */ report) => {
    const names = (/** @type {(spec: PlaywrightSpec) => boolean} */ isMeant) =>
      specsOf(report)
        .filter(isMeant)
        .map(({ file, title }) => `${file}: ${title}`)
    return {
      passed: report.stats.expected + report.stats.flaky,
      // A spec that is run on several sizes of screen says only of one whether it is `ok`.
      failures: names(({ tests }) => tests.some(({ status }) => status === 'unexpected')),
      unsteady: names(({ tests }) => tests.some(({ status }) => status === 'flaky')),
    }
  },
}

/** @type {(report: Report) => Result} */
const readReport = ({ file, runner }) => {
  try {
    return readers[runner](JSON.parse(readFileSync(fromRoot(file), 'utf8')))
  } catch {
    return { passed: 0, failures: [] }
  }
}

export const secondsSince = (/** @type {number} */ start) => `${((Date.now() - start) / 1000).toFixed(1)} s`

/** @type {(step: Step) => Promise<Result>} */
const runStep = async (step) => {
  const { name, report, showsOutput = false } = step
  if (report) rmSync(fromRoot(report.file), { force: true })
  const started = Date.now()
  const { code, output } = await run(step)
  if (code === skippedCode) {
    console.log(`- ${name} (skipped)\n  ${output.trim()}`)
    return { passed: 0, failures: [], skipped: [name] }
  }
  const ok = code === 0
  /** @type {Result} */
  const {
    passed,
    failures,
    unsteady = [],
    skipped = [],
  } = report ? readReport(report) : { passed: ok ? 1 : 0, failures: [] }
  // A runner can fail without a failing test: a file that cannot be loaded, an error outside of any test.
  if (!ok && failures.length === 0) failures.push(name)

  const tests = report ? `, ${passed} passed, ${failures.length} failed` : ''
  console.log(`${failures.length === 0 ? '✓' : '✗'} ${name} (${secondsSince(started)}${tests})`)
  if (showsOutput && failures.length === 0) console.log(`  ${output.trim()}`)
  if (failures.length > 0 || unsteady.length > 0) console.log(`\n${output.trimEnd()}\n`)
  return { passed, failures, unsteady, skipped }
}

/**
 * Runs steps, at most `width` at a time.
 *
 * @param {Step[]} steps
 * @param {number} width
 */
export const runSteps = async (steps, width) => {
  const waiting = [...steps]
  /** @type {Result[]} */
  const results = []
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await runStep(step))
  }
  await Promise.all(Array.from({ length: width }, lane))
  return results
}
