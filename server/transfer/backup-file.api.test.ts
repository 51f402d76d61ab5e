/** Files that are no good, and files that are in the way. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectToPostgres } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { createDatabase, silent } from '#server/testing/database.ts'
import { backUp } from './backup.ts'
import type { Header } from './header.ts'
import { restore } from './restore.ts'

const print = () => undefined

let folder: string
let file: string
let databaseUrl: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crewbeacon-files-'))
  file = join(folder, 'good.backup')
  databaseUrl = await createDatabase()
  const connection = connectToPostgres(databaseUrl, silent)
  await migrate(connection)
  await connection.pool.query(`
    insert into rate_limits select md5(number::text), number, number from generate_series(1, 1000) as number
  `)
  await backUp(file, async () => connection, print)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const changeByte = (whole: Buffer): Buffer => {
  const middle = Math.floor(whole.length / 2)
  return whole.fill(~(whole[middle] ?? 0), middle, middle + 1)
}

const editLines = (whole: Buffer, edit: (lines: string[]) => string[]): Buffer =>
  gzipSync(`${edit(gunzipSync(whole).toString().trimEnd().split('\n')).join('\n')}\n`)

const editHeader =
  (edit: (header: Header) => object) =>
  (whole: Buffer): Buffer =>
    editLines(whole, ([first = '', ...rest]) => [JSON.stringify(edit(JSON.parse(first))), ...rest])

const editTable = (change: object) =>
  editHeader(({ tables: [first, ...rest], ...header }) => ({
    ...header,
    tables: [{ ...first, ...change }, ...rest],
  }))

const isDamaged = /is damaged: [^\n]+$/
const isNoBackup = /is not a backup of CrewBeacon\.$/
const isOfOther = /was made by another version of CrewBeacon\. Install that version first\.$/

test.each<[string, (whole: Buffer) => Buffer, RegExp]>([
  ['has a changed byte', changeByte, isDamaged],
  ['is cut off', (whole) => whole.subarray(0, -20), isDamaged],
  ['has one row fewer', (whole) => editLines(whole, (lines) => lines.slice(0, -1)), isDamaged],
  ['has one row too many', (whole) => editLines(whole, (lines) => [...lines, '{}']), isDamaged],
  ['is empty', () => Buffer.alloc(0), isNoBackup],
  ['is no backup', () => Buffer.from('SET check_function_bodies = false;'), isNoBackup],
  ['is another gzip', () => gzipSync('{"format":"other"}\n'), isNoBackup],
  [
    'names nothing',
    () =>
      gzipSync(
        `${JSON.stringify({ format: 'crewbeacon', formatVersion: 1, createdAt: '2026-01-01T00:00:00Z', migrations: [], tables: [], sequences: [] })}\n`,
      ),
    isNoBackup,
  ],
  [
    'leaves a migration out',
    editHeader((header) => ({ ...header, migrations: ['0002_sign_in'] })),
    isNoBackup,
  ],
  ['names a table of Postgres', editTable({ schema: 'pg_catalog', name: 'pg_authid' }), isNoBackup],
  ['brings mails along', editTable({ name: 'notice_mails' }), isNoBackup],
  ['counts below zero', editTable({ rows: -1 }), isNoBackup],
  ['has a name that a terminal obeys', editTable({ name: '\u001b[2J' }), isNoBackup],
  ['is of a newer release', editHeader((header) => ({ ...header, migrations: ['0999_later'] })), isOfOther],
  ['has a newer format', () => gzipSync('{"format":"crewbeacon","formatVersion":2}\n'), isOfOther],
])('a file that %s is refused in one line, before a database is opened', async (_, change, message) => {
  const path = join(folder, 'changed.backup')
  await writeFile(path, change(await readFile(file)))
  const connectNever = () => Promise.reject(new Error('opened'))
  await expect(restore(path, connectNever, print)).rejects.toThrow(message)
})

test('a file that exists is left as it is', async () => {
  const connectNever = () => Promise.reject(new Error('opened'))
  await expect(backUp(file, connectNever, print)).rejects.toThrow(/exists already and was left [^\n]+$/)
})

test('what killed backups have left is deleted by the next one, and what others still write is not', async () => {
  const running = spawn('cat')
  const killed = spawn('cat')
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  const nameOf = ({ pid }: ChildProcess, host = hostname()) => `crewbeacon-${host}-${pid}.partial`
  const old = nameOf(killed, 'long-gone')
  const kept = [nameOf(running), nameOf(killed, 'elsewhere'), 'holiday.partial']
  for (const name of [nameOf(killed), old, ...kept]) await writeFile(join(folder, name), 'half')
  await utimes(join(folder, old), 0, 0)
  try {
    await backUp(join(folder, 'next.backup'), async () => connectToPostgres(databaseUrl, silent), print)
    const partial = (await readdir(folder)).filter((name) => name.endsWith('.partial'))
    expect(partial.sort()).toEqual(kept.sort())
  } finally {
    running.kill()
  }
})

test('a backup that fails leaves no file', async () => {
  const path = join(folder, 'failed.backup')
  await expect(backUp(path, () => Promise.reject(new Error('no database')), print)).rejects.toThrow(
    'no database',
  )
  expect(
    (await readdir(folder)).filter(
      (name) => name.startsWith('failed') || name.endsWith(`-${process.pid}.partial`),
    ),
  ).toEqual([])
})

test('a file that cannot be read is not called damaged', async () => {
  await expect(restore(folder, () => Promise.reject(), print)).rejects.toThrow(/^EISDIR/)
})
