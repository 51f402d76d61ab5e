/** The built server from its start on, as an operator sees it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from '#server/testing/programs/free-port.ts'
import { endProcess } from '#server/testing/programs/started-server.ts'

const program = fileURLToPath(new URL('../dist/server/main.js', import.meta.url))

let folder: string
let child: ChildProcess | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crewbeacon-start-'))
})
afterEach(async () => {
  if (child) await endProcess(child)
  await rm(folder, { recursive: true, force: true })
})

/** On the embedded database, in a folder that it has to create. */
const start = async (env: Readonly<Record<string, string>>) => {
  const port = await freePort()
  const started = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: join(folder, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child = started
  return { started, output: text(started.stdout), errors: text(started.stderr), ended: once(started, 'exit') }
}

const refusal = async (env: Readonly<Record<string, string>>): Promise<string> => {
  const { output, errors, ended } = await start(env)
  expect(await ended).toEqual([1, null])
  expect(await output).toBe('')
  expect(existsSync(join(folder, 'data'))).toBe(false)
  return errors
}

test('every file that cannot be read is named in one line with every invalid value, before anything is created', async () => {
  const [words, ships] = [join(folder, 'words.txt'), join(folder, 'ships.json')]
  expect(
    await refusal({ WORDS_FILE: words, SHIPS_FILE: ships, LOCATIONS_FILE: folder, TRUST_PROXY: 'all' }),
  ).toBe(
    `Invalid configuration: WORDS_FILE=${words} (cannot be read), SHIPS_FILE=${ships} (cannot be read), LOCATIONS_FILE=${folder} (cannot be read), TRUST_PROXY=all\n`,
  )
})

test('every file whose content is wrong is named in one line, before anything is created', async () => {
  const [ships, locations] = [join(folder, 'ships.json'), join(folder, 'locations.json')]
  await writeFile(ships, '[]')
  await writeFile(locations, '[\n7]')
  const line = await refusal({ SHIPS_FILE: ships, LOCATIONS_FILE: locations })
  expect(line).toMatch(/^SHIPS_FILE=\S+ cannot be used: .+; LOCATIONS_FILE=\S+ cannot be used: .+\n$/)
})

test('the log of production is JSON from its first line to its last', async () => {
  const { started, output, errors, ended } = await start({ NODE_ENV: 'production' })
  const isReady = new Promise<void>((resolve) => {
    started.stdout.on('data', (chunk: Buffer) => {
      if (chunk.includes('CrewBeacon is ready')) resolve()
    })
  })
  await Promise.race([isReady, ended])
  started.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  const lines = (await output).trimEnd().split('\n')
  const messages = lines.map((line) => (JSON.parse(line) as { msg: string }).msg)
  expect(messages).toEqual(
    expect.arrayContaining([
      expect.stringContaining('OPERATOR_NAME'),
      expect.stringContaining('The embedded database does not sync to disk'),
      expect.stringContaining('CrewBeacon is ready'),
    ]),
  )
  expect(await errors).toBe('')
})
