/** Players as lists show them to a viewer, found by name, and the viewer's favourites. */
import { type RawBuilder, sql } from 'kysely'
import { playerListLimits } from '#contract/players/limits.ts'
import { isNotBanned } from '#server/accounts/bans.ts'
import type { Context } from '#server/context.ts'
import type { UserRow } from '#server/db/tables/auth.ts'

type Sql = RawBuilder<unknown>

export type ListedPlayerRow = Pick<
  UserRow,
  | 'id'
  | 'username'
  | 'display_name'
  | 'citizen_id'
  | 'verified_handle'
  | 'profile_image'
  | 'user_role'
  | 'organisation'
  | 'rating_sum'
  | 'rating_count'
> & { is_favourite: boolean }

/** The columns of `users` that a list shows to the viewer. */
export const listedColumns = (viewerId: number): Sql => sql`
  users.id, username, display_name, citizen_id, verified_handle, profile_image, user_role, organisation, rating_sum, rating_count,
  exists (
    select from favourites where favourites.user_id = ${viewerId} and favourite_id = users.id
  ) as is_favourite
`

/** Other players that the viewer may see: not banned, and without a block in either direction. */
export const isShownTo = ({ now }: Pick<Context, 'now'>, viewerId: number): Sql => sql`
  users.deleted_at is null
    and users.id <> ${viewerId}
    and ${isNotBanned(now())}
    and not exists (
      select from blocks
      where (blocker_id = users.id and blocked_id = ${viewerId})
        or (blocker_id = ${viewerId} and blocked_id = users.id)
    )
`

/** This many hits of each kind are sorted: the cost of a search must not grow with how common it is. */
const compared = 200

/**
 * Players with a name like this, in this order: equal to it, beginning with it, containing it. Similar names are
 * searched only if nothing else is found. A trigram index finds three letters in a row, or the beginning of a word:
 * shorter texts find only words that begin with them, and symbols alone only whole names.
 */
export const searchPlayers = async (
  ctx: Context,
  viewerId: number,
  search: string,
): Promise<ListedPlayerRow[]> => {
  const text = sql`fold_name(${search}::text)`
  const hasTrigram = sql`${text} ~ '\\w{3}'`
  const nameBegins = sql`names_text like e'%\\n' || ${text} || '%'`
  const rank = sql`case when ${nameBegins} then 1 else 2 end`
  const hits = (rank: Sql, matches: Sql): Sql => sql`
    select users.id, ${rank} as rank
    from users
    where ${text} <> '' and ${matches} and deleted_at is null and ${isNotBanned(ctx.now())}
    limit ${sql.lit(compared)}
  `
  const { rows } = await sql<ListedPlayerRow>`
    with exact as materialized (
      ${hits(sql`0`, sql`string_to_array(names_text, e'\\n') @> array[${text}]`)}
    ), containing as materialized (
      ${hits(rank, sql`${hasTrigram} and names_text like '%' || ${text} || '%'`)}
    ), beginning as materialized (
      ${hits(sql`1`, sql`(select count(*) from containing) = ${sql.lit(compared)} and ${nameBegins}`)}
    ), short_words as materialized (
      ${hits(
        rank,
        sql`not ${hasTrigram} and ${text} ~ '^\\w' and (${nameBegins} or names_text like '% ' || ${text} || '%')`,
      )}
    ), similar_names as materialized (
      ${hits(
        sql`3`,
        sql`not exists (select from containing) and ${hasTrigram} and length(${text}) > 3 and names_text %> ${text}`,
      )}
    ), best as (
      select id, min(rank) as rank
      from (
        select * from exact
        union all select * from containing
        union all select * from beginning
        union all select * from short_words
        union all select * from similar_names
      ) as hits
      group by id
    )
    select ${listedColumns(viewerId)}
    from best
    join users on users.id = best.id
    where ${isShownTo(ctx, viewerId)}
    order by rank, word_similarity(${text}, names_text) desc, last_seen_at desc nulls last, users.id
    limit ${playerListLimits.found}
  `.execute(ctx.db)
  return rows
}

export const listFavourites = async (ctx: Context, viewerId: number): Promise<ListedPlayerRow[]> => {
  const { rows } = await sql<ListedPlayerRow>`
    select ${listedColumns(viewerId)}
    from favourites
    join users on users.id = favourite_id
    where favourites.user_id = ${viewerId} and ${isShownTo(ctx, viewerId)}
    order by favourites.created_at desc, users.id desc
    limit ${playerListLimits.favourites}
  `.execute(ctx.db)
  return rows
}

/**
 * Locks both players, in the order of their ids, so that a block waits or is seen. False if the other player does not
 * exist or is banned.
 */
export const lockPair = async ({ db, now }: Context, viewerId: number, otherId: number): Promise<boolean> => {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [viewerId, otherId])
    .where('deleted_at', 'is', null)
    .where(isNotBanned(now()))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.some(({ id }) => id === otherId)
}

export const countOtherFavourites = async (
  { db }: Context,
  viewerId: number,
  exceptId: number,
): Promise<number> => {
  const { count } = await db
    .selectFrom('favourites')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', viewerId)
    .where('favourite_id', '<>', exceptId)
    .executeTakeFirstOrThrow()
  return count
}

/** Adding it again changes nothing. */
export const insertFavourite = async (
  { db, now }: Context,
  viewerId: number,
  favouriteId: number,
): Promise<void> => {
  await db
    .insertInto('favourites')
    .values({ user_id: viewerId, favourite_id: favouriteId, created_at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const deleteFavourite = async (
  { db }: Context,
  viewerId: number,
  favouriteId: number,
): Promise<void> => {
  await db
    .deleteFrom('favourites')
    .where('user_id', '=', viewerId)
    .where('favourite_id', '=', favouriteId)
    .execute()
}
