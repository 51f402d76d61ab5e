import { type Kysely, sql } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

interface Definition {
  readonly remove: string
  readonly restore: string
}

const foreignKeys = sql<Definition>`
  select
    format('alter table %s drop constraint %I', conrelid::regclass, conname) as remove,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as restore
  from pg_constraint
  where contype = 'f' and connamespace = 'public'::regnamespace
  order by conname
`

const indexes = sql<Definition>`
  select format('drop index %s', indexrelid::regclass) as remove, pg_get_indexdef(indexrelid) as restore
  from pg_index
  join pg_class on pg_class.oid = indrelid
  where relnamespace = 'public'::regnamespace
    and not exists (select from pg_constraint where conindid = indexrelid and contype <> 'f')
  order by indexrelid
`

const triggers = sql<Definition>`
  select
    format('alter table %s disable trigger user', tgrelid::regclass) as remove,
    format('alter table %s enable trigger user', tgrelid::regclass) as restore
  from pg_trigger
  join pg_class on pg_class.oid = tgrelid
  where relnamespace = 'public'::regnamespace and not tgisinternal
  group by tgrelid
`

/**
 * Takes foreign keys, indexes and triggers away, and returns the function that brings them back: rows then come in any
 * order, an index is built once instead of row by row, and no trigger counts what is counted already. Bringing them back
 * checks every row.
 */
export const suspendChecks = async (db: Kysely<Schema>): Promise<() => Promise<void>> => {
  const definitions: Definition[] = []
  for (const query of [triggers, foreignKeys, indexes]) definitions.push(...(await query.execute(db)).rows)
  for (const { remove } of definitions) await sql.raw(remove).execute(db)
  return async () => {
    for (const { restore } of definitions.reverse()) await sql.raw(restore).execute(db)
  }
}
