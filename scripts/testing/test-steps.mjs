// Runs one command of the test run, keeps its output for the case that it fails, and counts what it proved.
import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { fromRoot } from '../root.mjs'

const run = (command, env) =>
  new Promise((resolve) => {
    const [program, ...args] = command
    const child = spawn(program, args, {
      cwd: fromRoot(),
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const keep = (chunk) => {
      output += chunk
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.once('error', (error) => resolve({ ok: false, output: error.message }))
    child.once('close', (code) => resolve({ ok: code === 0, output }))
  })

const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(fromRoot(file), 'utf8'))
  } catch {
    return undefined
  }
}

/** How each runner's report tells what passed and what failed. */
export const counts = {
  vitest: ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
  playwright: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
}

/** A step without a report is one check, which passes or fails as a whole. */
const runStep = async ({ name, command, env, report, count }) => {
  if (report) rmSync(fromRoot(report), { force: true })
  const started = Date.now()
  const { ok, output } = await run(command, env)
  const found = report && readReport(report)
  const { passed, failed } = found ? count(found) : { passed: ok && !report ? 1 : 0, failed: 0 }
  // A runner can fail without a failing test: a file that cannot be loaded, an error outside of any test.
  const result = { passed, failed: ok ? failed : Math.max(failed, 1) }

  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  const tests = report ? `, ${result.passed} passed, ${result.failed} failed` : ''
  console.log(`${result.failed === 0 ? '✓' : '✗'} ${name} (${seconds} s${tests})`)
  if (result.failed > 0) console.log(`\n${output.trimEnd()}\n`)
  return result
}

/** Runs steps at most `width` at a time. */
export const runSteps = async (steps, width) => {
  const waiting = [...steps]
  const results = []
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await runStep(step))
  }
  await Promise.all(Array.from({ length: width }, lane))
  return results
}
