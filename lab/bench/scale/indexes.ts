/** Loads many rows without the indexes, which are built at the end: entry by entry it would take hours. */
import type pg from 'pg'

const listIndexes = `
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index
  join pg_class on pg_class.oid = indrelid
  where relnamespace = 'public'::regnamespace
    and not exists (select from pg_constraint where conindid = indexrelid)
`

export const withoutIndexes = async (client: pg.Client, load: () => Promise<void>): Promise<void> => {
  const { rows } = await client.query<{ name: string; definition: string }>(listIndexes)
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await load()
  for (const { definition } of rows) await client.query(definition)
}
