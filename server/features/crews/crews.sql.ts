import type { Insertable } from 'kysely'
import type { Context } from '#server/context.ts'
import type { CrewRow, CrewsTable } from '#server/db/tables/crews.ts'
import { removedTexts } from '#server/features/crews/posting/crews.columns.ts'
import { withoutLeader } from '#server/words/leader-lines.ts'
import type { LeaderNames } from '#server/words/search-text.ts'

export const findLeaderNames = async ({ db }: Context, userId: number): Promise<LeaderNames> =>
  db
    .selectFrom('users')
    .select(['username', 'display_name as displayName', 'organisation'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()

export const findLeader = async (
  { db }: Pick<Context, 'db'>,
  id: number,
): Promise<Pick<CrewRow, 'author_id' | 'co_leader_id' | 'scheduled_time'> | undefined> =>
  db
    .selectFrom('crews')
    .select(['author_id', 'co_leader_id', 'scheduled_time'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

export const lockCrew = ({ db }: Context, id: number): Promise<CrewRow | undefined> =>
  db
    .selectFrom('crews')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

type NewCrew = Omit<Insertable<CrewsTable>, 'created_at' | 'updated_at'>

export const insertCrew = async ({ db, now }: Context, crew: NewCrew): Promise<number> => {
  const { id } = await db
    .insertInto('crews')
    .values({ ...crew, created_at: now(), updated_at: now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The facets are part of every change, as they follow from most columns: see `saveCrew`. */
export const updateCrew = async (
  { db, now }: Context,
  id: number,
  changes: Partial<CrewRow> & Pick<CrewRow, 'facets'>,
): Promise<void> => {
  await db
    .updateTable('crews')
    .set((crew) => ({ ...changes, updated_at: now(), revision: crew('revision', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/**
 * Past missions are kept when their leader deletes the account, with another leader and without personal texts. They
 * get a higher revision, as for every change of a post: otherwise calendars would keep the name and the link.
 */
export const handOverCrews = async ({ db, now }: Context, fromId: number, toId: number): Promise<void> => {
  await db
    .updateTable('crews')
    .set((crew) => ({
      ...removedTexts,
      search_text: withoutLeader,
      author_id: toId,
      updated_at: now(),
      revision: crew('revision', '+', 1),
    }))
    .where('author_id', '=', fromId)
    .execute()
}
