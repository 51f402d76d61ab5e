import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPrograms } from './programs.mjs'
import { until } from './until.mjs'

/** @type {ReturnType<typeof openPrograms>} */
let programs
beforeEach(() => {
  programs = openPrograms()
})
afterEach(() => programs.close())

const isRunning = (/** @type {number} */ pid) => {
  try {
    process.kill(pid, 0)
    // Until its exit code is collected, a process that has ended is a zombie.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

/** A program with a worker, as nginx is one. Resolves with the worker's number. */
const startWithWorker = async () => {
  const program = programs.start('program', ['sh', '-c', 'sleep 600 & echo $! >worker; wait'])
  const worker = await until('a worker', () => Number(readFileSync(join(programs.folder, 'worker'), 'utf8')))
  return { program, worker }
}

test('the workers of a program end with it', async () => {
  const { program, worker } = await startWithWorker()
  program.kill('SIGKILL')
  await program.ended
  await until('the end of the worker', () => !isRunning(worker), 10)
})

test('the workers of a program end with this process', async () => {
  const { worker } = await startWithWorker()
  await programs.close()
  await until('the end of the worker', () => !isRunning(worker), 10)
})

test.each([
  ['killed', 'SIGKILL', 'sleep 600', []],
  ['asked to stop, and does', 'SIGTERM', 'trap "exit 0" TERM; echo >ready; while :; do sleep 0.1; done', []],
  [
    'asked to stop, and fails',
    'SIGTERM',
    'trap "exit 3" TERM; echo >ready; while :; do sleep 0.1; done',
    [3],
  ],
])('a node that is %s is reported only if it fails', async (_how, signal, script, codes) => {
  const program = programs.start('program', ['sh', '-c', script], { isNode: true })
  if (signal === 'SIGTERM')
    await until('a trap', () => readFileSync(join(programs.folder, 'ready'), 'utf8') !== '')
  program.kill(/** @type {NodeJS.Signals} */ (signal))
  await program.ended
  expect(programs.crashes.map(({ what }) => what.split(':')[0])).toEqual(
    codes.map((code) => `program ended with ${code} when it was asked to`),
  )
})

test('a program that ended already can be killed', async () => {
  const program = programs.start('program', ['sh', '-c', 'exit 1'])
  await program.ended
  program.kill('SIGKILL')
  expect(programs.crashes.map(({ what }) => what.split(':')[0])).toEqual(['program ended by itself'])
})
