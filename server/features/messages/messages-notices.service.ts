/** The bell: notices grouped by what they are about, and marking them as read. */
import { noticeLimits } from '#contract/notices/limits.ts'
import type { NoticeQuery } from '#contract/notices/list.ts'
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import { orNotFound } from '#server/errors.ts'
import { listOffersTo } from '#server/features/offers/offers.service.ts'
import { publish } from '#server/realtime/publish.ts'
import { countUnreadOf, publishRead } from './messages.service.ts'
import * as sql from './messages-notices.sql.ts'
import { markRead } from './messages-unread.sql.ts'

export const listNotices = async (ctx: Context, viewer: Viewer, { before }: NoticeQuery) => {
  const groups = await sql.listGroups(ctx, viewer.id, before)
  return {
    groups: groups.slice(0, noticeLimits.page),
    hasMore: groups.length > noticeLimits.page,
    offers: before === undefined ? await listOffersTo(ctx, viewer) : [],
    ...(await countUnreadOf(ctx, viewer)),
  }
}

/** Notices that arrived after the page was loaded stay unread. */
export const readNotices = async (ctx: Context, viewer: Viewer, id: number): Promise<void> => {
  const notice = orNotFound(await sql.findNotice(ctx, viewer.id, id))
  await publishRead(ctx, viewer, (ctx) => sql.markGroupRead(ctx, viewer.id, notice))
}

export const deleteNotices = (ctx: Context, viewer: Viewer, id: number): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    await sql.deleteGroup(ctx, viewer.id, orNotFound(await sql.findNotice(ctx, viewer.id, id)))
    await publish(ctx, { topic: 'messages', to: [viewer.id] })
  })

export const readAllNotices = (ctx: Context, viewer: Viewer): Promise<void> =>
  publishRead(ctx, viewer, (ctx) => markRead(ctx, viewer.id, { kind: 'notices' }))
