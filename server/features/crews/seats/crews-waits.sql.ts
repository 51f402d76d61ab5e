import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import { canBeOffered } from './crews-candidates.fragment.ts'

/** The players of these waiting lists who can be offered a seat, in their order. */
export const listCandidates = ({ db, now }: Context, crewIds: readonly number[]) =>
  db
    .selectFrom('waitlist_entries')
    .innerJoin('crews', 'crews.id', 'waitlist_entries.crew_id')
    .select([
      'waitlist_entries.crew_id as crewId',
      'waitlist_entries.role_id as roleId',
      'waitlist_entries.user_id',
    ])
    .where('waitlist_entries.crew_id', 'in', [...crewIds])
    .where(canBeOffered(now(), sql`crews.author_id`))
    .orderBy('waitlist_entries.id')
    .execute()

export type CandidateRow = Awaited<ReturnType<typeof listCandidates>>[number]

export const listWaitingIds = async ({ db }: Context, crewId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('waitlist_entries')
    .select('user_id')
    .where('crew_id', '=', crewId)
    .where('removed_at', 'is', null)
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** False if the player does not wait. */
export const deleteEntry = async ({ db }: Context, crewId: number, userId: number): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('waitlist_entries')
    .where('crew_id', '=', crewId)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
