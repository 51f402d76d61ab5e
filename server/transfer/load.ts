/** Fills an empty database with a copy of another. */
import { type Kysely, sql } from 'kysely'
import type { Connection } from '#server/db/connect.ts'
import { executedMigrations, migrate, ownMigrations } from '#server/db/migrate.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Header } from './header.ts'
import { type Print, withProgress } from './progress.ts'
import type { Snapshot } from './snapshot.ts'
import { suspendChecks } from './suspended-checks.ts'
import { countRows, hasRows, idOf, isSourceOnly, listTables, type Table } from './tables.ts'

/** What an interrupted load leaves behind, tables without rows, counts as empty. */
export const requireEmpty = async (
  { db, dataLocation }: Connection,
  { migrations }: Pick<Header, 'migrations'>,
): Promise<void> => {
  const refuse = (what: string): never => {
    throw new Error(
      `The database in ${dataLocation} is not empty (${what}) and was left as it is. Choose an empty one.`,
    )
  }
  const executed = await executedMigrations(db)
  if (executed.some((name) => !migrations.includes(name))) refuse('tables of another version of CrewBeacon')
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

/** `own`: as the target has it; undefined if it has none, so that the rows are left out. */
const loadTable = async (
  db: Kysely<Schema>,
  { name, rows }: Header['tables'][number],
  own: Table | undefined,
  lines: AsyncIterator<string>,
): Promise<void> => {
  let batch: string[] = []
  let characters = 0
  for (let row = 1; row <= rows; row += 1) {
    const { value, done } = await lines.next()
    if (done) throw new Error(`Rows of ${name} are missing.`)
    if (!own) continue
    batch.push(value)
    characters += value.length
    if (characters < batchCharacters && row < rows) continue
    await insert(db, own, batch)
    batch = []
    characters = 0
  }
  const count = own ? await countRows(db, own) : rows
  if (count !== rows) throw new Error(`${count} rows in ${name} instead of ${rows}.`)
}

const findTable = <T extends Table>(tables: readonly T[], { schema, name }: Table): T | undefined =>
  tables.find((table) => table.schema === schema && table.name === name)

const requireComplete = ({ tables }: Header, own: readonly Table[]): void => {
  for (const table of own) {
    if (isSourceOnly(table)) continue
    const columns = findTable(tables, table)?.columns
    if (!columns) throw new Error(`Nothing was copied: the table ${table.name} is missing.`)
    const missing = table.columns.find((column) => !columns.includes(column))
    if (missing) throw new Error(`Nothing was copied: the column ${missing} of ${table.name} is missing.`)
  }
}

/** All or nothing: one transaction, in which every constraint is checked. */
const loadRows = async (
  { db, withoutTimeouts }: Connection,
  { header, lines }: Snapshot,
  print: Print,
): Promise<void> => {
  const own = await listTables(db)
  requireComplete(header, own)
  await withoutTimeouts((db) =>
    db.transaction().execute(async (db) => {
      const resumeChecks = await suspendChecks(db)
      const iterator = lines[Symbol.asyncIterator]()
      for (const table of header.tables) {
        const target = findTable(own, table)
        if (!target) print(`The table ${table.name} is not of CrewBeacon and is left out.`)
        await loadTable(db, table, target, iterator)
      }
      for (const { name, value } of header.sequences) {
        await sql`
          select setval(format('public.%I', sequencename)::regclass, ${value})
          from pg_sequences
          where schemaname = 'public' and sequencename = ${name}
        `.execute(db)
      }
      print('Building indexes and checking every row')
      await resumeChecks()
      await sql`analyze`.execute(db)
    }),
  )
}

const update = async (connection: Connection, print: Print): Promise<void> => {
  print('Updating to this version')
  try {
    await migrate(connection)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `All rows are copied, but the update to this version failed: ${reason}. Start the server to finish it.`,
    )
  }
}

/**
 * The tables are those of the version that the rows are from; its successors then change both. What others put into the
 * source, tables or columns, is left out.
 */
export const load = async (connection: Connection, snapshot: Snapshot, print: Print): Promise<void> => {
  const names = snapshot.header.migrations
  const ofSource = Object.entries(ownMigrations).filter(([name]) => names.includes(name))
  await migrate(connection, Object.fromEntries(ofSource))
  await loadRows(connection, withProgress(snapshot, print), print)
  if (ofSource.length < Object.keys(ownMigrations).length) await update(connection, print)
}
