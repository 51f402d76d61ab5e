/** Searches that demo players have saved, with what they found today. */
import { sql } from 'kysely'
import { canonicalFilters, type SearchFilters } from '#contract/searches/filters.ts'
import { searchQuery } from '#contract/searches/searches.ts'
import type { Context } from '#server/context.ts'
import { searchColumns } from '#server/features/crews/board/crews-filters.service.ts'
import { sendNotice } from '#server/notices/notices.ts'
import { before } from './moments.ts'
import { demoPlayers } from './players.ts'
import type { World } from './world.ts'

const findNewest = async ({ db, now }: Context, searchId: number, userId: number) => {
  const { rows } = await sql<{ id: number; title: string }>`
    with found as (
      select crews.id, crews.title
      from crews
      join saved_searches on saved_searches.id = ${searchId}
      where facets @> '{board}'
        and wanted <@ facets
        and not unwanted && facets
        and (seats = '{}' or seats && facets)
        and author_id <> ${userId}
        and not exists (select from applications where crew_id = crews.id and applications.user_id = ${userId})
      order by crews.created_at desc
      limit 2
    ), alerted as (
      insert into saved_search_alerts (search_id, crew_id, created_at)
      select ${searchId}, id, ${now()} from found
    )
    select id, title from found
  `.execute(db)
  return rows[0]
}

const insertSearch = async (ctx: Context, userId: number, filters: SearchFilters): Promise<void> => {
  const query = searchQuery.parse(filters)
  const search = await ctx.db
    .insertInto('saved_searches')
    .values({
      ...searchColumns(query),
      filters: canonicalFilters(query),
      user_id: userId,
      created_at: before(ctx.now(), '6d'),
    })
    .returning(['id', 'filters'])
    .executeTakeFirstOrThrow()
  const newest = await findNewest(ctx, search.id, userId)
  if (!newest) return
  await sendNotice(ctx, {
    kind: 'search',
    to: [userId],
    crewId: newest.id,
    notice: { type: 'search_found', data: { title: newest.title, filters: search.filters, ship: null } },
  })
}

/** After the posts. */
export const insertSearches = async (ctx: Context, { idOf }: World): Promise<void> => {
  for (const [name, { searches = [] }] of Object.entries(demoPlayers)) {
    for (const filters of searches) await insertSearch(ctx, idOf(name), filters)
  }
}
