/** Notices that their receiver need no longer read: they have acted on them, or there is nothing left to act on. */
import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import type { NoticeType } from '#server/notices/texts/notice-texts.ts'
import { publish } from '#server/realtime/publish.ts'

const receiverOf = ({ receiver_id }: { receiver_id: number }) => receiver_id

/** Marks the notices of applications as read: the leader who decided about them knows. */
export const readNoticesOf = async (ctx: Context, applicationIds: readonly number[]): Promise<void> => {
  const rows = await ctx.db
    .updateTable('messages')
    .set({ read_at: ctx.now() })
    .where('application_id', '=', sql<number>`any(${applicationIds}::int[])`)
    .where('read_at', 'is', null)
    .returning('receiver_id')
    .execute()
  await publish(ctx, { topic: 'messages', to: rows.map(receiverOf) })
}

/** Marks what players have about a crew as read. */
const readAbout = async (
  ctx: Context,
  userIds: readonly number[],
  crewId: number,
  what: { readonly kind: 'invitation' } | { readonly notice_type: NoticeType },
): Promise<void> => {
  const rows = await ctx.db
    .updateTable('messages')
    .set({ read_at: ctx.now() })
    .where('receiver_id', '=', sql<number>`any(${userIds}::int[])`)
    .where('crew_id', '=', crewId)
    .where((eb) => eb.and(what))
    .where('read_at', 'is', null)
    .returning('receiver_id')
    .execute()
  await publish(ctx, { topic: 'messages', to: rows.map(receiverOf) })
}

/** There is nothing left to answer once an offer has ended. */
export const readWaitlistOffers = (ctx: Context, userIds: readonly number[], crewId: number): Promise<void> =>
  readAbout(ctx, userIds, crewId, { notice_type: 'waitlist_offer' })

/** A player who applies to a crew, or answers an offer of its seats, knows of them. */
export const readInvitations = async (ctx: Context, userId: number, crewId: number): Promise<void> => {
  await readAbout(ctx, [userId], crewId, { kind: 'invitation' })
  await readWaitlistOffers(ctx, [userId], crewId)
}

/** A player who answers the ready check knows of it. */
export const readReadyCalls = (ctx: Context, userId: number, crewId: number): Promise<void> =>
  readAbout(ctx, [userId], crewId, { notice_type: 'ready_called' })

/** The player no longer decides about the applications to a crew. */
export const readApplicationNotices = (ctx: Context, userId: number, crewId: number): Promise<void> =>
  readAbout(ctx, [userId], crewId, { notice_type: 'applied' })

/** Deletes the notices of applications unless they have been read. */
export const deleteUnreadNotices = async (ctx: Context, applicationIds: readonly number[]): Promise<void> => {
  const rows = await ctx.db
    .deleteFrom('messages')
    .where('application_id', '=', sql<number>`any(${applicationIds}::int[])`)
    .where('read_at', 'is', null)
    .returning('receiver_id')
    .execute()
  await publish(ctx, { topic: 'messages', to: rows.map(receiverOf) })
}

/** Deletes what players have about a crew and have not read, with the mails and pushes of it that still wait. */
export const deleteUnreadAbout = async (
  { db }: Context,
  userIds: readonly number[],
  crewId: number,
  types: readonly NoticeType[],
  data: object = {},
): Promise<void> => {
  await db
    .deleteFrom('messages')
    .where('receiver_id', '=', sql<number>`any(${userIds}::int[])`)
    .where('crew_id', '=', crewId)
    .where('notice_type', 'in', types)
    .where(sql<boolean>`notice_data @> ${JSON.stringify(data)}::jsonb`)
    .where('read_at', 'is', null)
    .execute()
}

/** The player has changed their mind about what the leaders have not read yet. */
export const withdrawDispute = async (
  ctx: Context,
  userId: number,
  leaderIds: readonly number[],
  crewId: number,
): Promise<void> => {
  await deleteUnreadAbout(ctx, leaderIds, crewId, ['settlement_disputed'], { userId })
  await publish(ctx, { topic: 'messages', to: [...leaderIds] })
}
