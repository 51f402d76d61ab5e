import { type Insertable, sql } from 'kysely'
import type { ConversationQuery, MessageQuery } from '#contract/messages.ts'
import type { Context } from '#server/context.ts'
import type { MessagesTable } from '#server/db/tables/messages.ts'

/** Messages with their sender, and the partner: the player who is at the other end for this viewer. */
const withNames = ({ db }: Context, viewerId: number) =>
  db
    .selectFrom('messages')
    .leftJoin('users as sender', 'sender.id', 'messages.sender_id')
    .leftJoin('users as partner', (join) =>
      join.on(
        'partner.id',
        '=',
        sql<number>`case
          when messages.sender_id = ${viewerId} then messages.receiver_id
          else messages.sender_id
        end`,
      ),
    )
    .leftJoin('crews', 'crews.id', 'messages.crew_id')
    .selectAll('messages')
    .select([
      'sender.username as sender_username',
      'sender.display_name as sender_display_name',
      'partner.id as partner_id',
      'partner.username as partner_username',
      'partner.display_name as partner_display_name',
      'partner.profile_image as partner_image',
      'crews.title as crew_title',
    ])

type MessagesQuery = ReturnType<typeof withNames>
export type MessageRow = Awaited<ReturnType<MessagesQuery['executeTakeFirstOrThrow']>>

/** One page, the newest first. */
const listPage = (query: MessagesQuery, { before, limit }: ConversationQuery): Promise<MessageRow[]> =>
  query
    .$if(before !== undefined, (query) => query.where('messages.id', '<', before ?? 0))
    .orderBy('messages.id', 'desc')
    .limit(limit)
    .execute()

const inFolder = (ctx: Context, viewerId: number, folder: MessageQuery['folder']): MessagesQuery => {
  const query = withNames(ctx, viewerId)
  if (folder === 'sent') {
    return query.where('messages.sender_id', '=', viewerId).where('messages.deleted_by_sender', '=', false)
  }
  const received = query.where('messages.receiver_id', '=', viewerId)
  return folder === 'unread'
    ? received.where('messages.read_at', 'is', null)
    : received.where('messages.deleted_by_receiver', '=', sql.lit(false))
}

export const listFolder = (ctx: Context, viewerId: number, query: MessageQuery): Promise<MessageRow[]> =>
  listPage(inFolder(ctx, viewerId, query.folder), query)

/** What the viewer has not deleted. */
const isVisibleTo = (viewerId: number) => sql<boolean>`
  (messages.receiver_id = ${viewerId} and not messages.deleted_by_receiver
    or messages.sender_id = ${viewerId} and not messages.deleted_by_sender)
`

export const listConversation = (
  ctx: Context,
  viewerId: number,
  partnerId: number,
  page: ConversationQuery,
): Promise<MessageRow[]> =>
  listPage(
    withNames(ctx, viewerId)
      .where('messages.sender_id', 'is not', null)
      .where('messages.kind', '<>', 'system')
      .where(sql`least(messages.sender_id, messages.receiver_id)`, '=', Math.min(viewerId, partnerId))
      .where(sql`greatest(messages.sender_id, messages.receiver_id)`, '=', Math.max(viewerId, partnerId))
      .where(isVisibleTo(viewerId)),
    page,
  )

export const findVisible = (ctx: Context, viewerId: number, id: number): Promise<MessageRow | undefined> =>
  withNames(ctx, viewerId).where('messages.id', '=', id).where(isVisibleTo(viewerId)).executeTakeFirst()

export const findReceived = (ctx: Context, viewerId: number, id: number): Promise<MessageRow | undefined> =>
  withNames(ctx, viewerId)
    .where('messages.id', '=', id)
    .where('messages.receiver_id', '=', viewerId)
    .where('messages.deleted_by_receiver', '=', false)
    .executeTakeFirst()

export const findPlayer = ({ db }: Context, id: number) =>
  db
    .selectFrom('users')
    .select(['id', 'username', 'display_name', 'profile_image', 'rating_sum', 'rating_count'])
    .where('id', '=', id)
    .executeTakeFirst()

export type PlayerRow = NonNullable<Awaited<ReturnType<typeof findPlayer>>>

/** Players without unread messages have no row. */
export const countUnread = ({ db }: Pick<Context, 'db'>, userIds: readonly number[]) =>
  db
    .selectFrom('messages')
    .select(['receiver_id', sql<number>`count(*)`.as('unread')])
    .where('receiver_id', '=', sql<number>`any(${userIds})`)
    .where('read_at', 'is', null)
    .groupBy('receiver_id')
    .execute()

/** Which of the receiver's unread messages to mark: one of them, all from one player, or all. */
export interface UnreadSelection {
  readonly id?: number
  readonly senderId?: number
}

/** False if there was nothing to mark. */
export const markRead = async (
  { db, now }: Context,
  userId: number,
  { id, senderId }: UnreadSelection = {},
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('messages')
    .set({ read_at: now() })
    .where('receiver_id', '=', userId)
    .where('read_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .$if(senderId !== undefined, (query) => query.where('sender_id', '=', senderId ?? 0))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const insertMessage = async (
  { db, now }: Context,
  message: Omit<Insertable<MessagesTable>, 'created_at'>,
): Promise<number> => {
  const { id } = await db
    .insertInto('messages')
    .values({ ...message, created_at: now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Whether this text went to this player since then. */
export const hasSent = async (
  { db }: Context,
  senderId: number,
  receiverId: number,
  body: string,
  since: Date,
): Promise<boolean> => {
  const row = await db
    .selectFrom('messages')
    .select('id')
    .where('sender_id', '=', senderId)
    .where('receiver_id', '=', receiverId)
    .where('created_at', '>', since)
    .where('body', '=', body)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** False if the player has no such message. */
export const hideMessage = async ({ db, now }: Context, userId: number, id: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('messages')
    .set({
      deleted_by_receiver: sql<boolean>`deleted_by_receiver or receiver_id = ${userId}`,
      deleted_by_sender: sql<boolean>`deleted_by_sender or coalesce(sender_id = ${userId}, false)`,
      read_at: sql<Date>`case
        when receiver_id = ${userId} then coalesce(read_at, ${now()}::timestamptz)
        else read_at
      end`,
    })
    .where('id', '=', id)
    .where(isVisibleTo(userId))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes the row itself once nobody can see it. */
export const deleteHidden = async ({ db }: Context, id: number): Promise<void> => {
  await db
    .deleteFrom('messages')
    .where('id', '=', id)
    .where('deleted_by_receiver', '=', true)
    .where((eb) => eb.or([eb('sender_id', 'is', null), eb('deleted_by_sender', '=', true)]))
    .execute()
}
