import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import type { ExportedTable } from './account.tables.ts'

interface ExportedRow {
  cursor: number | string
  row: Record<string, unknown>
}

/** The next rows of a player after the cursor, in its order. */
export const listRows = async (
  { db }: Context,
  { table, owner, cursor, withheld = [] }: ExportedTable,
  userId: number,
  after: number | string | undefined,
  limit: number,
): Promise<ExportedRow[]> => {
  const beyond = after === undefined ? sql`` : sql`and ${sql.ref(cursor)} > ${after}`
  const { rows } = await sql<ExportedRow>`
    select ${sql.ref(cursor)} as cursor, to_jsonb(${sql.ref(table)}) - ${withheld}::text[] as row
    from ${sql.table(table)}
    where ${sql.ref(owner)} = ${userId} ${beyond}
    order by ${sql.ref(cursor)}
    limit ${limit}
  `.execute(db)
  return rows
}
