import type { Context } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'

export const findName = ({ db }: Context, userId: number): Promise<{ name: string }> =>
  db
    .selectFrom('users')
    .select((eb) => eb.fn.coalesce('display_name', 'username').as('name'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()

/** Locked here, as the player may have become the leader of one of them only now. */
export const listCrewsWithCoLeader = ({ db }: Context, leaderId: number): Promise<CrewRow[]> =>
  db
    .selectFrom('crews')
    .selectAll()
    .where('author_id', '=', leaderId)
    .where('co_leader_id', 'is not', null)
    .where('mission_status', 'in', ['open', 'in_progress'])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
