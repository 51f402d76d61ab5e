import { sql, type Updateable } from 'kysely'
import type { ContactSettings } from '#contract/blocks/blocks.ts'
import { isNotBanned } from '#server/accounts/bans.ts'
import type { Context } from '#server/context.ts'
import type { UsersTable } from '#server/db/tables/auth.ts'

/**
 * Those of the players who exist, and whether each accepts messages, which banned players do not. Until the end of the
 * transaction no one can change that, and they cannot block anyone.
 */
export const lockContacts = ({ db, now }: Context, userIds: readonly number[]) =>
  db
    .selectFrom('users')
    .select(['id', sql<boolean>`accepts_contact and ${isNotBanned(now())}`.as('is_accepting')])
    .where('id', '=', sql<number>`any(${userIds}::int[])`)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forShare()
    .execute()

/** Every block between the player and one of the others. */
export const listBlocksBetween = async ({ db }: Context, userId: number, otherIds: readonly number[]) => {
  const { rows } = await sql<{ blocker_id: number; blocked_id: number }>`
    select blocker_id, blocked_id from blocks where blocker_id = ${userId} and blocked_id = any(${otherIds}::int[])
    union all
    select blocker_id, blocked_id from blocks where blocked_id = ${userId} and blocker_id = any(${otherIds}::int[])
  `.execute(db)
  return rows
}

/** Waits until no one is writing to the player, and makes other writers wait. */
export const lockBlocker = async ({ db }: Context, userId: number): Promise<void> => {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

/** Which of the two have blocked the other. */
export const listBlockers = async (
  { db }: Context,
  userId: number,
  otherId: number,
): Promise<readonly number[]> => {
  const rows = await db
    .selectFrom('blocks')
    .select('blocker_id')
    .where('blocker_id', 'in', [userId, otherId])
    .where('blocked_id', 'in', [userId, otherId])
    .execute()
  return rows.map(({ blocker_id }) => blocker_id)
}

export const listBlocks = ({ db }: Context, blockerId: number) =>
  db
    .selectFrom('blocks')
    .innerJoin('users', 'users.id', 'blocks.blocked_id')
    .select(['users.id', 'users.username', 'users.display_name', 'users.profile_image', 'blocks.created_at'])
    .where('blocks.blocker_id', '=', blockerId)
    .orderBy('blocks.created_at', 'desc')
    .orderBy('users.id', 'desc')
    .execute()

export type BlockRow = Awaited<ReturnType<typeof listBlocks>>[number]

export const countOtherBlocks = async (
  { db }: Context,
  blockerId: number,
  exceptId: number,
): Promise<number> => {
  const { count } = await db
    .selectFrom('blocks')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '<>', exceptId)
    .executeTakeFirstOrThrow()
  return count
}

/** Blocking someone twice changes nothing. False if there is no such player. */
export const insertBlock = async (
  { db, now }: Context,
  blockerId: number,
  blockedId: number,
): Promise<boolean> => {
  const player = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', blockedId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!player) return false
  await db
    .insertInto('blocks')
    .values({ blocker_id: blockerId, blocked_id: blockedId, created_at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return true
}

/** In both directions. */
export const deleteFavourites = async ({ db }: Context, userId: number, otherId: number): Promise<void> => {
  await db
    .deleteFrom('favourites')
    .where('user_id', 'in', [userId, otherId])
    .where('favourite_id', 'in', [userId, otherId])
    .execute()
}

export const deleteBlock = async ({ db }: Context, blockerId: number, blockedId: number): Promise<void> => {
  await db
    .deleteFrom('blocks')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .execute()
}

export const findContactSettings = async (
  { db }: Context,
  userId: number,
): Promise<ContactSettings | undefined> => {
  const row = await db
    .selectFrom('users')
    .select(['accepts_contact', 'is_findable'])
    .where('id', '=', userId)
    .executeTakeFirst()
  return row && { acceptsContact: row.accepts_contact, isFindable: row.is_findable }
}

export const setContactSettings = async (
  { db }: Context,
  userId: number,
  columns: Pick<Updateable<UsersTable>, 'accepts_contact' | 'is_findable'>,
): Promise<void> => {
  await db.updateTable('users').set(columns).where('id', '=', userId).execute()
}
