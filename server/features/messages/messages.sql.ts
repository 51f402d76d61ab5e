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

const most = 200

export const listInbox = (ctx: Context, userId: number): Promise<MessageRow[]> =>
  withNames(ctx)
    .where('messages.receiver_id', '=', userId)
    .orderBy('messages.created_at', 'desc')
    .orderBy('messages.id', 'desc')
    .limit(most)
    .execute()

export const countUnread = async ({ db }: Pick<Context, 'db'>, userId: number): Promise<number> => {
  const { unread } = await db
    .selectFrom('messages')
    .select(sql<number>`count(*)`.as('unread'))
    .where('receiver_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return unread
}

export const markRead = async ({ db, now }: Context, userId: number, id: number): Promise<void> => {
  await db
    .updateTable('messages')
    .set({ read_at: now() })
    .where('id', '=', id)
    .where('receiver_id', '=', userId)
    .where('read_at', 'is', null)
    .execute()
}

export const findOwn = (ctx: Context, userId: number, id: number): Promise<MessageRow | undefined> =>
  withNames(ctx).where('messages.id', '=', id).where('messages.receiver_id', '=', userId).executeTakeFirst()
