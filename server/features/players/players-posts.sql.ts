import { sql } from 'kysely'
import { isNotBanned } from '#server/accounts/bans.ts'
import type { Context } from '#server/context.ts'

/** Whether the player is a favourite of anyone. */
export const hasFollowers = async ({ db }: Context, userId: number): Promise<boolean> => {
  const row = await db
    .selectFrom('favourites')
    .select('user_id')
    .where('favourite_id', '=', userId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** A post that takes people, with the name of its leader; undefined if it is hidden or deleted. */
export const findOpenPost = async ({ db, now }: Context, crewId: number) =>
  db
    .selectFrom('crews')
    .innerJoin('users', 'users.id', 'crews.author_id')
    .select(['crews.title', 'crews.author_id'])
    .select(sql<string>`coalesce(users.display_name, users.username)`.as('leader_name'))
    .where('crews.id', '=', crewId)
    .where('crews.mission_status', '=', sql.lit('open'))
    .where('crews.is_hidden', '=', false)
    .where(isNotBanned(now()))
    .executeTakeFirst()

/**
 * Players who favour the leader of a post and were not invited to it. A block has removed the favourites on both sides,
 * but one may be in flight.
 */
export const listFollowers = async ({ db }: Context, leaderId: number, crewId: number): Promise<number[]> => {
  const { rows } = await sql<{ user_id: number }>`
    select user_id
    from favourites
    where favourite_id = ${leaderId} and not exists (
      select from blocks
      where (blocker_id = user_id and blocked_id = ${leaderId})
        or (blocker_id = ${leaderId} and blocked_id = user_id)
    ) and not exists (
      select from messages where crew_id = ${crewId} and receiver_id = user_id and kind = 'invitation'
    )
  `.execute(db)
  return rows.map(({ user_id }) => user_id)
}

/** False if it was announced before. */
export const markAsAnnounced = async ({ db, now }: Context, crewId: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('crews')
    .set({ announced_at: now() })
    .where('id', '=', crewId)
    .where('announced_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
