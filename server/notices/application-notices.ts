import type { Context } from '#server/context.ts'
import { publish } from '#server/realtime/publish.ts'

/** Marks the notices of all applications to a crew as read: the player no longer decides about them. */
export const readApplicationNotices = async (ctx: Context, userId: number, crewId: number): Promise<void> => {
  const rows = await ctx.db
    .updateTable('messages')
    .set({ read_at: ctx.now() })
    .where('receiver_id', '=', userId)
    .where('crew_id', '=', crewId)
    .where('notice_type', '=', 'applied')
    .where('read_at', 'is', null)
    .returning('id')
    .execute()
  if (rows.length > 0) await publish(ctx, { topic: 'messages', to: [userId] })
}
