import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
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

/** Only the receiver's own; a second time changes nothing. Their other pages hear of it. */
export const readMessage = (ctx: Context, viewer: Viewer, id: number): Promise<sql.MessageRow> =>
  inTransaction(ctx, async (ctx) => {
    const changed = await sql.markRead(ctx, viewer.id, id)
    if (changed) await publish(ctx, { topic: 'messages', to: [viewer.id] })
    const message = await sql.findOwn(ctx, viewer.id, id)
    if (!message) throw new AppError('not_found')
    return message
  })
