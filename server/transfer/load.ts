/** Fills an empty database with a copy of another. */
import { type Kysely, sql } from 'kysely'
import type { Connection } from '#server/db/connect.ts'
import { executedMigrations, migrate, ownMigrations } from '#server/db/migrate.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Header } from './header.ts'
import type { Snapshot } from './snapshot.ts'
import { suspendChecks } from './suspended-checks.ts'
import { countRows, hasRows, idOf, listTables, type Table } from './tables.ts'

/** What an interrupted load leaves behind, tables without rows, counts as empty. */
export const requireEmpty = async (
  { db, place }: Connection,
  { migrations }: Pick<Header, 'migrations'>,
): Promise<void> => {
  const refuse = (what: string): never => {
    throw new Error(
      `The database in ${place} is not empty (${what}) and was left as it is. Choose an empty one.`,
    )
  }
  const executed = await executedMigrations(db)
  if (executed.some((name) => !migrations.includes(name))) refuse('another version of CrewBeacon')
  for (const table of await listTables(db)) {
    if (executed.length === 0 && table.schema === 'public') refuse(`table ${table.name}`)
    if (await hasRows(db, table)) refuse(`table ${table.name}`)
  }
}

const batchCharacters = 250_000

const insert = async (db: Kysely<Schema>, table: Table, lines: readonly string[]): Promise<void> => {
  const columns = sql.join(table.columns.map((column) => sql.id(column)))
  await sql`
    insert into ${idOf(table)} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${idOf(table)}, ${`[${lines.join()}]`}::json)
  `.execute(db)
}

const loadTable = async (
  db: Kysely<Schema>,
  table: Header['tables'][number],
  lines: AsyncIterator<string>,
): Promise<void> => {
  let batch: string[] = []
  let characters = 0
  for (let row = 1; row <= table.rows; row += 1) {
    const { value, done } = await lines.next()
    if (done) throw new Error(`Rows of ${table.name} are missing.`)
    batch.push(value)
    characters += value.length
    if (characters < batchCharacters && row < table.rows) continue
    await insert(db, table, batch)
    batch = []
    characters = 0
  }
  const count = await countRows(db, table)
  if (count !== table.rows) throw new Error(`${count} rows in ${table.name} instead of ${table.rows}.`)
}

/** All or nothing: one transaction, in which every constraint is checked. */
const loadRows = ({ withoutTimeouts }: Connection, { header, lines }: Snapshot): Promise<void> =>
  withoutTimeouts((db) =>
    db.transaction().execute(async (db) => {
      const resumeChecks = await suspendChecks(db)
      const iterator = lines[Symbol.asyncIterator]()
      for (const table of header.tables) await loadTable(db, table, iterator)
      for (const { name, value } of header.sequences) {
        await sql`select setval(${`public.${name}`}::regclass, ${value})`.execute(db)
      }
      await resumeChecks()
      await sql`analyze`.execute(db)
    }),
  )

/** The tables are those of the version that the rows are from; its successors then change both. */
export const load = async (connection: Connection, snapshot: Snapshot): Promise<void> => {
  const names = snapshot.header.migrations
  const ofSource = Object.entries(ownMigrations).filter(([name]) => names.includes(name))
  await migrate(connection, Object.fromEntries(ofSource))
  await loadRows(connection, snapshot)
  await migrate(connection)
}
