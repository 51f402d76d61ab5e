import type { Context, Viewer } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import * as sql from './messages.sql.ts'

export const { countUnread } = sql

export const listMessages = async (ctx: Context, viewer: Viewer) => ({
  messages: await sql.listInbox(ctx, viewer.id),
  unreadCount: await sql.countUnread(ctx, viewer.id),
})

/** Only the receiver's own; a second time changes nothing. */
export const readMessage = async (ctx: Context, viewer: Viewer, id: number): Promise<sql.MessageRow> => {
  await sql.markRead(ctx, viewer.id, id)
  const message = await sql.findOwn(ctx, viewer.id, id)
  if (!message) throw new AppError('not_found')
  return message
}
