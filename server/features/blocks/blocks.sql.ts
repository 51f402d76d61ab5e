import { sql, type Updateable } from 'kysely'
import type { ContactSettings } from '#contract/blocks/blocks.ts'
import type { Context } from '#server/context.ts'
import { isNotBanned } from '#server/db/bans.ts'
import type { UsersTable } from '#server/db/tables/auth.ts'

/**
 * Whether the player takes messages, which a banned one does not; undefined if there is no such player. Until the end of
 * the transaction nobody can change that, and the player cannot block anyone.
 */
export const lockContact = async ({ db, now }: Context, userId: number): Promise<boolean | undefined> => {
  const row = await db
    .selectFrom('users')
    .select(sql<boolean>`accepts_contact and ${isNotBanned(now())}`.as('is_accepting'))
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  return row?.is_accepting
}

/** Waits until nobody is writing to the player, and makes others wait. */
export const lockBlocker = async ({ db }: Context, userId: number): Promise<void> => {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

/** Who of the two has blocked the other. */
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
