/** Searches that a demo player has saved, with what they found today. */
import { sql } from 'kysely'
import { canonicalFilters, type SearchFilters } from '#contract/searches/filters.ts'
import { searchQuery } from '#contract/searches/searches.ts'
import type { Context } from '#server/context.ts'
import { searchColumns } from '#server/features/crews/board/crews-filters.service.ts'
import { sendNotice } from '#server/notices/notices.ts'
import { before } from './moments.ts'
import { type Ids, idOf } from './rows.ts'

const searcher = 'Kestrel_77'
const demoSearches: readonly SearchFilters[] = [{ seats: 'medical' }, { activity: 'mining', region: 'eu' }]

const insertFound = async (
  { db, now }: Context,
  search: { readonly id: number; readonly user_id: number },
): Promise<{ id: number; title: string }[]> => {
  const { rows } = await sql<{ id: number; title: string }>`
    with found as (
      select crews.id, crews.title
      from crews
      join saved_searches on saved_searches.id = ${search.id}
      where facets @> '{board}'
        and wanted <@ facets
        and not unwanted && facets
        and (seats = '{}' or seats && facets)
        and author_id <> ${search.user_id}
        and not exists (select from applications where crew_id = crews.id and applications.user_id = ${search.user_id})
      order by crews.created_at desc
      limit 2
    ), alerted as (
      insert into saved_search_alerts (search_id, crew_id, created_at)
      select ${search.id}, id, ${now()} from found
    )
    select id, title from found
  `.execute(db)
  return rows
}

/** After the posts. */
export const insertSearches = async (ctx: Context, userIds: Ids): Promise<void> => {
  const searches = await ctx.db
    .insertInto('saved_searches')
    .values(
      demoSearches.map((filters) => ({
        ...searchColumns(searchQuery.parse(filters)),
        filters: canonicalFilters(searchQuery.parse(filters)),
        user_id: idOf(userIds, searcher),
        created_at: before(ctx.now(), '6d'),
      })),
    )
    .returning(['id', 'user_id', 'filters'])
    .execute()
  for (const search of searches) {
    const [newest] = await insertFound(ctx, search)
    if (!newest) continue
    const { filters, user_id } = search
    await sendNotice(ctx, {
      kind: 'search',
      to: [user_id],
      crewId: newest.id,
      notice: { type: 'search_found', data: { title: newest.title, filters, ship: null } },
    })
  }
}
