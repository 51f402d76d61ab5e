import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { crewsAwaitedBy } from './leading.fragment.ts'

export const findName = ({ db }: Context, userId: number): Promise<{ name: string }> =>
  db
    .selectFrom('users')
    .select((eb) => eb.fn.coalesce('display_name', 'username').as('name'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()

/** The running crews of a leader. Locked here, as the player may have become the leader of one of them only now. */
export const lockCrewsLedBy = ({ db }: Context, leaderId: number): Promise<CrewRow[]> =>
  db
    .selectFrom('crews')
    .selectAll()
    .where('author_id', '=', leaderId)
    .where('mission_status', 'in', ['open', 'in_progress'])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()

/** The crews that a player has applied to, waits for, or is offered a seat in or the lead of. Locked here, for the same reason. */
export const lockCrewsAwaitedBy = async ({ db }: Context, userId: number): Promise<CrewRow[]> => {
  const { rows } = await sql<CrewRow>`
    select *
    from crews
    where id in (${crewsAwaitedBy(userId)})
    order by id
    for update
  `.execute(db)
  return rows
}

/**
 * Locks all counts of the player and of the members of the crews that will be cancelled, in one statement: locking crew
 * by crew would break the order by player in which all other code locks them.
 */
export const lockCountsAboard = async ({ db }: Context, userId: number): Promise<void> => {
  await sql`
    select from player_counts
    where user_id = ${userId} or user_id in (
      select crew_members.user_id
      from crew_members
      join crews on crews.id = crew_members.crew_id
      where crews.author_id = ${userId} and crews.mission_status in ('open', 'in_progress')
    )
    order by user_id
    for no key update
  `.execute(db)
}
