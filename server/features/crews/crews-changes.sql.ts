import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import { prepared } from '#server/db/prepared.ts'

/** Those of the posts that take people, provided that anybody has saved a search. */
export const listSearchable = async ({ db }: Context, crewIds: readonly number[]): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`${prepared}
    select id
    from crews
    where id = any(${crewIds}::integer[])
      and facets @> '{board}'
      and exists (select from saved_searches)
  `.execute(db)
  return rows.map(({ id }) => id)
}
