import { sql } from 'kysely'
import type { MessageKind } from '#contract/messages/messages.ts'
import type { Context } from '#server/context.ts'

/** Players without unread messages have no row. */
export const countUnread = ({ db }: Pick<Context, 'db'>, userIds: readonly number[]) =>
  db
    .selectFrom('messages')
    .select([
      'receiver_id',
      sql<number>`count(*)`.as('messages'),
      sql<number>`count(*) filter (where kind = 'system')`.as('notices'),
    ])
    .where('receiver_id', '=', sql<number>`any(${userIds})`)
    .where('read_at', 'is', null)
    .groupBy('receiver_id')
    .execute()

/** Which of the receiver's unread messages to mark: one of them, all from one player or of one kind, or all. */
export interface UnreadSelection {
  readonly id?: number
  readonly senderId?: number
  readonly kind?: MessageKind
}

/** False if there was nothing to mark. */
export const markRead = async (
  { db, now }: Context,
  userId: number,
  { id, senderId, kind }: UnreadSelection = {},
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('messages')
    .set({ read_at: now() })
    .where('receiver_id', '=', userId)
    .where('read_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .$if(senderId !== undefined, (query) => query.where('sender_id', '=', senderId ?? 0))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'system'))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
