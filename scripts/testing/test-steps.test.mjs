import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runSteps, skippedCode } from './test-steps.mjs'

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => undefined))
afterEach(() => vi.restoreAllMocks())

test.each([
  ['passes', 0, { passed: 1, failures: [] }],
  ['fails', 1, { passed: 0, failures: ['step'] }],
  ['cannot run on this machine', skippedCode, { passed: 0, failures: [], skipped: ['step'] }],
])('a step that %s counts as such', async (_how, code, result) => {
  const steps = [
    { name: 'step', command: /** @type {[string, ...string[]]} */ (['sh', '-c', `exit ${code}`]) },
  ]
  expect(await runSteps(steps, 1)).toMatchObject([result])
})
