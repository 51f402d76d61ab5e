/** Opens both engines itself, so it runs once. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { type Connection, connect, connectToPostgres, embeddedFolder } from '#server/db/connect.ts'
import { type FolderCopy, requestCopy } from '#server/db/folder-copies.ts'
import { migrate, ownMigrations } from '#server/db/migrate.ts'
import { createDatabase, silent } from '#server/testing/database.ts'
import { eventually } from '#server/testing/eventually.ts'
import { addWaiting, contentsOf, fillDatabase } from '#server/testing/factories/full-database.ts'
import { sampleRows } from '#server/testing/factories/sample-rows.ts'
import { dumpSchema } from '#server/testing/schema-dump.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { backUp } from './backup.ts'
import { commands } from './commands.ts'
import type { Header } from './header.ts'
import { load } from './load.ts'
import { move } from './move.ts'
import { restore } from './restore.ts'
import { readSnapshot } from './snapshot.ts'

const t = openTestApp()
const print = () => undefined

let folder: string
let sourceUrl: string
let file: string
let contents: Awaited<ReturnType<typeof contentsOf>>
const connections: Connection[] = []

const closeLater = (connection: Connection): Connection => {
  connections.push(connection)
  return connection
}
const connectTo = (url: string) => closeLater(connectToPostgres(url, silent))
const newPostgres = async () => connectTo(await createDatabase())

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crewbeacon-transfer-'))
  file = join(folder, 'whole.backup')
  sourceUrl = await createDatabase()
  const source = connectTo(sourceUrl)
  await fillDatabase(source, t.node.ctx)
  contents = await contentsOf(source)
  await backUp(file, async () => connectToPostgres(sourceUrl, silent), print)
})
afterAll(async () => {
  for (const connection of connections) await connection.close()
  await rm(folder, { recursive: true, force: true })
})

/** Without what waits to be sent, the links from mails, and sign-ins that wait for their code. */
const withoutSourceOnly = ({ job: _, ...rest }: typeof contents) => ({
  ...rest,
  notice_mails: [],
  notice_pushes: [],
  password_resets: [],
  email_changes: [],
  pending_sign_ins: [],
  passkey_challenges: [],
})

test('the database of these tests has rows in every table', () => {
  expect(Object.entries(contents).filter(([, rows]) => rows.length === 0)).toEqual([])
})

const restoreInto = (target: Connection, from = file) =>
  restore(from, async () => ({ ...target, close: async () => undefined }), print)

test('a backup restored into Postgres has the same rows and schema, but no mail, job or link that waited', async () => {
  const url = await createDatabase()
  const target = connectTo(url)
  await restoreInto(target)
  expect(await contentsOf(target)).toEqual(withoutSourceOnly(contents))
  expect(await dumpSchema(url)).toBe(await readFile('server/db/schema.sql', 'utf8'))
  // Triggers count again.
  const created = async () =>
    (await sql`select created from player_counts where user_id = 1`.execute(target.db)).rows
  const before = await created()
  await sql`update crews set author_id = 1 where author_id = 2`.execute(target.db)
  expect(await created()).not.toEqual(before)
})

const run = (name: 'backup' | 'restore' | 'move', args: string[], env: Record<string, string> = {}) =>
  commands[name]?.(args, readConfig(env), { print, printError: print })

const writePair = ({ db }: Connection, pair: number): Promise<void> =>
  db.transaction().execute(async (db) => {
    await sql`insert into rate_limits values (${`pair ${pair}`}, 1, 0)`.execute(db)
    await sql`insert into rate_limits values (${`pair ${pair}, too`}, 2, 0)`.execute(db)
  })

/** Two rows at a time, until `signal` says that it is enough. */
const writePairs = async (connection: Connection, signal: AbortSignal): Promise<void> => {
  for (let pair = 1; !signal.aborted; pair += 1) {
    await writePair(connection, pair)
    // The server that shares this process has its turn, too.
    await setImmediate()
  }
}
const takePairs = async ({ db }: Connection): Promise<unknown[]> =>
  (
    await sql<{ points: number }>`delete from rate_limits where key like 'pair%' returning points`.execute(db)
  ).rows.map(({ points }) => points)

test('a copy of Postgres sends nothing, and the embedded database moves to Postgres with all that waits', async () => {
  const dataDir = join(folder, 'data')
  const config = readConfig({ DATA_DIR: dataDir })
  await run('move', [sourceUrl, dataDir])
  const server = await connect(config, silent)
  const again = join(folder, 'again.backup')
  let waiting: typeof contents
  let copy: FolderCopy | undefined
  try {
    expect(await contentsOf(server)).toEqual(withoutSourceOnly(contents))
    await addWaiting(server)
    waiting = await contentsOf(server)
    const stopping = new AbortController()
    await writePair(server, 0)
    const writing = writePairs(server, stopping.signal)
    await run('backup', [again], { DATA_DIR: dataDir })
    stopping.abort()
    await writing
    await takePairs(server)
    copy = await eventually(() => requestCopy(embeddedFolder(config)))
    await expect(requestCopy(embeddedFolder(config))).rejects.toThrow(/a backup is running/)
  } finally {
    await server.close()
  }
  expect(copy?.release).toThrow('The server stopped during the backup. Try again.')
  expect(await readdir(dataDir)).toEqual(['database'])
  const restored = await createDatabase()
  await run('restore', [again], { DATABASE_URL: restored })
  const pairs = await takePairs(connectTo(restored))
  expect(pairs.length).toBeGreaterThan(0)
  expect(pairs.filter((points) => points === 1)).toHaveLength(pairs.length / 2)
  expect(await contentsOf(connectTo(restored))).toEqual(withoutSourceOnly(waiting))
  const moved = await createDatabase()
  await run('move', [moved], { DATA_DIR: dataDir })
  expect(await contentsOf(connectTo(moved))).toEqual(waiting)
}, 180_000)

