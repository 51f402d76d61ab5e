import { type Insertable, sql } from 'kysely'
import type { Context } from '#server/context.ts'
import type { RatingRow, RatingsTable } from '#server/db/tables/ratings.ts'

type NewRating = Omit<Insertable<RatingsTable>, 'created_at'>

/** Undefined if the rater has given this rating already. */
export const insertRating = ({ db, now }: Context, rating: NewRating): Promise<RatingRow | undefined> =>
  db
    .insertInto('ratings')
    .values({ ...rating, created_at: now() })
    .onConflict((conflict) => conflict.columns(['crew_id', 'rater_id', 'type']).doNothing())
    .returningAll()
    .executeTakeFirst()

/**
 * In the order of their ids: the trigger locks the players, and two ratings of the same players must not deadlock.
 * False if all of them have deleted their accounts.
 */
export const insertReceivers = async (
  { db }: Context,
  { id, stars }: Pick<RatingRow, 'id' | 'stars'>,
  userIds: readonly number[],
): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    insert into received_ratings (rating_id, user_id, stars)
    select ${id}::int, users.id, ${stars}::int
    from users
    where users.id = any(${userIds}::int[]) and deleted_at is null
    order by users.id
  `.execute(db)
  return numAffectedRows > 0n
}
