import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import { orNotFound } from '#server/errors.ts'
import { publish } from '#server/realtime/publish.ts'
import * as sql from './messages.sql.ts'

export const countUnread = async (
  ctx: Pick<Context, 'db'>,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const rows = await sql.countUnread(ctx, userIds)
  return new Map(rows.map(({ receiver_id, unread }) => [receiver_id, unread]))
}

export const listMessages = async (ctx: Context, viewer: Viewer) => ({
  messages: await sql.listInbox(ctx, viewer.id),
  unreadCount: (await countUnread(ctx, [viewer.id])).get(viewer.id) ?? 0,
})

/** Only the receiver can read a message. The event updates the count on their other pages. */
export const readMessage = (ctx: Context, viewer: Viewer, id: number): Promise<sql.MessageRow> =>
  inTransaction(ctx, async (ctx) => {
    const isChanged = await sql.markRead(ctx, viewer.id, id)
    if (isChanged) await publish(ctx, { topic: 'messages', to: [viewer.id] })
    return orNotFound(await sql.findReceived(ctx, viewer.id, id))
  })