test('a backup is of one moment, whatever is written meanwhile', async () => {
  const other = connectTo(sourceUrl)
  await readSnapshot(connectTo(sourceUrl), false, async ({ header, lines }) => {
    await sql`insert into rate_limits values ('later', 1, 1)`.execute(other.db)
    let rows = 0
    for await (const line of lines) if (line) rows += 1
    expect(rows).toBe(header.tables.reduce((sum, table) => sum + table.rows, 0))
  })
  await sql`delete from rate_limits where key = 'later'`.execute(other.db)
})

test('a database that is not empty is refused in one line and left as it is', async () => {
  const target = await newPostgres()
  await sql`create table other (id integer)`.execute(target.db)
  const message = /^The database in .+ is not empty \(table other\) and was left as it is\. [^\n]+$/
  await expect(restoreInto(target)).rejects.toThrow(message)
  await expect(move(connectTo(sourceUrl), target, print)).rejects.toThrow(message)
  expect(Object.keys(await contentsOf(target))).toEqual(['other', 'sequences'])
  const source = connectTo(sourceUrl)
  await expect(restoreInto(source)).rejects.toThrow(/is not empty \(table [a-z_]+\)/)
  expect(await contentsOf(source)).toEqual(contents)
})

test('a move that is interrupted leaves nothing behind and can be run again', async () => {
  const target = await newPostgres()
  const interrupted = readSnapshot(connectTo(sourceUrl), false, ({ header, lines }) => {
    const half = async function* () {
      let left = header.tables.reduce((sum, table) => sum + table.rows, 0) / 2
      for await (const line of lines) {
        left -= 1
        if (left < 0) throw new Error('Interrupted')
        yield line
      }
    }
    return load(target, { header, lines: half() }, print)
  })
  await expect(interrupted).rejects.toThrow('Interrupted')
  await move(connectTo(sourceUrl), target, print)
  expect(await contentsOf(target)).toEqual(withoutSourceOnly(contents))
})

test('a copy without a table or column of ours is refused, and has nothing that others added', async () => {
  const [source, target] = [await newPostgres(), await newPostgres()]
  await migrate(source)
  await sql`create table other (id integer generated always as identity, "a name" text)`.execute(source.db)
  await sql`insert into other ("a name") values ('x'), ('y')`.execute(source.db)
  await sql`alter table rate_limits add note text`.execute(source.db)
  await sql`insert into rate_limits values ('login', 3, 1, 'a note')`.execute(source.db)
  const printed: string[] = []
  const loadOnly = (edit: (tables: Header['tables']) => Header['tables'], more: readonly string[] = []) =>
    readSnapshot(source, false, ({ header, lines }) => {
      expect(JSON.stringify(header)).not.toContain('other')
      const all = async function* () {
        yield* lines
        yield* more
      }
      const edited = { ...header, tables: edit(header.tables) }
      return load(target, { header: edited, lines: all() }, (line) => printed.push(line))
    })
  await expect(loadOnly((tables) => tables.filter(({ name }) => name !== 'users'))).rejects.toThrow(
    'Nothing was copied: the table users is missing.',
  )
  await expect(loadOnly((tables) => tables.map((table) => ({ ...table, columns: ['id'] })))).rejects.toThrow(
    /^Nothing was copied: the column [a-z_]+ of [a-z_]+ is missing\.$/,
  )
  // As copies of versions before have it.
  const other = { schema: 'public' as const, name: 'other', columns: ['id'], rows: 1 }
  await loadOnly((tables) => [...tables, other], ['{"id":1}'])
  expect(printed).toContain('The table other is not of CrewBeacon and is left out.')
  const { rows } = await sql`select *, to_regclass('other') as other from rate_limits`.execute(target.db)
  expect(rows).toEqual([{ key: 'login', points: 3, expire: 1, other: null }])
})

test('a database that a restore would refuse is refused before a byte is written', async () => {
  const source = await newPostgres()
  await migrate(source)
  await sql`alter table rate_limits add "a\u0007bell" text`.execute(source.db)
  const read = readSnapshot(source, false, () => Promise.reject(new Error('written')))
  await expect(read).rejects.toThrow(/^No copy can be made of .+: tables\.\d+\.columns\.\d+ is not valid\.$/)
})

test('rows that break a constraint are refused, and none is written', async () => {
  const path = join(folder, 'broken.backup')
  const lines = gunzipSync(await readFile(file)).toString()
  await writeFile(path, gzipSync(lines.replace(/^(\{"blocker_id":)\d+/m, '$19999')))
  const target = await newPostgres()
  await expect(restoreInto(target, path)).rejects.toThrow(/blocks_blocker_id_fkey/)
  await restoreInto(target)
})

test('a backup of an older version gets the schema of today', async () => {
  const older = connectTo(await createDatabase())
  await migrate(older, Object.fromEntries(Object.entries(ownMigrations).slice(0, -1)))
  await older.pool.query(sampleRows)
  const path = join(folder, 'older.backup')
  await backUp(path, async () => ({ ...older, close: async () => undefined }), print)
  const url = await createDatabase()
  const target = connectTo(url)
  await restoreInto(target, path)
  expect(await dumpSchema(url)).toBe(await readFile('server/db/schema.sql', 'utf8'))
  const { rows } = await sql`select title, username from crews join users on users.id = author_id`.execute(
    target.db,
  )
  expect(rows).toEqual([{ title: 'Halo run', username: 'leader' }])
})
