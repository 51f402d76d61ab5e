/** The built commands as an operator runs them. */
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { connectToPostgres } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { createDatabase, silent } from '#server/testing/database.ts'
import { commands } from './commands.ts'

const program = fileURLToPath(new URL('../../dist/server/data.js', import.meta.url))

let folder: string
let databaseUrl: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crewbeacon-commands-'))
  databaseUrl = await createDatabase()
  const connection = connectToPostgres(databaseUrl, silent)
  await migrate(connection)
  await connection.close()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const run = (args: readonly string[], url = databaseUrl, more: Readonly<Record<string, string>> = {}) =>
  new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    const env = { PATH: process.env.PATH, DATABASE_URL: url, DATA_DIR: join(folder, 'data'), ...more }
    execFile(process.execPath, [program, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    )
  })

test('a backup, its restore and a move end with 0 and say what they did', async () => {
  const file = join(folder, 'site.backup')
  expect(await run(['backup', file])).toEqual({
    code: 0,
    stdout: expect.stringMatching(/^The backup is in .+site\.backup \(0\.0 MB\)\.\n$/),
    stderr: '',
  })
  const [restored, copied] = [await createDatabase(), await createDatabase()]
  expect(await run(['restore', file], restored)).toEqual({
    code: 0,
    stdout: expect.stringMatching(/^Checking the file\n[\s\S]+\nThe backup of 20[^ ]+Z is restored\. .+\n$/),
    stderr: '',
  })
  expect(await run(['move', databaseUrl, copied])).toEqual({
    code: 0,
    stdout: expect.stringMatching(/^Making a copy, .+\n[\s\S]+\nEverything is copied but .+\n$/),
    stderr: '',
  })
})

/** Prints the most kilobytes that a process ever had. */
const printPeak = 'process.on("exit",()=>process.stderr.write(String(process.resourceUsage().maxRSS)))'

test('a data folder is made and filled within 500 MB of memory', async () => {
  const file = join(folder, 'small.backup')
  await run(['backup', file])
  const { code, stderr } = await run(['restore', file], '', {
    DATA_DIR: join(folder, 'new'),
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(printPeak)}`,
  })
  expect(code).toBe(0)
  expect(Number(stderr)).toBeGreaterThan(100_000)
  expect(Number(stderr)).toBeLessThan(500_000)
})

test('a command that fails ends with 1 and one line', async () => {
  expect(await run(['restore', 'none.backup'])).toEqual({
    code: 1,
    stdout: 'Checking the file\n',
    stderr: 'There is no file none.backup.\n',
  })
})

test.each<[string, keyof typeof commands, string[], RegExp]>([
  [
    'a move without a database',
    'move',
    ['postgres://nobody@127.0.0.1:1/none'],
    /^There is no database of .+$/,
  ],
  [
    'an address of another kind',
    'move',
    ['mysql://host/name', 'folder'],
    /^That is no address of a Postgres .+$/,
  ],
  ['a folder onto itself', 'move', ['folder/data', './folder/data/'], /^Both are the same database\. .+$/],
  [
    'an interval that is too long',
    'backup',
    ['--every', '25d', '--keep', '3', 'folder'],
    /^--every .+ at most 24d\.$/,
  ],
  ['no number of backups to keep', 'backup', ['--every', '1d', 'folder'], /^--keep .+$/],
])('%s is refused in one line', async (_, name, args, message) => {
  const config = readConfig({ DATA_DIR: join(folder, 'data') })
  const print = () => undefined
  await expect(commands[name]?.(args, config, { print, printError: print })).rejects.toThrow(message)
  expect(await readdir(folder)).not.toContain('data')
})
