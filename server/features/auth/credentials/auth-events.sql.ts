/** The security events of players. */
import { maxSecurityEvents, type SecurityEventKind } from '#contract/account/security-events.ts'
import type { Context } from '#server/context.ts'

export const insertSecurityEvent = async (
  { db, now }: Context,
  userId: number,
  kind: SecurityEventKind,
  detail: string,
): Promise<void> => {
  await db
    .insertInto('security_events')
    .values({ user_id: userId, kind, detail, created_at: now() })
    .execute()
}

const newestEvents = ({ db }: Context, userId: number) =>
  db.selectFrom('security_events').where('user_id', '=', userId).orderBy('id', 'desc')

/** All but the newest. */
export const deleteOldSecurityEvents = async (ctx: Context, userId: number): Promise<void> => {
  await ctx.db
    .deleteFrom('security_events')
    .where('id', 'in', newestEvents(ctx, userId).select('id').offset(maxSecurityEvents))
    .execute()
}

export const listSecurityEvents = (ctx: Context, userId: number) =>
  newestEvents(ctx, userId).selectAll().limit(maxSecurityEvents).execute()
