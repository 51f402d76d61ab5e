import { sql } from 'kysely'
import type { Context } from '#server/context.ts'

const withNames = ({ db }: Context) =>
  db
    .selectFrom('messages')
    .leftJoin('users', 'users.id', 'messages.sender_id')
    .leftJoin('crews', 'crews.id', 'messages.crew_id')
    .selectAll('messages')
    .select(['users.username', 'users.display_name', 'crews.title as crew_title'])

export type MessageRow = Awaited<ReturnType<ReturnType<typeof withNames>['executeTakeFirstOrThrow']>>

const maxListed = 200

export const listInbox = (ctx: Context, userId: number): Promise<MessageRow[]> =>
  withNames(ctx)
    .where('messages.receiver_id', '=', userId)
    .orderBy('messages.created_at', 'desc')
    .orderBy('messages.id', 'desc')
    .limit(maxListed)
    .execute()

/** Players without unread messages have no row. */
export const countUnread = ({ db }: Pick<Context, 'db'>, userIds: readonly number[]) =>
  db
    .selectFrom('messages')
    .select(['receiver_id', sql<number>`count(*)`.as('unread')])
    .where('receiver_id', '=', sql<number>`any(${userIds})`)
    .where('read_at', 'is', null)
    .groupBy('receiver_id')
    .execute()

/** False if the message was read before, or is not the player's. */
export const markRead = async ({ db, now }: Context, userId: number, id: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('messages')
    .set({ read_at: now() })
    .where('id', '=', id)
    .where('receiver_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const findReceived = (ctx: Context, userId: number, id: number): Promise<MessageRow | undefined> =>
  withNames(ctx).where('messages.id', '=', id).where('messages.receiver_id', '=', userId).executeTakeFirst()
