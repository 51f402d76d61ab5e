import { sql } from 'kysely'
import type { Context, Viewer } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { canBeOffered } from '#server/features/crews/seats/crews-candidates.fragment.ts'
import { type OfferRelation, offerRelation } from '#server/features/offers/offers.fragment.ts'
import { type WaitRelation, waitRelation } from './waitlists.fragment.ts'

/** Also locks a deleted crew, whose waiting list has to end. */
export const lockAnyCrew = ({ db }: Context, id: number): Promise<CrewRow | undefined> =>
  db.selectFrom('crews').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Crews with a waiting list that have a free seat, or are over. */
export const listDueCrews = async ({ db }: Context): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id
    from crews
    where id in (select crew_id from waitlist_entries where removed_at is null)
      and (current_crew_size < max_crew_size or mission_status not in ('open', 'in_progress'))
    order by id
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** The columns of a crew that its waiting list depends on. */
export const findCrew = ({ db }: Context, id: number) =>
  db
    .selectFrom('crews')
    .select(['current_crew_size', 'max_crew_size', 'is_hidden', 'asks_before_offers'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

export const insertEntry = async (
  { db, now }: Context,
  crewId: number,
  userId: number,
  roleId: number | null,
): Promise<void> => {
  await db
    .insertInto('waitlist_entries')
    .values({ crew_id: crewId, user_id: userId, role_id: roleId, created_at: now() })
    .execute()
}

/** What the viewer has to do with the waiting list, and with an offer. */
export const loadWaits = async (
  ctx: Context,
  viewer: Viewer,
  crewId: number,
): Promise<OfferRelation & WaitRelation> => {
  const { rows } = await sql<{ waits: OfferRelation & WaitRelation }>`
    select to_json(waits) as waits
    from (
      select crews.id${offerRelation({ ...ctx, viewer })}${waitRelation({ ...ctx, viewer })}
      from crews
      where crews.id = ${crewId}
    ) as waits
  `.execute(ctx.db)
  return rows[0]?.waits ?? {}
}

/** False if the player is not on the waiting list. */
export const removeEntry = async ({ db, now }: Context, crewId: number, userId: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('waitlist_entries')
    .set({ removed_at: now() })
    .where('crew_id', '=', crewId)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Keeps a player who is not waiting off the list for good. */
export const insertRemoved = async ({ db, now }: Context, crewId: number, userId: number): Promise<void> => {
  await db
    .insertInto('waitlist_entries')
    .values({ crew_id: crewId, user_id: userId, role_id: null, created_at: now(), removed_at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** As the leader sees them, in their order: a button that fails must not reveal a ban or a block. */
export const listWaiting = ({ db, now }: Context, crewId: number) =>
  db
    .selectFrom('waitlist_entries')
    .innerJoin('crews', 'crews.id', 'waitlist_entries.crew_id')
    .innerJoin('users', 'users.id', 'waitlist_entries.user_id')
    .leftJoin('crew_roles', 'crew_roles.id', 'waitlist_entries.role_id')
    .select([
      'waitlist_entries.id',
      'waitlist_entries.user_id',
      'waitlist_entries.role_id',
      'waitlist_entries.created_at',
      'crew_roles.role_name',
      'users.username',
      'users.display_name',
      'users.profile_image',
      'users.rating_sum',
      'users.rating_count',
    ])
    .where('waitlist_entries.crew_id', '=', crewId)
    .where(canBeOffered(now(), sql`crews.author_id`))
    .orderBy('waitlist_entries.id')
    .execute()

export type WaitingRow = Awaited<ReturnType<typeof listWaiting>>[number]

/** Returns the players. */
export const deleteForRoles = ({ db }: Context, roleIds: readonly number[]) =>
  db
    .deleteFrom('waitlist_entries')
    .where('role_id', 'in', [...roleIds])
    .where('removed_at', 'is', null)
    .returning(['user_id', 'role_id'])
    .execute()

export const deleteEntries = async (
  { db }: Context,
  crewId: number,
  userIds: readonly number[],
): Promise<void> => {
  await db
    .deleteFrom('waitlist_entries')
    .where('crew_id', '=', crewId)
    .where('user_id', 'in', [...userIds])
    .execute()
}

/** Returns the players who waited. */
export const deleteWaitlist = async ({ db }: Context, crewId: number): Promise<number[]> => {
  const rows = await db
    .deleteFrom('waitlist_entries')
    .where('crew_id', '=', crewId)
    .returning(['user_id', 'removed_at'])
    .execute()
  return rows.flatMap(({ user_id, removed_at }) => (removed_at === null ? user_id : []))
}

/** Does not change anything that is visible on the post. */
export const setSeatsAnnounced = async ({ db }: Context, crewId: number, count: number): Promise<void> => {
  await db.updateTable('crews').set({ seats_announced: count }).where('id', '=', crewId).execute()
}

/** Only the leaders and the players on the list see it. */
export const setAsksFirst = async ({ db }: Context, crewId: number, asksFirst: boolean): Promise<void> => {
  await db
    .updateTable('crews')
    .set({ asks_before_offers: asksFirst, seats_announced: 0 })
    .where('id', '=', crewId)
    .execute()
}
