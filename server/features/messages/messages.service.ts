/** The inbox: lists, conversations, marking as read, deleting. */
import type { InboxKind } from '#contract/messages/limits.ts'
import type { ConversationQuery, MessageQuery } from '#contract/messages/messages.ts'
import type { UnreadCounts } from '#contract/wire/events.ts'
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import { AppError, orNotFound } from '#server/errors.ts'
import { hasBlocked } from '#server/features/blocks/blocks.service.ts'
import { publish } from '#server/realtime/publish.ts'
import * as sql from './messages.sql.ts'
import { findPlayer } from './messages-players.sql.ts'
import * as unread from './messages-unread.sql.ts'

export const countUnread = async (
  ctx: Pick<Context, 'db'>,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, UnreadCounts>> => {
  const rows = await unread.countUnread(ctx, userIds)
  return new Map(
    rows.map(({ receiver_id, messages, notices }) => [
      receiver_id,
      { unreadCount: messages, unreadNotices: notices },
    ]),
  )
}

export const countUnreadOf = async (ctx: Context, viewer: Viewer): Promise<UnreadCounts> =>
  (await countUnread(ctx, [viewer.id])).get(viewer.id) ?? { unreadCount: 0, unreadNotices: 0 }

export const listMessages = async (ctx: Context, viewer: Viewer, query: MessageQuery) => ({
  messages: await sql.listFolder(ctx, viewer.id, query),
  ...(await countUnreadOf(ctx, viewer)),
})

export const listConversation = async (
  ctx: Context,
  viewer: Viewer,
  userId: number,
  page: ConversationQuery,
) => {
  if (userId === viewer.id) throw new AppError('not_found')
  const player = orNotFound(await findPlayer(ctx, viewer, userId))
  const messages = await sql.listConversation(ctx, viewer.id, userId, page)
  // Only players who know a banned player from before still find them here.
  if (player.is_banned && messages.length === 0 && page.before === undefined) throw new AppError('not_found')
  return {
    player,
    messages,
    isBlocked: await hasBlocked(ctx, viewer, userId),
  }
}

/** The event updates the counts on the receiver's other pages. `mark`: false if there was nothing to mark. */
export const publishRead = (
  ctx: Context,
  viewer: Viewer,
  mark: (ctx: Context) => Promise<boolean>,
): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    if (await mark(ctx)) await publish(ctx, { topic: 'messages', to: [viewer.id] })
  })

const markRead = (ctx: Context, viewer: Viewer, selection?: unread.UnreadSelection): Promise<void> =>
  publishRead(ctx, viewer, (ctx) => unread.markRead(ctx, viewer.id, selection))

/** Only the receiver can read a message. */
export const readMessage = async (ctx: Context, viewer: Viewer, id: number): Promise<sql.MessageRow> => {
  await markRead(ctx, viewer, { id })
  return orNotFound(await sql.findReceived(ctx, viewer.id, id))
}

export const readConversation = (ctx: Context, viewer: Viewer, userId: number): Promise<void> =>
  markRead(ctx, viewer, { senderId: userId })

export const readAllMessages = (ctx: Context, viewer: Viewer, kind: InboxKind | undefined): Promise<void> =>
  markRead(ctx, viewer, { kind })

export const deleteMessage = (ctx: Context, viewer: Viewer, id: number): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    if (!(await sql.hideMessage(ctx, viewer.id, id))) throw new AppError('not_found')
    await sql.deleteHidden(ctx, id)
    await publish(ctx, { topic: 'messages', to: [viewer.id] })
  })
