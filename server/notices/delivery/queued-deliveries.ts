/** Mails and pushes that wait to be sent, when the player changes what they want. */
import { sql } from 'kysely'
import type { NoticeKind } from '#contract/notices/kinds.ts'
import type { Context } from '#server/context.ts'

const tables = { mail: 'notice_mails', push: 'notice_pushes' } as const

export const deleteQueued = async (
  { db }: Context,
  channel: keyof typeof tables,
  userId: number,
  kinds: readonly NoticeKind[],
): Promise<void> => {
  await db.deleteFrom(tables[channel]).where('user_id', '=', userId).where('kind', 'in', kinds).execute()
}

/** About what the sender has written to the player. */
export const deleteQueuedFrom = async ({ db }: Context, senderId: number, userId: number): Promise<void> => {
  for (const table of Object.values(tables)) {
    await sql`
      delete from ${sql.table(table)} as queued
      using messages
      where queued.user_id = ${userId} and messages.id = message_id and sender_id = ${senderId}
    `.execute(db)
  }
}

/** What waits for the end of quiet hours is looked at again by the next run, whatever they are by then. */
export const recheckQueued = async ({ db, now }: Context, userId: number): Promise<void> => {
  for (const table of Object.values(tables)) {
    await db
      .updateTable(table)
      .set({ due_at: now() })
      .where('user_id', '=', userId)
      .where('due_at', '>', now())
      .execute()
  }
}
