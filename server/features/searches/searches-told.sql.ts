/** Which of some players were notified of a post, and by what: no one is notified twice on one channel. */
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#server/context.ts'

type List = (ctx: Context, crewId: number, userIds: readonly number[]) => Promise<number[]>

const listUsers = async ({ db }: Context, query: RawBuilder<{ user_id: number }>): Promise<number[]> =>
  (await query.execute(db)).rows.map(({ user_id }) => user_id)

export const listToldByBeacon: List = (ctx, crewId, userIds) =>
  listUsers(
    ctx,
    sql`
      select user_id
      from beacon_alerts
      where crew_id = ${crewId} and user_id = any(${userIds}::integer[]) and sent_at is not null
    `,
  )

export const listToldBySearch: List = (ctx, crewId, userIds) =>
  listUsers(
    ctx,
    sql`
      select distinct user_id
      from saved_search_alerts
      join saved_searches on saved_searches.id = search_id
      where crew_id = ${crewId} and user_id = any(${userIds}::integer[])
    `,
  )

export const listToldByFavourite: List = (ctx, crewId, userIds) =>
  listUsers(
    ctx,
    sql`
      select user_id
      from crews
      join favourites on favourite_id = crews.author_id and favourites.created_at <= announced_at
      where crews.id = ${crewId} and user_id = any(${userIds}::integer[])
    `,
  )
