/** Reads a whole database as it was at one moment, whatever is written to it meanwhile. */
import { type Kysely, sql } from 'kysely'
import type { Connection } from '#server/db/connect.ts'
import { executedMigrations } from '#server/db/migrate.ts'
import type { Schema } from '#server/db/schema.ts'
import { formatVersion, type Header, headerSchema } from './header.ts'
import { countRows, idOf, isSourceOnly, listOwnTables, ownTableNames, type Table } from './tables.ts'

export interface Snapshot {
  readonly header: Header
  readonly lines: AsyncIterable<string>
}

const mostRows = 1_000
const batchCharacters = 250_000

/** The size of a batch follows the size of its rows: a picture is a thousand times as large as a block. */
async function* readTable(db: Kysely<Schema>, table: Table): AsyncGenerator<string> {
  const columns = sql.join(table.columns.map((column) => sql.id(column)))
  await sql`
    declare rows_of_table no scroll cursor for
    select row_to_json(each)::text as line from (select ${columns} from ${idOf(table)}) as each
  `.execute(db)
  for (let count = 20; ; ) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(count)} from rows_of_table`.execute(db)
    if (rows.length === 0) break
    for (const { line } of rows) yield line
    const size = rows.reduce((sum, { line }) => sum + line.length, 0) / rows.length
    count = Math.max(1, Math.min(mostRows, 2 * count, Math.floor(batchCharacters / size)))
  }
  await sql`close rows_of_table`.execute(db)
}

async function* readTables(db: Kysely<Schema>, tables: readonly Table[]): AsyncGenerator<string> {
  for (const table of tables) yield* readTable(db, table)
}

const readHeader = async (
  db: Kysely<Schema>,
  dataLocation: string,
  withSourceOnly: boolean,
): Promise<Header> => {
  const migrations = await executedMigrations(db)
  if (migrations.length === 0) throw new Error(`There is no database of CrewBeacon in ${dataLocation}.`)
  const tables: Header['tables'] = []
  for (const table of await listOwnTables(db)) {
    if (isSourceOnly(table) && !withSourceOnly) continue
    tables.push({ ...table, columns: [...table.columns], rows: await countRows(db, table) })
  }
  // Sequences belong to no snapshot: by now they are at least as far as the rows in it.
  const { rows: sequences } = await sql<Header['sequences'][number]>`
    select sequencename as name, last_value as value
    from pg_sequences
    join pg_depend on objid = format('%I.%I', schemaname, sequencename)::regclass and deptype = 'i'
    join pg_class on pg_class.oid = refobjid
    where schemaname = 'public' and last_value is not null and relname = any(${ownTableNames})
  `.execute(db)
  const createdAt = new Date().toISOString()
  const header: Header = { format: 'crewbeacon', formatVersion, createdAt, migrations, tables, sequences }
  // Otherwise it would be refused when it is read, and by then its source may be gone.
  const issue = headerSchema.safeParse(header).error?.issues[0]
  if (issue) throw new Error(`No copy can be made of ${dataLocation}: ${issue.path.join('.')} is not valid.`)
  return header
}

/** `withSourceOnly`: with mails and jobs that wait, for a copy that takes the place of its source. */
export const readSnapshot = (
  { dataLocation, withoutTimeouts }: Connection,
  withSourceOnly: boolean,
  use: (snapshot: Snapshot) => Promise<void>,
): Promise<void> =>
  withoutTimeouts((db) =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (db) => {
        await sql`set local time zone 'UTC'`.execute(db)
        const header = await readHeader(db, dataLocation, withSourceOnly)
        await use({ header, lines: readTables(db, header.tables) })
      }),
  )
