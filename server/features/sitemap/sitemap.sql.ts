/** Each statement reads at most one list of posts, starting at an id. */
import { sql } from 'kysely'
import type { Context } from '#server/context.ts'

// Literals, as in the partial index of open posts.
const isListed = sql<boolean>`mission_status = 'open' and not is_hidden`

export interface ListedPost {
  readonly id: number
  readonly updated_at: Date
}

export const listPosts = ({ db }: Context, fromId: number, count: number): Promise<ListedPost[]> =>
  db
    .selectFrom('crews')
    .select(['id', 'updated_at'])
    .where(isListed)
    .where('id', '>=', fromId)
    .orderBy('id')
    .limit(count)
    .execute()

/** The id of the post that follows on `count` posts; undefined if there is none. */
export const findNextAfter = async (
  { db }: Context,
  fromId: number,
  count: number,
): Promise<number | undefined> => {
  const row = await db
    .selectFrom('crews')
    .select('id')
    .where(isListed)
    .where('id', '>=', fromId)
    .orderBy('id')
    .offset(count)
    .limit(1)
    .executeTakeFirst()
  return row?.id
}
