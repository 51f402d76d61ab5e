/** Where the database names a player. */
import { sql } from 'kysely'
import type { Connection } from '#server/db/connect.ts'

/** Every column that names a player, as `table.column`, from the database's own catalogue. */
export const columnsNamingPlayers = async ({ db }: Connection): Promise<string[]> => {
  const { rows } = await sql<{ column: string }>`
    select conrelid::regclass || '.' || attname as column
    from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'users'::regclass
    order by 1
  `.execute(db)
  return rows.map(({ column }) => column)
}

export const countRowsNaming = async (
  { db }: Connection,
  tableAndColumn: string,
  userId: number,
): Promise<number> => {
  const [table = '', column = ''] = tableAndColumn.split('.')
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} where ${sql.ref(column)} = ${userId}
  `.execute(db)
  return rows[0]?.count ?? 0
}
