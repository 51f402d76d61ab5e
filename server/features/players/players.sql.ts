/** Players as lists show them to a viewer, found by name, and whom the viewer favours. */
import { type RawBuilder, sql } from 'kysely'
import { playerListLimits } from '#contract/players/limits.ts'
import type { Context } from '#server/context.ts'
import { isNotBanned } from '#server/db/bans.ts'
import type { UserRow } from '#server/db/tables/auth.ts'

type Sql = RawBuilder<unknown>

export type ListedPlayerRow = Pick<
  UserRow,
  | 'id'
  | 'username'
  | 'display_name'
  | 'citizen_id'
  | 'profile_image'
  | 'user_role'
  | 'organisation'
  | 'rating_sum'
  | 'rating_count'
> & { is_favourite: boolean }

/** What a list shows of `users` to the viewer. */
export const listedColumns = (viewerId: number): Sql => sql`
  users.id, username, display_name, citizen_id, profile_image, user_role, organisation, rating_sum, rating_count,
  exists (
    select from favourites where favourites.user_id = ${viewerId} and favourite_id = users.id
  ) as is_favourite
`

/** Others whom the viewer may come across: not banned, and neither has blocked the other. */
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

/** Written as in the index of players' names. */
const names = sql`player_names(username, display_name, citizen_id, organisation)`

/** So many hits of each kind are sorted: what a search costs must not grow with how common it is. */
const compared = 200

/**
 * Players who have a name like this, in this order: exactly it, one that begins with it, one that contains it. Names that
 * contain it are not looked for once enough begin with it, and similar ones only where nothing else is found. An index of
 * trigrams knows the first characters of a word, or three in a row: fewer find only what begins with them.
 */
export const searchPlayers = async (
  ctx: Context,
  viewerId: number,
  search: string,
): Promise<ListedPlayerRow[]> => {
  const text = sql`fold_name(${search}::text)`
  const most = playerListLimits.found
  const hits = (rank: number, matches: Sql, limit: number): Sql => sql`
    select users.id, ${sql.lit(rank)} as rank
    from users
    where ${text} <> '' and ${matches} and ${isShownTo(ctx, viewerId)}
    limit ${sql.lit(limit)}
  `
  const { rows } = await sql<ListedPlayerRow>`
    with exact as materialized (
      ${hits(0, sql`${names} like e'%\\n' || ${text} || e'\\n%'`, most)}
    ), beginning as materialized (
      ${hits(1, sql`${names} like e'%\\n' || ${text} || '%'`, compared)}
    ), containing as materialized (
      ${hits(
        2,
        sql`(select count(*) from beginning) < ${sql.lit(most)}
          and length(${text}) > 2
          and ${names} like '%' || ${text} || '%'`,
        compared,
      )}
    ), similar_names as materialized (
      ${hits(
        3,
        sql`not exists (select from beginning)
          and not exists (select from containing)
          and length(${text}) > 3
          and ${names} %> ${text}`,
        compared,
      )}
    ), best as (
      select id, min(rank) as rank
      from (
        select * from exact
        union all select * from beginning
        union all select * from containing
        union all select * from similar_names
      ) as hits
      group by id
    )
    select ${listedColumns(viewerId)}
    from best
    join users on users.id = best.id
    order by rank, word_similarity(${text}, ${names}) desc, last_seen_at desc nulls last, users.id
    limit ${most}
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
 * Locks both, in the order of their ids, so that a block waits or is seen. False if the other one does not exist or is
 * banned.
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

/** A second time changes nothing. */
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
