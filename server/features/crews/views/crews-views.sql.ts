import { sql } from 'kysely'
import type { Context } from '#server/context.ts'

/**
 * Adds views to posts that still exist, in one statement. A trigger counts them for the leaders. To rule out deadlocks,
 * the posts are locked first and by id, as everywhere, then the counts in the order of the leaders.
 */
export const addViews = async (
  { db }: Pick<Context, 'db'>,
  views: ReadonlyMap<number, number>,
): Promise<void> => {
  await sql`
    with seen as (
      select crews.id, crews.author_id, added.views
      from unnest(${[...views.keys()]}::int[], ${[...views.values()]}::int[]) as added (crew_id, views)
      join crews on crews.id = added.crew_id
      order by crews.id
      for key share of crews
    )
    insert into crew_views (crew_id, views)
    select id, views
    from seen
    order by author_id, id
    on conflict (crew_id) do update set views = crew_views.views + excluded.views
  `.execute(db)
}
