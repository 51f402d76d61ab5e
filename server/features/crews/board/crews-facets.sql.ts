import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'

/** The newest come first, so a large number of places that no list knows keeps nobody away for long. */
const mostAtOnce = 500
const dayMs = 24 * 60 * 60_000

/** Posts on the board, changed within a day, that seem to lack facets. Those that somebody is changing have to wait. */
export const lockIncomplete = async ({ db, now }: Context): Promise<CrewRow[]> => {
  const { rows } = await sql<CrewRow>`
    select *
    from crews
    where facets @> '{board}'
      and updated_at > ${new Date(now().getTime() - dayMs)}
      and (
        region is not null and not facets @> array['region:' || region]
        or game_version <> 'live' and not facets @> array['version:' || game_version]
        or location || start_location || end_location <> ''
          and not exists (select from unnest(facets) as facet where starts_with(facet, 'system:'))
      )
    order by updated_at desc
    limit ${sql.lit(mostAtOnce)}
    for no key update skip locked
  `.execute(db)
  return rows
}

/** Nothing that readers see changes, so the revision does not either. */
export const setFacets = async (
  { db }: Context,
  crews: readonly Pick<CrewRow, 'id' | 'facets'>[],
): Promise<void> => {
  const complete = crews.map(({ id, facets }) => ({ id, facets }))
  await sql`
    update crews set facets = complete.facets
    from jsonb_to_recordset(${JSON.stringify(complete)}::jsonb) as complete (id integer, facets text[])
    where crews.id = complete.id
  `.execute(db)
}
