import { type Insertable, sql } from 'kysely'
import type { Context } from '#server/context.ts'
import type { SavedSearchesTable, SavedSearchRow } from '#server/db/tables/searches.ts'

export type NewSearch = Omit<Insertable<SavedSearchesTable>, 'user_id' | 'created_at'>

export interface FoundSearchRow extends Pick<SavedSearchRow, 'id' | 'filters' | 'created_at'> {
  /** Null if the filters have no ship, or if the catalogue no longer has it. */
  readonly ship_name: string | null
  readonly found_today: number
  readonly has_channel: boolean
}

/** `today`: the start of the player's day. */
export const listSearches = ({ db }: Context, userId: number, today: Date): Promise<FoundSearchRow[]> =>
  db
    .selectFrom('saved_searches')
    .leftJoin('ships', 'ships.id', 'saved_searches.ship_id')
    .select([
      'saved_searches.id',
      'saved_searches.filters',
      'saved_searches.created_at',
      'ships.name as ship_name',
    ])
    .select(
      sql<number>`(
        select count(*) from saved_search_alerts as alerts
        where alerts.search_id = saved_searches.id and alerts.created_at >= ${today}
      )`.as('found_today'),
    )
    .select(
      sql<boolean>`exists (
        select from webhooks where search_id = saved_searches.id and address is not null
      )`.as('has_channel'),
    )
    .where('saved_searches.user_id', '=', userId)
    .orderBy('saved_searches.id', 'desc')
    .execute()

/** The player can save no other search until the end of the transaction. */
export const lockSearcher = async ({ db }: Context, userId: number): Promise<void> => {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

export const findZone = async ({ db }: Context, userId: number): Promise<string | undefined> =>
  (await db.selectFrom('users').select('timezone').where('id', '=', userId).executeTakeFirst())?.timezone

export const insertSearch = async (
  { db, now }: Context,
  userId: number,
  search: NewSearch,
): Promise<void> => {
  await db
    .insertInto('saved_searches')
    .values({ ...search, user_id: userId, created_at: now() })
    .execute()
}

const selectSearch = ({ db }: Context, userId: number, id: number) =>
  db.selectFrom('saved_searches').select('id').where('id', '=', id).where('user_id', '=', userId)

export const hasSearch = async (ctx: Context, userId: number, id: number): Promise<boolean> =>
  (await selectSearch(ctx, userId, id).executeTakeFirst()) !== undefined

/** False if the player has no such search. */
export const lockSearch = async (ctx: Context, userId: number, id: number): Promise<boolean> =>
  (await selectSearch(ctx, userId, id).forNoKeyUpdate().executeTakeFirst()) !== undefined

/** False if the player has no such search. */
export const deleteSearch = async ({ db }: Context, userId: number, id: number): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('saved_searches')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
