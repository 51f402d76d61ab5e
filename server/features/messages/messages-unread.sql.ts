import { sql } from 'kysely'
import type { InboxKind } from '#contract/messages/limits.ts'
import type { Context } from '#server/context.ts'

/** Literal, so that the planner sees which index it can use. */
export const isOfKind = (kind: InboxKind) =>
  kind === 'notices' ? sql<boolean>`kind = 'system'` : sql<boolean>`kind <> 'system'`

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
  readonly kind?: InboxKind | undefined
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
    .$if(kind !== undefined, (query) => query.where(isOfKind(kind ?? 'letters')))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
