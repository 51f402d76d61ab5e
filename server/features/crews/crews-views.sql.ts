import { sql } from 'kysely'
import type { Context } from '#server/context.ts'

/**
 * Adds views to posts that still exist, in one statement. A trigger counts them for the leaders. So that this never
 * deadlocks, the posts are locked before the counts, as everywhere, and both in the order of the leaders.
 */
export const addViews = async (
  { db }: Pick<Context, 'db'>,
  views: ReadonlyMap<number, number>,
): Promise<void> => {
  await sql`
    insert into crew_views (crew_id, views)
    select id, views
    from (
      select crews.id, added.views
      from unnest(${[...views.keys()]}::int[], ${[...views.values()]}::int[]) as added (crew_id, views)
      join crews on crews.id = added.crew_id
      order by crews.author_id, crews.id
      for key share of crews
    ) as seen
    on conflict (crew_id) do update set views = crew_views.views + excluded.views
  `.execute(db)
}
